import { type CallOptions, orEmpty, type Page, type Portal, read, type Schema } from '../client/index.ts'

/** A letter that lies in the data folder, because no mail server is set. */
export type Letter = Schema<'Letter'>
/** The letter as a mail program would show it; `html` belongs into a frame without scripts. */
export type LetterText = Schema<'LetterText'>

/**
 * Letters in the data folder, the newest first, for who has the token that the console printed; empty with `error`
 * on failure. GET /api/letter/list.
 */
export function listLetters(
  portal: Portal,
  consoleToken: string,
  options?: CallOptions,
): Promise<Page<Letter>> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.GET('/api/letter/list', { ...init, params: { header: shown(consoleToken) } }),
    ),
  )
}

/**
 * One of these letters. Throws `forbidden` for a wrong token, `not_found`, also where a mail server is set.
 * GET /api/letter/get/{id}.
 */
export function readLetter(
  portal: Portal,
  consoleToken: string,
  id: string,
  options?: CallOptions,
): Promise<LetterText> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/letter/get/{id}', {
      ...init,
      params: { path: { id }, header: shown(consoleToken) },
    }),
  )
}

function shown(consoleToken: string) {
  return { 'X-Console-Token': consoleToken }
}
