import {
  articleKey,
  articleKeys,
  asCyrillic,
  fold,
  foldedWords,
  hasDigit,
  measuresOf,
  stemKeys,
} from '@sauda/sdk/search'
import type { AdNames } from '../ads/catalogue/search-words.ts'

/** PostgreSQL counts positions no further. */
const LAST_POSITION = 16_383

const TRANSLIT: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  э: 'e',
  ю: 'u',
  я: 'ya',
}

/** «х5» is found as «x5» and «б6» as «b6»: letters beside digits are read as Latin ones that look or sound alike. */
export function codeKeys(word: string): string[] {
  if (!hasDigit(word) || !/[а-я]/.test(word)) return []
  const sounds = [...word].map((letter) => TRANSLIT[letter] ?? letter).join('')
  return [...new Set([lookAlike(word), sounds])].filter((key) => /^[a-z0-9]+$/.test(key))
}

/** As `articleKey`, but a letter О stays a letter. */
const lookAlike = (word: string) => {
  const key = articleKey(word)
  return [...word]
    .map((letter, at) => (letter === 'о' || letter === 'o' ? 'o' : (key[at] ?? letter)))
    .join('')
}

/** Every key under which a folded word is found. */
export function wordKeys(word: string): string[] {
  return [...stemKeys(word), ...codeKeys(word)]
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
    for (const word of foldedWords(said)) {
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
