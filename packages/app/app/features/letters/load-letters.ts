import type { Portal } from '@sauda/sdk'
import { type Letter, type LetterText, listLetters, readLetter } from '@sauda/sdk/people'
import { data } from 'react-router'
import { answered } from '../../shell/answered.ts'

export type LoadedLetters =
  | { locked: true; wrong: boolean }
  | { locked: false; letters: Letter[]; letter: LetterText | null }

/**
 * Returns the e-mails for a visitor with the console's token, and the selected one, by default the newest. With a mail
 * server configured the page responds with 404.
 */
export async function loadLetters(
  portal: Portal,
  token: string | null,
  id: string | undefined,
  signal: AbortSignal,
): Promise<LoadedLetters> {
  const { items, error } = await listLetters(portal, token ?? '', { signal })
  if (error?.code === 'forbidden') return { locked: true, wrong: token !== null }
  if (error) throw data(null, { status: error.status === 404 ? 404 : 503 })
  const shown = id ?? items[0]?.id
  const letter = shown ? await answered(readLetter(portal, token ?? '', shown, { signal })) : null
  return { locked: false, letters: items, letter }
}
