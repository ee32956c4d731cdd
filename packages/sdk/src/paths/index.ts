/*
 * The paths of the portal's pages, in Russian; `localPath` puts a path into another language. A page without a variable
 * part is a constant, which bundlers write out where it is named; any other is a function.
 *
 *   import * as paths from '@sauda/sdk/paths'
 */
export * from './members-pages.ts'
export * from './pages.ts'
