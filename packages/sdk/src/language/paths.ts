import type { Language } from './language.ts'

const KAZAKH = '/kk'

/**
 * A page's address in a language: Russian pages stand at the spec's own paths, Kazakh ones under `/kk`.
 * Query and hash are kept; a path that already names a language changes to the asked one.
 */
export function localPath(path: string, language: Language): string {
  const plain = splitPath(path).path
  if (language === 'ru') return plain
  return plain === '/' || plain.startsWith('/?') || plain.startsWith('/#')
    ? KAZAKH + plain.slice(1)
    : KAZAKH + plain
}

/** `/kk/ads?q=1` → `{ language: 'kk', path: '/ads?q=1' }`; every other address is Russian as it stands. */
export function splitPath(path: string): { language: Language; path: string } {
  const rest = path.slice(KAZAKH.length)
  if (!path.startsWith(KAZAKH) || !/^([/?#]|$)/.test(rest)) return { language: 'ru', path: onThisHost(path) }
  return { language: 'kk', path: onThisHost(rest.startsWith('/') ? rest : `/${rest}`) }
}

/** A path with one slash at its beginning: as a link, two would name another host. */
function onThisHost(path: string): string {
  return path.replace(/^\/{2,}/, '/')
}
