export type PhotoChanges = { added: string[]; removed: string[]; moved: string[] }

type Photo = { readonly key: string }

/**
 * Compares the photos of an ad before and after an edit, by their keys. `moved` has the fewest photos that explain the
 * new order: of the photos that stayed, all but a longest sequence that is still in the old order.
 */
export function photoChanges(before: readonly Photo[], after: readonly Photo[]): PhotoChanges {
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
