import type { createBrowserRouter } from 'react-router'

declare global {
  interface Window {
    /** React Router keeps the router of the page here, for its own use. */
    __reactRouterDataRouter?: ReturnType<typeof createBrowserRouter>
  }
}

/**
 * The router of the page. For what few parts of the portal need of it: the hooks of React Router that offer it would be
 * loaded with every page.
 */
export const dataRouter = () => window.__reactRouterDataRouter
