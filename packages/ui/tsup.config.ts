import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
  // The theme's @source lines are relative to the file, so in dist they match index.js.
  onSuccess: () => copyFile('src/theme.css', 'dist/theme.css'),
})
