import { fold, isCyrillic, isLatin } from './fold.ts'

/** How Latin letters stand for Russian and Kazakh ones, the longest first. */
const LATIN: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['shh', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['je', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'ж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['z', 'з'],
  ["'", 'ь'],
]

/** A Latin word as it would be written in Cyrillic letters: «podshipnik» as «подшипник», «tezhegish» as «тежегиш». */
export function asCyrillic(word: string): string {
  let rest = word.toLowerCase()
  let written = ''
  while (rest !== '') {
    const vowelBefore = /[аеиоуыэюя]$/.test(written)
    const pair = LATIN.find(([latin]) => rest.startsWith(latin))
    if (rest.startsWith('y') && (!pair || pair[0] === 'y')) {
      written += vowelBefore ? 'й' : 'ы'
      rest = rest.slice(1)
      continue
    }
    const [latin, letters] = pair ?? [rest.charAt(0), rest.charAt(0)]
    written += letters
    rest = rest.slice(latin.length)
  }
  return written
}

/** The Latin letters that nearly every spelling has for these. */
const PLAIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
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
  э: 'e',
  ю: 'u',
}

const WRITTEN: Readonly<Record<string, string>> = { й: 'j', ч: 'ch', ш: 'sh', я: 'ya' }

/** A code that was typed in Cyrillic letters as it sounds: «б6» as «b6». Signs and letters without one stay. */
export function asLatin(word: string): string {
  return [...word].map((letter) => WRITTEN[letter] ?? PLAIN[letter] ?? letter).join('')
}

const SOUND: Readonly<Record<string, string>> = {
  й: 'i',
  ч: 'q',
  ш: 'w',
  щ: 'w',
  ы: 'i',
  я: 'a',
  ь: '',
  ъ: '',
}

const smooth = (key: string) => key.replace(/(.)\1+/g, '$1').replace(/i(?=[aeou])/g, '')

/**
 * A key that is equal for a word in Latin and in Cyrillic letters, however it was transliterated: «брембо» and «brembo»,
 * «zazhiganiya» and «зажигания».
 */
export function soundKey(word: string): string {
  if (/[а-я]/.test(word))
    return smooth([...word].map((letter) => SOUND[letter] ?? PLAIN[letter] ?? letter).join(''))
  const plain = word
    .replace(/w/g, 'v')
    .replace(/shch|sch|sh/g, 'w')
    .replace(/tch|ch/g, 'q')
    .replace(/zh|dj/g, 'j')
    .replace(/kh/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/ck|c(?![eiy])/g, 'k')
    .replace(/c/g, 's')
    .replace(/x/g, 'ks')
    .replace(/y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/ee/g, 'i')
  return smooth(plain)
}

const HEARD: Readonly<Record<string, string>> = {
  о: 'а',
  я: 'а',
  э: 'и',
  е: 'и',
  ы: 'и',
  й: 'и',
  ю: 'у',
  б: 'п',
  д: 'т',
  г: 'к',
  з: 'с',
  в: 'ф',
  ж: 'ш',
  щ: 'ш',
  ц: 'с',
  ь: '',
  ъ: '',
}

/** A key that is equal for Cyrillic words that sound alike: «калотки» and «колодки». */
export function heardKey(word: string): string {
  return [...word]
    .map((letter) => HEARD[letter] ?? letter)
    .join('')
    .replace(/(.)\1+/g, '$1')
}

/** Latin letters, and below each the Cyrillic letter of the same shape; «і» folds to «и». */
const LATIN_SHAPES = 'abcehikmoptxy'
const CYRILLIC_SHAPES = 'авсеникмортху'

const reshaped = (word: string, from: string, to: string) =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('')

/**
 * What a folded word with letters of both alphabets may stand for: «фильтp», «tormoз» and «воsch». Some of its letters
 * were typed for their shape, others for their sound. Empty for a word of one alphabet.
 */
export function oneAlphabetReadings(word: string): string[] {
  if (!/[a-z]/.test(word) || !/[а-я]/.test(word)) return []
  const readings = [
    reshaped(word, LATIN_SHAPES, CYRILLIC_SHAPES),
    asCyrillic(word),
    reshaped(word, CYRILLIC_SHAPES, LATIN_SHAPES),
    asCyrillic(reshaped(word, LATIN_SHAPES, CYRILLIC_SHAPES)),
  ]
  return [...new Set(readings.map(fold))].filter((reading) => isLatin(reading) || isCyrillic(reading))
}
