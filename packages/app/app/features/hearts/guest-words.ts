import { MOST_KEPT_FAVOURITES } from '@sauda/sdk/favourites'
import { sayNews, sayProblem } from '../../shell/messages.ts'
import type { Owner } from './favourites-store.ts'
import { sendingWords } from './sending-words.ts'

/** Tells a guest once where the first favourite is kept, or why it is not. */
export function tellGuest(
  owner: Owner | null,
  { isWritten, isFull, isFirst }: { isWritten: boolean; isFull: boolean; isFirst: boolean },
): void {
  const words = sendingWords[owner?.language ?? 'ru']
  if (isFull) sayProblem(words.full(MOST_KEPT_FAVOURITES))
  else if (!isWritten) sayProblem(words.noStorage)
  else if (isFirst) sayNews(words.kept)
}
