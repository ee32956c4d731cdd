import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'

/** The home page and the catalogue have a larger search of their own. */
const SEARCHES: readonly string[] = [paths.home, paths.ads, `${paths.ads}/`]

/** Whether the page of an address has a search of its own. */
export const hasOwnSearch = (pathname: string): boolean => SEARCHES.includes(splitPath(pathname).path)
