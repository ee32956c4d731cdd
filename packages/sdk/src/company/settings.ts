import { isMobilePhone, lineProblem, normalPhone, oneLine } from '../access/index.ts'
import type { CompanyChange } from '../generated/schemas.ts'
import type { FieldErrors } from '../language/index.ts'
import { hoursProblems } from './hours.ts'

/** How much a company may say of itself. */
export const COMPANY_LIMITS = {
  sign: { min: 2, max: 60 },
  trade: { min: 0, max: 80 },
  phones: 3,
  brands: 60,
  spareParts: 120,
} as const

/** Settings as they are stored, and what is wrong with them. */
export interface CheckedCompany {
  /** The same fields, with texts as lines and phones in E.164. Wrong fields are as they came. */
  readonly change: CompanyChange
  /** Codes by field; empty if nothing is wrong. */
  readonly errors: FieldErrors
}

/** Returns a change of a company's settings as it is stored, with what is wrong by field. Fields that are omitted stay so. */
export function checkCompany(change: CompanyChange): CheckedCompany {
  const checked: CompanyChange = { ...change }
  const errors: FieldErrors = {}
  if (change.sign !== undefined) {
    checked.sign = oneLine(change.sign)
    const problem = lineProblem(change.sign, COMPANY_LIMITS.sign)
    if (problem) errors.sign = [problem]
  }
  for (const field of ['trade', 'trade_kk'] as const) {
    if (change[field] === undefined) continue
    const line = oneLine(change[field] ?? '')
    checked[field] = line === '' ? null : line
    if (line.length > COMPANY_LIMITS.trade.max) errors[field] = ['too_long']
  }
  if (change.phones) checkPhones(change.phones, checked, errors)
  if (change.whatsapp !== undefined) checkWhatsapp(change.whatsapp, checked, errors)
  for (const [field, most] of [
    ['brand_ids', COMPANY_LIMITS.brands],
    ['spare_part_ids', COMPANY_LIMITS.spareParts],
    ['weekdays', 7],
  ] as const) {
    const numbers = change[field]
    if (!numbers) continue
    if (numbers.length > most) errors[field] = ['too_many']
    else if (new Set(numbers).size < numbers.length) errors[field] = ['repeated']
    if (field === 'weekdays') checked.weekdays = numbers.toSorted((a, b) => a - b)
  }
  if (change.hours_from !== undefined || change.hours_to !== undefined) {
    const [from, to] = [change.hours_from?.trim() || null, change.hours_to?.trim() || null]
    Object.assign(checked, { hours_from: from, hours_to: to })
    Object.assign(errors, hoursProblems([from, to], ['hours_from', 'hours_to']))
  }
  return { change: checked, errors }
}

function checkPhones(typed: readonly string[], checked: CompanyChange, errors: FieldErrors): void {
  const phones = typed.filter((phone) => phone.trim() !== '')
  const normal = phones.map(normalPhone)
  const known = normal.filter((phone) => phone !== null)
  if (known.length < normal.length) errors.phones = ['phone_invalid']
  else if (known.length > COMPANY_LIMITS.phones) errors.phones = ['too_many']
  else if (new Set(known).size < known.length) errors.phones = ['repeated']
  else checked.phones = known
}

function checkWhatsapp(typed: string | null, checked: CompanyChange, errors: FieldErrors): void {
  checked.whatsapp = null
  if (typed === null || typed.trim() === '') return
  const phone = normalPhone(typed)
  if (phone === null || !isMobilePhone(phone)) errors.whatsapp = ['phone_invalid']
  else checked.whatsapp = phone
}
