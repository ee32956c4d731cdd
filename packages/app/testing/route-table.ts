import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const NAME = 'virtual:route-table'

/** Gives tests in a browser the table of `routes.ts`, whose helpers run only in Node. */
export function routeTable(): Plugin {
  return {
    name: 'sauda:route-table',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(routes)}` : undefined),
  }
}
