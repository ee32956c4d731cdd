export interface Move {
  id: number
  /** Its places, from 1. */
  from: number
  to: number
}

/**
 * Returns the one entry whose move makes an order another one of the same entries; undefined if it takes more than one.
 * Two neighbours that change places count as the first one's move.
 */
export function moveBetween(before: readonly number[], after: readonly number[]): Move | undefined {
  const first = before.findIndex((id, at) => after[at] !== id)
  const last = before.findLastIndex((id, at) => after[at] !== id)
  return moveOf(before, after, { from: first, to: last }) ?? moveOf(before, after, { from: last, to: first })
}

function moveOf(
  before: readonly number[],
  after: readonly number[],
  { from, to }: { from: number; to: number },
): Move | undefined {
  const id = before[from]
  if (id === undefined) return undefined
  const moved = before.toSpliced(from, 1).toSpliced(to, 0, id)
  return moved.join() === after.join() ? { id, from: from + 1, to: to + 1 } : undefined
}
