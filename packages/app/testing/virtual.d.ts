declare module 'virtual:route-table' {
  import type { RouteConfigEntry } from '@react-router/dev/routes'

  const routes: RouteConfigEntry[]
  export default routes
}
