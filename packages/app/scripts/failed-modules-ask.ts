import type { Plugin } from 'vite'

const RELOAD = 'window.location.reload();'
const ASK = 'if (window.dispatchEvent(new CustomEvent("sauda:chunk-failure", { cancelable: true })))'

/**
 * React Router reloads the page each time a route's module fails to load. The portal does so at most once a minute
 * (spec §8), so the reload first dispatches an event that `app/shell/chunk-failure.ts` can cancel.
 */
export function failedModulesAsk(): Plugin {
  let found = false
  return {
    name: 'sauda:failed-modules-ask',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*routeModules\.js/ },
      handler(code) {
        if (code.split(RELOAD).length !== 2) return null
        found = true
        return { code: code.replace(RELOAD, `${ASK} ${RELOAD}`), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('React Router no longer reloads where it did: look at failed-modules-ask.ts')
    },
  }
}
