import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/
const LOAD_PART = join(import.meta.dirname, '../app/shell/load-part.ts')

/** Has each `import()` of the client call `app/shell/load-part.ts` in place of the function that Vite generates. */
export function partsLoadAgain(): Plugin {
  let found = false
  return {
    name: 'sauda:parts-load-again',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: HELPER },
      handler() {
        found = true
        return `export { loadPart as __vitePreload } from ${JSON.stringify(LOAD_PART)}`
      },
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('Vite’s function for `import()` is another: look at parts-load-again.ts')
    },
  }
}
