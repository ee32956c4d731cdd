import type { Plugin } from 'vite'

const EXPORTS =
  'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext'

/**
 * Leaves React Router's instrumentation out of the client: every page fetches its 2 kB, and only an app that passes
 * `instrumentations` uses it. Of its functions the router calls one in any case, and takes nothing for an answer.
 */
export function withoutInstrumentation(): Plugin {
  let found = false
  return {
    name: 'sauda:without-instrumentation',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/router\/instrumentation\.js$/ },
      handler(code) {
        if (!code.includes(`export { ${EXPORTS} }`)) return null
        found = true
        return {
          code: EXPORTS.split(', ')
            .map((name) => `export function ${name}() {}`)
            .join('\n'),
          map: null,
        }
      },
    },
    buildEnd() {
      if (!found) this.error('React Router’s instrumentation is another: look at without-instrumentation.ts')
    },
  }
}
