import type { Plugin } from 'vite'

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

/**
 * React Router reloads the page each time a route's module does not load. The portal does so at most once in
 * a minute (spec §8), so here the failure is thrown instead and `app/shell/chunk-failure.ts` decides.
 */
export function failedModulesThrow(): Plugin {
  let found = false
  return {
    name: 'sauda:failed-modules-throw',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*routeModules\.js/ },
      handler(code) {
        if (!RELOAD.test(code)) return null
        found = true
        return { code: code.replace(RELOAD, 'throw error;'), map: null }
      },
    },
    buildEnd() {
      if (!found) this.error('React Router no longer reloads where it did: look at failed-modules-throw.ts')
    },
  }
}
