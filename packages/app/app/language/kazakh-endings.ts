import { groupDigits } from '@sauda/sdk/language'

/** The endings of a number in Kazakh: «14:52-ге», «25-тен», «10:00-де». */
type Endings = { readonly to: string; readonly from: string; readonly at: string }

const SOFT = { to: 'ге', from: 'ден', at: 'де' } as const
const SOFT_VOICELESS = { to: 'ке', from: 'тен', at: 'те' } as const
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
  ...[SOFT, HARD_VOICELESS, SOFT_VOICELESS, { to: 'ге', from: 'нен', at: 'де' }, HARD_NASAL],
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
