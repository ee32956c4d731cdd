import { sayNews } from '../../shell/messages.ts'
import { ownerOfFavourites, setFavourite } from './favourites-store.ts'

/** So long a removal can be taken back, in ms; a message stays as long (spec §9). */
export const UNDO = 5000

/** Removes an ad from a list of favourites, and offers to take it back: until then nothing is sent. */
export function removeWithUndo(id: number, title: string): void {
  const words = ownerOfFavourites()?.words
  if (!words) return
  setFavourite(id, false, { wait: UNDO })
  sayNews(words.removed(title), { label: words.back, onClick: () => setFavourite(id, true) })
}
