import { searchWords } from '../../../platform/search-words.ts'

/** A Russian keyboard has no Kazakh letters: «кала» has to match «қала». */
const KAZAKH = new Map(
  Object.entries({ ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и' }),
)

/** The keys of a Latin keyboard and the Cyrillic letters on them. */
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** Longer spellings come first. */
const SPELLINGS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ...[...'abvgdeziyklmnoprstufhcjw'].map(
    (latin, at) => [latin, [...'абвгдезийклмнопрстуфхсйв'][at] ?? ''] as const,
  ),
]

/** Endings of Russian words, the longest first; «дисков» and «диски» are both «диск». */
const ENDING =
  /(?:иями|ыми|ими|ого|ему|ому|ами|ями|ной|ные|ных|ный|ная|ное|ную|ой|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|ов|ев|ей|ам|ям|ах|ях|ом|ем|а|я|о|е|ы|и|у|ю|ь)$/

const SHORTEST_STEM = 4

/** Text as suggestions compare it: lower case, words with single spaces, no ё and no letters of Kazakh alone. */
export function fold(text: string): string {
  return searchWords(text).replace(/[әғқңөұүһі]/g, (letter) => KAZAKH.get(letter) ?? letter)
}

export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}

/** A word without its Russian ending; the word itself if too little would remain. */
export function stem(word: string): string {
  const short = word.replace(ENDING, '')
  return short.length >= SHORTEST_STEM ? short : word
}

/** Other readings of a text that nothing begins like: with another keyboard layout, or in the other script. */
export function otherReadings(text: string): string[] {
  const lower = text.toLowerCase()
  const readings = [
    byKeys(lower, LATIN_KEYS, RUSSIAN_KEYS),
    byKeys(lower, RUSSIAN_KEYS, LATIN_KEYS),
    spelled(lower, 0),
    spelled(lower, 1),
  ]
  return [...new Set(readings)].filter((reading) => reading !== lower)
}

function byKeys(text: string, from: string, to: string): string {
  return [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('')
}

function spelled(text: string, from: 0 | 1): string {
  let rest = text
  let written = ''
  while (rest !== '') {
    const found = SPELLINGS.find((pair) => rest.startsWith(pair[from]))
    written += found ? found[1 - from] : rest[0]
    rest = rest.slice(found?.[from].length ?? 1)
  }
  return written
}
