/**
 * Returns the first index from one on that is far enough, `to` if none is, by halving.
 * @param isEnough true for every index after the first for which it is true
 */
export function partitionPoint(from: number, to: number, isEnough: (index: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}
