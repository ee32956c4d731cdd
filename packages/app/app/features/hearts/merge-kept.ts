import { attempt } from '@sauda/sdk'
import { mergeFavourites } from '@sauda/sdk/favourites'
import type { Language } from '@sauda/sdk/language'
import { portalFor } from '../../shell/browser-portal.ts'
import { sayDone, sayProblem } from '../../shell/messages.ts'
import { setFavourite, showFavourites } from './favourites-store.ts'
import { readKept, writeKept } from './kept-favourites.ts'
import { sendingWords } from './sending-words.ts'

/** Who has signed in. */
interface Member {
  userId: number
  language: Language
  renderedFor: string | undefined
}

/**
 * Adds what this browser has kept for a guest to the favourites of the user who has signed in. The browser forgets it after
 * the answer, and nothing before: a call that fails is repeated with the next page.
 */
export async function mergeKept({ userId, language, renderedFor }: Member): Promise<void> {
  const kept = readKept()
  if (kept.length === 0) return
  const merged = await attempt(mergeFavourites(portalFor(language, renderedFor), userId, kept))
  if (!merged.ok) return
  const { favourites, added, left_out: leftOut } = merged.value
  const sent = new Set(kept.map((one) => one.user_banner_id))
  writeKept(readKept().filter((one) => !sent.has(one.user_banner_id)))
  showFavourites(favourites)
  const words = sendingWords[language]
  if (added.length > 0) {
    const undo = () => {
      for (const id of added) setFavourite(id, false, { wait: 0 })
    }
    sayDone(words.merged(String(added.length)), { label: words.undo, onClick: undo })
  }
  if (leftOut > 0) sayProblem(words.leftOut(String(leftOut)))
}
