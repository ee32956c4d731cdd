import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

/** `./src/ads/index.ts` → `ads/index`: one entry per export; `pnpm generate` derives them from the folders. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['@sauda/source'].replace(/^\.\/src\/|\.ts$/g, '')],
)

export default defineConfig({
  entry: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
  format: ['esm', 'cjs'],
  target: 'es2023',
  dts: true,
  splitting: true,
  clean: true,
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
})
