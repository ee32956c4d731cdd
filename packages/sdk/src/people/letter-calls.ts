import { type CallOptions, orEmpty, type Page, type Portal, read } from '../client/index.ts'
import type { Letter, LetterText } from '../generated/schemas.ts'

/**
 * Returns e-mails in the data folder, newest first. Needs the token printed to the console; empty with `error` on
 * failure. GET /api/letter/list.
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
 * Returns one of these e-mails. Throws `forbidden` for a wrong token, `not_found`, also if a mail server is configured.
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
