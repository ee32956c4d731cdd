import type { Language } from '../generated/schemas.ts'
import { type CountForms, nounAfter } from './plurals.ts'

/** The words of a language for numbers, by digit. Hundreds are written out, because both languages join them differently. */
interface Numerals {
  readonly zero: string
  /** 1 to 19; the tens of Kazakh have no words of their own from 11. */
  readonly ones: readonly string[]
  readonly tens: readonly string[]
  readonly hundreds: readonly string[]
}

const split = (words: string): readonly string[] => ['', ...words.split(' ')]

const RUSSIAN_ONES = /* @__PURE__ */ split(
  'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
)
const FEMININE = ['', 'одна', 'две'] as const
const KAZAKH_ONES = /* @__PURE__ */ split('бір екі үш төрт бес алты жеті сегіз тоғыз')

const NUMERALS: Record<Language, Numerals> = {
  ru: {
    zero: 'ноль',
    ones: RUSSIAN_ONES,
    tens: /* @__PURE__ */ split(
      'десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    ),
    hundreds: /* @__PURE__ */ split(
      'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
    ),
  },
  kk: {
    zero: 'нөл',
    ones: KAZAKH_ONES,
    tens: /* @__PURE__ */ split('он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан'),
    // A single hundred is «жүз», while a single thousand or million keeps «бір».
    hundreds: /* @__PURE__ */ KAZAKH_ONES.map((one, at) => (at < 2 ? ['', 'жүз'][at] : `${one} жүз`) ?? ''),
  },
}

/** What each group of three digits counts, from thousands. */
const SCALES: readonly CountForms[] = [
  { ru: ['тысяча', 'тысячи', 'тысяч'], kk: 'мың' },
  { ru: ['миллион', 'миллиона', 'миллионов'], kk: 'миллион' },
  { ru: ['миллиард', 'миллиарда', 'миллиардов'], kk: 'миллиард' },
  { ru: ['триллион', 'триллиона', 'триллионов'], kk: 'триллион' },
]

/** Names of tenge and tiyn; neither changes after a number. */
const TENGE = { ru: ['тенге', 'тиын'], kk: ['теңге', 'тиын'] } as const

/**
 * Returns a sum in words, as documents have it: «Четыреста двенадцать тысяч тенге 00 тиын», «Төрт жүз он екі мың теңге
 * 00 тиын». Another currency is named by its code: «Сто USD 50/100». Throws a RangeError unless the sum is a safe
 * integer of at least 0.
 *
 * @param tiyn the sum in hundredths of the currency
 * @param currency ISO 4217
 */
export function sumInWords(tiyn: number, currency: string, language: Language): string {
  if (!Number.isSafeInteger(tiyn) || tiyn < 0) throw new RangeError(`No sum in words: ${tiyn}`)
  const hundredths = tiyn % 100
  const text = numberInWords((tiyn - hundredths) / 100, language)
  const cents = String(hundredths).padStart(2, '0')
  const [tenge, coin] = TENGE[language]
  const rest = currency === 'KZT' ? `${tenge} ${cents} ${coin}` : `${currency} ${cents}/100`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${rest}`
}

function numberInWords(number: number, language: Language): string {
  if (number === 0) return NUMERALS[language].zero
  const words: string[] = []
  for (let rest = number, power = 0; rest > 0; rest = Math.floor(rest / 1000), power++) {
    const group = rest % 1000
    if (group > 0) words.unshift(...wordsOfGroup(group, power, language))
  }
  return words.filter(Boolean).join(' ')
}

/** The words of 1 to 999, with the thousands, millions … that they count. */
function wordsOfGroup(group: number, power: number, language: Language): string[] {
  const { ones, tens, hundreds } = NUMERALS[language]
  const below = group % 100
  // Russian has words up to 19, Kazakh up to 9.
  const hasWord = below < ones.length
  const one = hasWord ? below : below % 10
  // «Одна тысяча»: thousands are feminine in Russian.
  const feminine = language === 'ru' && power === 1 ? FEMININE[one] : undefined
  const scale = SCALES[power - 1]
  return [
    hundreds[Math.floor(group / 100)] ?? '',
    hasWord ? '' : (tens[Math.floor(below / 10)] ?? ''),
    feminine ?? ones[one] ?? '',
    scale ? nounAfter(below, scale, language) : '',
  ]
}
