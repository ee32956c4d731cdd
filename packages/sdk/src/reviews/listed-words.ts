/**
 * Words with which a review waits for a look by staff: abuse, and accusations of a crime. Each is the beginning of a word, in
 * small letters, `ё` as `е`; `=` ends a whole word.
 */
const LISTED = [
  'мошенни',
  'кидал',
  'ворюг',
  'ворье',
  'вор=',
  'воры=',
  'жулик',
  'жулье',
  'аферист',
  'преступни',
  'обманщи',
  'сволоч',
  'подонок',
  'подонк',
  'мраз',
  'урод=',
  'уроды=',
  'тварь',
  'твари=',
  'идиот',
  'дебил',
  'кретин',
  'придур',
  'мудак',
  'мудач',
  'гондон',
  'козлы=',
  'козел=',
  'сука=',
  'суки=',
  'бля=',
  'бляд',
  'блят',
  'хуй',
  'хуе',
  'хуи',
  'хуя',
  'пизд',
  'пидор',
  'пидар',
  'ебан',
  'ебат',
  'еблан',
  'заеб',
  'уеб',
  'наеб',
  'говн',
  'дерьм',
  'чурк',
  'алаяқ',
  'ұры=',
  'ұрылар',
  'қарақшы',
  'ақымақ',
  'оңбаған',
  'арамза',
  'сайтан',
  'жынды=',
  'малғұн',
  'ант ұрған',
  'иттің баласы',
  'көтiн',
  'көтін',
  'қотақ',
  'сігей',
  'сігіл',
] as const

let rule: RegExp | undefined

/** One expression of all words; made when it is first needed. */
function listed(): RegExp {
  const ways = LISTED.map((word) => (word.endsWith('=') ? `${word.slice(0, -1)}(?![\\p{L}\\d])` : word))
  rule ??= new RegExp(`(?<![\\p{L}\\d])(?:${ways.join('|')})`, 'u')
  return rule
}

/** Whether a text has one of the listed words, in any case and with `ё` or `е`. */
export function hasListedWord(text: string): boolean {
  return listed().test(text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' '))
}
