/** A random number generator with the same output on every machine for one seed. Not for secrets. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** True with probability `share` (0..1). */
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
  /** `count` different items, in random order. */
  some<T>(list: readonly T[], count: number): T[]
  /** One item, with probability proportional to its weight. */
  weighted<T>(entries: readonly (readonly [item: T, weight: number])[]): T
}

/** mulberry32: 32 bits of state, good enough for demo data. */
const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @throws RangeError from `pick` and `weighted` if there is nothing to choose from. */
export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)

  const weighted = <T>(entries: readonly (readonly [T, number])[]): T => {
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of entries) {
      left -= weight
      if (left < 0) return item
    }
    throw new RangeError('Nothing to weigh')
  }

  return {
    next,
    int,
    chance: (share) => next() < share,
    pick,
    shuffle,
    some: (list, count) => shuffle(list).slice(0, count),
    weighted,
  }
}
