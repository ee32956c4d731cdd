import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { failedModulesAsk } from './scripts/failed-modules-ask.ts'

/** What every page needs anyway comes in one file: it compresses better than in twenty. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|tailwind-merge|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs))\//

/** The same for what stands around every page. */
const FRAME =
  /app\/(shell\/(?!toasts|typed-|put-)|features\/site\/(?!own-|user-|language-)|language\/l)|sdk\/src\/language\/(?!error|field|typed)|lucide-react\/dist\/esm\/(?!icons\/(?!chevron-down|arrow-right))|ui\/src\/(button|site-|logo|class-names|text-link|loading-bar|action-menu\/use-closing-menu|error-page|hydrated|card|plate|badge|drawing\/drawing[.])/

/** What lists share. */
const LIST = /ui\/src\/(page-head|load-more)\//

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
                { name: 'list', test: LIST },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/pages.ts' } } },
  },
})
