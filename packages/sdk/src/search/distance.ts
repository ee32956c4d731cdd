/** Meilisearch's thresholds: one typo from five letters, two from nine. */
const ONE_TYPO = 5
const TWO_TYPOS = 9

/** How many typos a word may have; none where it has digits. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0
  return word.length >= TWO_TYPOS ? 2 : word.length >= ONE_TYPO ? 1 : 0
}

/**
 * The edits from one word to the other: letters added, left out, replaced, or two neighbours swapped. Gives up beyond
 * `most` and returns one more.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
