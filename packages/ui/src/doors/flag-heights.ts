/** Flags nearer than this share of the row, in per cent, would touch. */
const WIDTH = 13

/** Flags stand at one of these heights. */
const HEIGHTS = 3

/**
 * The height of each flag, 0 just above the doors: the lowest one at which it does not touch the flag before it. Where
 * there is none, the height whose last flag is farthest away.
 * @param places where the flags stand, from left to right, in per cent of the row
 */
export function flagHeights(places: readonly number[]): number[] {
  const last = Array.from({ length: HEIGHTS }, () => Number.NEGATIVE_INFINITY)
  return places.map((place) => {
    const free = last.findIndex((before) => place - before >= WIDTH)
    const height = free === -1 ? last.indexOf(Math.min(...last)) : free
    last[height] = place
    return height
  })
}
