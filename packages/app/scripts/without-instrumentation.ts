import type { Plugin } from 'vite'

const EXPORTS =
  'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext'

/**
 * Removes React Router's instrumentation from the client: 2 kB on every page, used only by apps that pass
 * `instrumentations`. The router calls one of its functions in any case, and accepts undefined as its result.
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
    buildEnd(error) {
      if (!error && !found)
        this.error('React Router’s instrumentation is another: look at without-instrumentation.ts')
    },
  }
}
