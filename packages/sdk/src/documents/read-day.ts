import { normalBin } from '../access/index.ts'
import { type Field, type Findings, isAbsent, refuse } from './read-values.ts'
import { writtenDay, writtenMonth } from './written-day.ts'
import { writtenBin } from './written-values.ts'

/** The month of the date that 1C writes where there is none. */
const EMPTY_IN_1C = '0001-01'

/** The first year that a document can have. */
const FIRST_YEAR = 2000
const YEARS_AHEAD = 2

/** Reads a date as `writtenDay` does. Returns it as `2026-11-20`, or null. */
export function readDay(
  findings: Findings,
  field: Field,
  { now, isRequired = false }: { now: Date; isRequired?: boolean },
): string | null {
  if (isAbsent(field.raw)) {
    if (isRequired) refuse(findings, field, 'required')
    return null
  }
  const day = dayIn(field.raw)
  if (day === null) refuse(findings, field, 'not_a_date', '2026-11-20')
  else if (!isRequired && day.startsWith(EMPTY_IN_1C)) return null
  else if (inItsCentury(findings, field, day, now)) return day
  return null
}

/** Reads a month as `writtenMonth` does. Returns null if it is absent or wrong. */
export function readMonth(findings: Findings, field: Field, now: Date): string | null {
  if (isAbsent(field.raw)) return null
  const month = typeof field.raw === 'string' ? writtenMonth(field.raw) : null
  if (month === null) refuse(findings, field, 'not_a_month', '2026-11')
  else if (month !== EMPTY_IN_1C && inItsCentury(findings, field, `${month}-01`, now)) return month
  return null
}

function inItsCentury(findings: Findings, field: Field, day: string, now: Date): boolean {
  const year = Number(day.slice(0, 4))
  const lastYear = now.getUTCFullYear() + YEARS_AHEAD
  const last = `${lastYear}${now.toISOString().slice(4, 10)}`
  if (year < FIRST_YEAR) refuse(findings, field, 'date_too_early', `${FIRST_YEAR}-01-01`)
  else if (day > last) refuse(findings, field, 'date_too_late', last)
  else return true
  return false
}

function dayIn(raw: unknown): string | null {
  return typeof raw === 'string' ? writtenDay(raw) : null
}

const BIN_DIGITS = 12

/** Reads a BIN or IIN: a text of 12 digits with the right check digit, zeros in front kept. Returns null if it is wrong. */
export function readBin(findings: Findings, field: Field): string | null {
  if (isAbsent(field.raw)) {
    refuse(findings, field, 'required')
    return null
  }
  if (typeof field.raw !== 'string') {
    // As a number it has already lost the zeros in front.
    refuse(findings, field, 'bin_not_text')
    return null
  }
  const digits = writtenBin(field.raw)
  const needed = String(BIN_DIGITS)
  if (!/^[0-9]+$/.test(digits)) refuse(findings, field, 'bin_not_digits')
  else if (digits.length < BIN_DIGITS) refuse(findings, field, 'bin_too_short', needed)
  else if (digits.length > BIN_DIGITS) refuse(findings, field, 'bin_too_long', needed)
  else if (normalBin(digits) === null) refuse(findings, field, 'bin_check_digit')
  else return digits
  return null
}

/** Whether an IBAN has the right check digits (ISO 13616: the number modulo 97 is 1). */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
