import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { failedModulesAsk } from './scripts/failed-modules-ask.ts'

/** What every page needs anyway comes in one file: it compresses better than in twenty. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|tailwind-merge|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs))\//

/** The same for what stands around every page. */
const FRAME =
  /app\/(shell\/(?!toasts)|features\/site\/|language\/l)|sdk\/src\/language\/(?!error)|lucide-react\/dist\/esm\/(?!icons)|ui\/src\/(button|site-|logo|segmented|class-names|text-link|loading-bar|error-page|hydrated|card|plate)/

/** Workspace packages are read from their sources, so nothing has to be built before the app. */
const SOURCE = '@sauda/source'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), failedModulesAsk()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { noExternal: [/^@sauda\//], resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: BASE },
                { name: 'frame', test: FRAME },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/pages.ts' } } },
  },
})
