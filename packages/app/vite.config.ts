import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { failedModulesAsk } from './scripts/failed-modules-ask.ts'

/** Workspace packages are read from their sources, so nothing has to be built before the app. */
const SOURCE = '@sauda/source'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), failedModulesAsk()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { noExternal: [/^@sauda\//], resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  environments: { ssr: { build: { rollupOptions: { input: './server/pages.ts' } } } },
})
