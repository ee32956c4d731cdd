/** Cyrillic letters that look like Latin ones, and the letter that looks like a zero. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  к: 'k',
  м: 'm',
  о: '0',
  р: 'p',
  т: 't',
  х: 'x',
  у: 'y',
  o: '0',
}

/** Fewer signs, or fewer digits, are no article number. */
const SHORTEST = 5
const LEAST_DIGITS = 3
const LONGEST = 22
/** «0 986 479 743» is four words; none is set in more than this. */
const MOST_WORDS = 6

/** Letters and digits of an article number in one spelling: «0 986 494-468» and «0986494468», «АВ145397» and «AB145397». */
export function articleKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[авсенкмортхуo]/g, (letter) => LATIN[letter] ?? letter)
}

/** Whether a key of `articleKey` is long enough for an article number, and has enough digits. */
export function isArticle(key: string): boolean {
  return (
    key.length >= SHORTEST &&
    key.length <= LONGEST &&
    /^[a-z0-9]+$/.test(key) &&
    (key.match(/\d/g)?.length ?? 0) >= LEAST_DIGITS
  )
}

/** Every article number that a text may hold, as keys: words that follow each other are also read as one. */
export function articleKeys(text: string): string[] {
  const found = new Set<string>()
  for (const phrase of text.split(/[^\p{L}\p{N}\s.\-/+–]+|[.](?=\s)/u)) {
    const words = phrase.match(/[\p{L}\p{N}]+/gu) ?? []
    for (let from = 0; from < words.length; from++) {
      let key = ''
      for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to++) {
        const word = articleKey(words[to] ?? '')
        if (!/^[a-z0-9]+$/.test(word)) break
        key += word
        if (isArticle(key)) found.add(key)
      }
    }
  }
  return [...found]
}
