export type Decision = {
  /** Empty for a form that decides nothing about an ad. */
  act: string
  /** Null if several ads were decided at once. */
  adId: number | null
  /** The key of the photo that it is about, or empty. */
  photo: string
}

type State = {
  /** The decision that is being sent. */
  sending: Decision | null
  /** The last one that was accepted. */
  last: Decision | null
  /** Whether there is a publication to undo. */
  isPlanned: boolean
}

/**
 * What the key for undoing does. Only a publication can be undone, and only if it is what the moderator did last: after
 * another decision the moderator is told so first.
 * - `undo`: undoes the last planned publication;
 * - `wait`: undoes the publication that is being sent once it is planned;
 * - `tell`: says that the last decision cannot be undone.
 */
export function undoAnswer({ sending, last, isPlanned }: State): 'undo' | 'wait' | 'tell' | null {
  if (sending) {
    if (isPublication(sending)) return 'wait'
    return sending.act === '' || sending.act === 'undo' ? null : 'tell'
  }
  if (last && !isPublication(last)) return 'tell'
  return isPlanned ? 'undo' : null
}

function isPublication({ act, adId }: Decision): boolean {
  return act === 'publish' && adId !== null
}
