/*
 * The Russian paths of the portal's pages; `localPath` converts a path to another language. A page without parameters
 * is a constant, which bundlers inline; any other is a function.
 *
 *   import * as paths from '@sauda/sdk/paths'
 */
export * from './members-pages.ts'
export * from './pages.ts'
