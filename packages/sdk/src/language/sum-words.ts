import type { Language } from '../generated/schemas.ts'

/** The words of a language for numbers, by digit. Hundreds are written out, because both languages join them differently. */
interface Numerals {
  readonly zero: string
  /** 1 to 19; the tens of Kazakh have no words of their own from 11. */
  readonly ones: readonly string[]
  readonly tens: readonly string[]
  readonly hundreds: readonly string[]
  /** Thousands, millions and so on. */
  readonly scales: readonly Scale[]
}

interface Scale {
  /** After 1, after 2 to 4, and after all others. */
  readonly forms: readonly [string, string, string]
  /** «Одна тысяча», «две тысячи»: the noun is feminine. */
  readonly feminine?: true
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
    scales: [
      { forms: ['тысяча', 'тысячи', 'тысяч'], feminine: true },
      { forms: ['миллион', 'миллиона', 'миллионов'] },
      { forms: ['миллиард', 'миллиарда', 'миллиардов'] },
      { forms: ['триллион', 'триллиона', 'триллионов'] },
    ],
  },
  kk: {
    zero: 'нөл',
    ones: KAZAKH_ONES,
    tens: /* @__PURE__ */ split('он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан'),
    // A single hundred is «жүз», while a single thousand or million keeps «бір».
    hundreds: /* @__PURE__ */ KAZAKH_ONES.map((one, at) => (at < 2 ? ['', 'жүз'][at] : `${one} жүз`) ?? ''),
    scales: [
      { forms: ['мың', 'мың', 'мың'] },
      { forms: ['миллион', 'миллион', 'миллион'] },
      { forms: ['миллиард', 'миллиард', 'миллиард'] },
      { forms: ['триллион', 'триллион', 'триллион'] },
    ],
  },
}

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
  const text = numberInWords((tiyn - hundredths) / 100, NUMERALS[language])
  const cents = String(hundredths).padStart(2, '0')
  const [tenge, coin] = TENGE[language]
  const rest = currency === 'KZT' ? `${tenge} ${cents} ${coin}` : `${currency} ${cents}/100`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${rest}`
}

function numberInWords(number: number, numerals: Numerals): string {
  if (number === 0) return numerals.zero
  const parts: string[] = []
  for (let rest = number, power = 0; rest > 0; rest = Math.floor(rest / 1000), power++) {
    const group = rest % 1000
    if (group > 0) parts.unshift(...wordsOfGroup(group, numerals, numerals.scales[power - 1]))
  }
  return parts.join(' ')
}

/** The words of 1 to 999, with the thousands, millions … that they count. */
function wordsOfGroup(group: number, { ones, tens, hundreds }: Numerals, scale: Scale | undefined): string[] {
  const below = group % 100
  // Russian has words up to 19, Kazakh up to 9.
  const whole = below < ones.length
  const one = whole ? below : below % 10
  const name = scale?.feminine ? (FEMININE[one] ?? ones[one]) : ones[one]
  const ten = whole ? '' : tens[Math.floor(below / 10)]
  return [hundreds[Math.floor(group / 100)], ten, name, scale?.forms[formAfter(below)]].filter(
    (word): word is string => Boolean(word),
  )
}

function formAfter(below: number): 0 | 1 | 2 {
  const one = below % 10
  if (one === 0 || one > 4 || (below > 10 && below < 20)) return 2
  return one === 1 ? 0 : 1
}
