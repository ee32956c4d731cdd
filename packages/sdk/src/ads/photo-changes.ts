/** What an edit does to the photos of an ad, as their keys. */
export interface PhotoChanges {
  /** Photos that were not there before, in their new order. */
  added: string[]
  /** Photos that are gone, in their old order. */
  removed: string[]
  /** Photos that stayed and have another place, in their new order. */
  moved: string[]
}

/** A photo, by what identifies it. */
export interface PhotoKey {
  /** `key` of the photo. */
  readonly key: string
}

/**
 * Compares the photos of an ad before and after an edit, by their keys. `moved` has the fewest photos that explain the
 * new order: of the photos that stayed, all but a longest sequence that is still in the old order.
 */
export function photoChanges(before: readonly PhotoKey[], after: readonly PhotoKey[]): PhotoChanges {
  const places = new Map(before.map(({ key }, place) => [key, place]))
  const keys = after.map(({ key }) => key)
  const now = new Set(keys)
  const stayed = keys.filter((key) => places.has(key))
  const still = longestRising(stayed.map((key) => places.get(key) ?? 0))
  return {
    added: keys.filter((key) => !places.has(key)),
    removed: before.map(({ key }) => key).filter((key) => !now.has(key)),
    moved: stayed.filter((_, at) => !still.has(at)),
  }
}

/** Indexes of a longest increasing subsequence. Quadratic, which is fast enough for ten photos. */
function longestRising(values: readonly number[]): Set<number> {
  let longest: number[] = []
  const endingAt: number[][] = []
  values.forEach((value, at) => {
    const before = endingAt
      .filter((row) => (values[row.at(-1) ?? 0] ?? 0) < value)
      .reduce<number[]>((best, row) => (row.length > best.length ? row : best), [])
    const row = [...before, at]
    endingAt.push(row)
    if (row.length > longest.length) longest = row
  })
  return new Set(longest)
}
