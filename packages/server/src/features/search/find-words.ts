import {
  articleKey,
  articleKeys,
  asCyrillic,
  asLatin,
  fold,
  foldedWords,
  hasDigit,
  measuresOf,
  stemKeys,
} from '@sauda/sdk/search'

/** PostgreSQL counts positions no further. */
const LAST_POSITION = 16_383

/** Longer words are known by their beginning: PostgreSQL takes no lexeme of more than 2,046 bytes. */
const LONGEST_WORD = 60

/** A folded word as far as it is looked at, in ads and in queries alike. */
export const cutWord = (word: string): string =>
  word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('')

/** «х5» is found as «x5» and «б6» as «b6»: letters beside digits are read as Latin ones that look or sound alike. */
export function codeKeys(word: string): string[] {
  if (!hasDigit(word) || !/[а-я]/.test(word)) return []
  return [...new Set([lookAlike(word), asLatin(word)])].filter((key) => /^[a-z0-9]+$/.test(key))
}

/** As `articleKey`, but a letter О stays a letter. */
const lookAlike = (word: string) => {
  const key = articleKey(word)
  return [...word]
    .map((letter, at) => (letter === 'о' || letter === 'o' ? 'o' : (key[at] ?? letter)))
    .join('')
}

/** Every key under which a folded word is found. */
function wordKeys(word: string): string[] {
  return [...stemKeys(word), ...codeKeys(word)]
}

/** The names of an ad's ids, in both languages. */
export interface AdNames {
  brand?: string | null
  part?: string | null
  part_kk?: string | null
  service?: string | null
  service_kk?: string | null
}

interface Says {
  title: string
  title_kk: string | null
  text: string
  text_kk: string | null
}

/**
 * What an ad is found by, as the text of a tsvector: stems, sizes («=5w30») and article numbers («#0986479743»). Made in
 * code, so that embedded and other databases agree. Weight A is the title, B the names of its part, brand and service,
 * D its text.
 */
export function adFind({ title, title_kk, text, text_kk }: Says, names: AdNames): string {
  const at: string[] = []
  let position = 0
  const add = (said: string | null | undefined, weight: string) => {
    if (!said) return
    const place = () => `${Math.min(position, LAST_POSITION)}${weight}`
    for (const word of foldedWords(said).map(cutWord)) {
      position += 1
      for (const key of new Set(wordKeys(word))) at.push(`${quoted(key)}:${place()}`)
    }
    const measures = measuresOf(fold(said)).flatMap(({ keys }) => keys)
    for (const key of new Set(measures)) at.push(`${quoted(`=${key}`)}:${place()}`)
    for (const key of articleKeys(said)) at.push(`${quoted(`#${key}`)}:${place()}`)
    // Words of different texts are no phrase.
    position += 1
  }
  add(title, 'A')
  add(title_kk, 'A')
  for (const name of [names.part, names.part_kk, names.service, names.service_kk, names.brand]) add(name, 'B')
  add(text, 'D')
  add(text_kk, 'D')
  return at.join(' ')
}

/** A lexeme of a tsvector or tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '').replaceAll("'", "''")}'`
}

/** Cyrillic readings of a Latin word, folded. */
export const cyrillicReading = (word: string): string => fold(asCyrillic(word))
