import type { components } from '@sauda/sdk'
import { page } from '../../contract/paging.ts'
import type { LetterBox, LyingLetter } from '../../platform/mail/letter-box.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'

type Schemas = components['schemas']

const MOST = 200

/**
 * Returns the e-mails stored in the data folder.
 * @throws RefusalError `not_found` with a mail server, `forbidden` without the token
 */
export async function listLetters(deps: Deps, token: string | null): Promise<Schemas['LetterList']> {
  const { letters, total } = await opened(deps, token).list(MOST)
  return page(letters.map(headOf), { total })
}

/** Returns one e-mail. @throws RefusalError `not_found`, `forbidden` */
export async function readLetter(
  deps: Deps,
  token: string | null,
  id: string,
): Promise<Schemas['LetterText']> {
  const letter = await opened(deps, token).read(id)
  if (!letter) throw new RefusalError('not_found')
  return { ...headOf(letter), text: letter.text, html: letter.html }
}

function opened({ letterBox }: Deps, token: string | null): LetterBox {
  if (!letterBox) throw new RefusalError('not_found')
  if (!letterBox.opensTo(token)) throw new RefusalError('forbidden')
  return letterBox
}

function headOf({ id, to, subject, sentAt }: LyingLetter): Schemas['Letter'] {
  return { id, to, subject, sent_at: sentAt.toISOString() }
}
