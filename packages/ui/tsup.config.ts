import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
  // The theme's @source lines look beside themselves, so in dist they find index.js.
  onSuccess: () => copyFile('src/theme.css', 'dist/theme.css'),
})
