import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { languageOfBuild } from './scripts/build-language.ts'
import { failedModulesAsk } from './scripts/failed-modules-ask.ts'
import { kitDrawings } from './scripts/kit-drawings.ts'
import { lateParts } from './scripts/late-parts.ts'
import { oneLanguage } from './scripts/one-language.ts'
import { partsLoadAgain } from './scripts/parts-load-again.ts'
import { plannedChunks } from './scripts/planned-chunks.ts'
import { withoutInstrumentation } from './scripts/without-instrumentation.ts'
import { withoutMessages } from './scripts/without-messages.ts'

/** Workspace packages are resolved to their sources, so nothing has to be built before the app. */
const SOURCE = '@sauda/source'

/** Lucide's icons use a shorter function of ours. */
const ICONS = join(import.meta.dirname, 'app/icons/create-lucide-icon.ts')

/** One server renders both languages; from the other client it only needs the manifest. */
const SERVER_ENTRIES = { ru: './server/pages.ts', kk: './server/assets.ts' }

/**
 * The oldest browsers that Tailwind 4 supports. For a browser without `:has()`, the minifier would wrap lists that contain it
 * in `:is()`, and a browser tries such a rule on every element, not only on those with its class.
 */
const STYLE_TARGETS = ['chrome111', 'edge111', 'firefox128', 'ios16.4', 'safari16.4']

export default defineConfig({
  // Nobody reads the table of sizes, for which each file would be compressed.
  build: { cssTarget: STYLE_TARGETS, reportCompressedSize: false },
  plugins: [
    tailwindcss(),
    oneLanguage(languageOfBuild),
    reactRouter(),
    kitDrawings(),
    lateParts(),
    failedModulesAsk(),
    partsLoadAgain(),
    withoutInstrumentation(),
    withoutMessages(),
    plannedChunks(),
  ],
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ICONS }],
  },
  // Of Lucide the server would load every icon, which is 40 MB.
  ssr: {
    noExternal: [/^@sauda\//, 'lucide-react'],
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Inlines constants, so that a path adds bytes only to the pages that use it.
          optimization: { inlineConst: { mode: 'all' } },
          // The plan decides which modules share a file; otherwise the bundler adds a function to every page.
          experimental: { chunkOptimization: false },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: SERVER_ENTRIES[languageOfBuild] } } },
  },
})
