import { defineConfig } from 'tsup'

// One entry for each subpath of package.json's exports.
const ROOMS = ['access', 'ads', 'content', 'language', 'live', 'notifications', 'people', 'rooms']

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(ROOMS.map((room) => [`${room}/index`, `src/${room}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  target: 'es2023',
  dts: true,
  splitting: true,
  clean: true,
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
})
