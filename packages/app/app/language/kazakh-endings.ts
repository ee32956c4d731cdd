import { groupDigits } from '@sauda/sdk/language'

/** The endings of a number or a word in Kazakh: «14:52-ге», «25-тен», «10:00-де». */
type Endings = { readonly to: string; readonly from: string; readonly at: string }

const SOFT = { to: 'ге', from: 'ден', at: 'де' } as const
const SOFT_VOICELESS = { to: 'ке', from: 'тен', at: 'те' } as const
const SOFT_NASAL = { to: 'ге', from: 'нен', at: 'де' } as const
const HARD = { to: 'ға', from: 'дан', at: 'да' } as const
const HARD_VOICELESS = { to: 'қа', from: 'тан', at: 'та' } as const
const HARD_NASAL = { to: 'ға', from: 'нан', at: 'да' } as const

// An ending follows the last word of the number as it is spoken: нөл, бір, екі, үш, төрт, бес, алты, жеті, сегіз, тоғыз.
const DIGITS = [
  ...[SOFT, SOFT, SOFT, SOFT_VOICELESS, SOFT_VOICELESS],
  ...[SOFT_VOICELESS, HARD, SOFT, SOFT, HARD],
] as const

// Он, жиырма, отыз, қырық, елу, алпыс, жетпіс, сексен, тоқсан; the first stands for a number that ends with 00.
const TENS = [
  ...[SOFT, HARD_NASAL, HARD, HARD, HARD_VOICELESS],
  ...[SOFT, HARD_VOICELESS, SOFT_VOICELESS, SOFT_NASAL, HARD_NASAL],
] as const

function endingsOf(number: number): Endings {
  if (number > 0 && number % 1000 === 0) return HARD_NASAL
  const digit = number % 10
  const found = digit === 0 && number > 0 ? TENS[(number / 10) % 10] : DIGITS[digit]
  return found ?? SOFT
}

/** «25-тен»: out of so many. */
export function kazakhFrom(number: number): string {
  return `${groupDigits(number)}-${endingsOf(number).from}`
}

/** «14:52-ге»: to a time of the clock. */
export function kazakhToTime(time: string): string {
  return `${time}-${endingsOf(Number(time.slice(-2))).to}`
}

/** «10:00-де»: at a time of the clock. */
export function kazakhAtTime(time: string): string {
  return `${time}-${endingsOf(Number(time.slice(-2))).at}`
}

// «5-і»: бірі, екісі, үші, төрті, бесі, алтысы, жетісі, сегізі, тоғызы; оны, жиырмасы, отызы …; жүзі; мыңы.
const DIGITS_OF_THEM = ['і', 'і', 'сі', 'і', 'і', 'і', 'сы', 'сі', 'і', 'ы'] as const
const TENS_OF_THEM = ['і', 'ы', 'сы', 'ы', 'ы', 'і', 'ы', 'і', 'і', 'ы'] as const

/** «5-і»: so many of them. @param count a whole number, also in groups: «1 016» */
export function kazakhOfThem(count: string): string {
  const number = Number(count.replaceAll(/\D/gu, ''))
  const digit = number % 10
  if (number > 0 && number % 1000 === 0) return `${count}-ы`
  const ending = digit === 0 && number > 0 ? TENS_OF_THEM[(number / 10) % 10] : DIGITS_OF_THEM[digit]
  return `${count}-${ending}`
}

/** «66 000 ₸-ге»: to a price, spoken «теңгеге». @param price as `money` writes it */
export function kazakhToMoney(price: string): string {
  return `${price}-${SOFT.to}`
}

/** «66 000 ₸-ден»: from a price. @param price as `money` writes it */
export function kazakhFromMoney(price: string): string {
  return `${price}-${SOFT.from}`
}

/** «2026 ж. 21 қарашаға», «бүгінге»: to a day. @param day as `longDate` and `dayLabel` name it */
export function kazakhToDay(day: string): string {
  return day + endingsOfWord(day).to
}

/** «2026 ж. 21 қарашадан», «бүгіннен»: from a day. @param day as `longDate` and `dayLabel` name it */
export function kazakhFromDay(day: string): string {
  return day + endingsOfWord(day).from
}

/** «3 желтоқсанда»: on a day. @param day as `longDate` and `dayLabel` name it */
export function kazakhOnDay(day: string): string {
  return day + endingsOfWord(day).at
}

/** The last vowel makes an ending soft or hard, the last sound does the rest. */
function endingsOfWord(word: string): Endings {
  const isSoft = /[еіәөү][^аеиоуыіәөүұ]*$/u.test(word)
  if (/[кқпстфхш]$/u.test(word)) return isSoft ? SOFT_VOICELESS : HARD_VOICELESS
  if (/[мнң]$/u.test(word)) return isSoft ? SOFT_NASAL : HARD_NASAL
  return isSoft ? SOFT : HARD
}
