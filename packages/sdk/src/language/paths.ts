import type { Language } from '../generated/schemas.ts'

const KAZAKH = '/kk'

/**
 * Returns the address of a page in a language: Russian pages have the paths of the spec, Kazakh ones are under `/kk`.
 * Query and hash are kept; a path that is already in another language is converted.
 */
export function localPath(path: string, language: Language): string {
  const plain = splitPath(path).path
  if (language === 'ru') return plain
  return plain === '/' || plain.startsWith('/?') || plain.startsWith('/#')
    ? KAZAKH + plain.slice(1)
    : KAZAKH + plain
}

/** The language of an address, and its Russian path. */
export interface SplitPath {
  /** The language of the page. */
  language: Language
  /** The path of the Russian page, with query and hash. */
  path: string
}

/** `/kk/ads?q=1` → `{ language: 'kk', path: '/ads?q=1' }`; every other address is Russian and unchanged. */
export function splitPath(path: string): SplitPath {
  const rest = path.slice(KAZAKH.length)
  if (!path.startsWith(KAZAKH) || !/^([/?#]|$)/.test(rest)) return { language: 'ru', path: onThisHost(path) }
  return { language: 'kk', path: onThisHost(rest.startsWith('/') ? rest : `/${rest}`) }
}

/** A path with a single slash at its beginning: a link with two would lead to another host. */
function onThisHost(path: string): string {
  return path.replace(/^\/{2,}/, '/')
}
