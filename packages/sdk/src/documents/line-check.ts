import type { DocumentLine } from '../generated/schemas.ts'
import { isObject } from './json.ts'
import {
  decimalText,
  exactNumber,
  type Field,
  type Findings,
  fieldOf,
  isAbsent,
  readDecimal,
  readList,
  readText,
  refuse,
  warn,
} from './read-values.ts'
import { writtenRate } from './written-values.ts'

/** Lines of one document. */
const MOST_LINES = 1000

const FIELDS = ['name', 'code', 'unit', 'quantity', 'price', 'vat_rate', 'vat', 'sum']

/** What spreadsheets and 1C compute may have more decimal places than a document shows. */
const COMPUTED = ['quantity', 'price']

/** Quantities have three decimal places. */
const THOUSANDTHS = 1000

/** The VAT rate of Kazakhstan since a day, latest first. */
const USUAL_RATES = [
  { since: '2026-01-01', rate: 16 },
  { since: '2009-01-01', rate: 12 },
] as const

/** Reads and checks the lines of a document: amounts, prices, sums and VAT. @param date of the document, for its VAT rate */
export function checkLines(findings: Findings, field: Field, date: string): DocumentLine[] {
  return readList(findings, field, MOST_LINES).map((raw, at) =>
    lineOf(findings, { path: `${field.path}.${at}`, raw }, date),
  )
}

function lineOf(findings: Findings, line: Field, date: string): DocumentLine {
  const { path, raw } = line
  if (!isObject(raw)) refuse(findings, line, 'wrong_type', 'object')
  const record = isObject(raw) ? raw : {}
  for (const name of Object.keys(record).slice(0, 20)) {
    if (!FIELDS.includes(name))
      warn(findings, { path: `${path}.${name.slice(0, 60)}`, raw: record[name] }, 'unknown_field')
  }
  const isRead = isObject(raw)
  const one = (name: string) => fieldOf(record, name, path)
  const amount = (name: string, places: number) => {
    if (isRead && isAbsent(record[name])) refuse(findings, one(name), 'required')
    const read = readDecimal(findings, one(name), places, { rounds: COMPUTED.includes(name) })
    if (read !== null && read < 0) refuse(findings, one(name), 'negative')
    else if (read === 0) refuse(findings, one(name), 'zero')
    else return read
    return null
  }
  const name = isRead && readText(findings, one('name'), { max: 1000, isRequired: true })
  const code = readText(findings, one('code'), { max: 50 })
  const unit = readText(findings, one('unit'), { max: 25 })
  const thousandths = amount('quantity', 3)
  const price = amount('price', 2)
  const sum = amount('sum', 2)
  const vat_rate = rateIn(findings, one('vat_rate'), date)
  const vat = vatIn(findings, one('vat'), { sum, vat_rate })
  if (thousandths !== null && price !== null && sum !== null && vat !== null)
    checkProduct(findings, one('sum'), { quantity: exactNumber(record.quantity), price, sum, vat })
  return {
    name: name || '',
    ...(code !== null && { code }),
    unit,
    quantity: (thousandths ?? 0) / THOUSANDTHS,
    price: price ?? 0,
    vat_rate: vat_rate ?? null,
    vat: vat ?? 0,
    sum: sum ?? 0,
  }
}

/** Reads a rate in percent; null without VAT, undefined if it is wrong. */
function rateIn(findings: Findings, field: Field, date: string): number | null | undefined {
  const { path, raw } = field
  const written = typeof raw === 'string' ? writtenRate(raw) : undefined
  if (isAbsent(raw) || written === null) return null
  const text = written ?? raw
  const hundredths = readDecimal(findings, { path, raw: text }, 2)
  if (hundredths === null) return undefined
  if (hundredths < 0 || hundredths > 10_000) {
    refuse(findings, field, 'rate_out_of_range', '0–100')
    return undefined
  }
  const rate = hundredths / 100
  const usual = USUAL_RATES.find(({ since }) => date >= since)?.rate
  // Without VAT and at zero (export) are usual at all times.
  if (date !== '' && usual !== undefined && rate !== 0 && rate !== usual)
    warn(findings, field, 'vat_rate_unusual', String(usual))
  return rate
}

/** Reads the VAT of a line; the sum contains it. Null if it is wrong, or cannot be compared with anything. */
function vatIn(
  findings: Findings,
  field: Field,
  { sum, vat_rate }: { sum: number | null; vat_rate: number | null | undefined },
): number | null {
  if (isAbsent(field.raw) && vat_rate) {
    refuse(findings, field, 'required')
    return null
  }
  const vat = readDecimal(findings, field, 2) ?? (isAbsent(field.raw) ? 0 : null)
  if (vat === null || vat_rate === undefined) return null
  if (vat < 0) {
    refuse(findings, field, 'negative')
    return null
  }
  if (sum === null) return null
  const rate = vat_rate ?? 0
  const needed = Math.round((sum * rate) / (100 + rate))
  const allowed = rate === 0 ? 0 : 1
  if (Math.abs(vat - needed) <= allowed) return vat
  refuse(findings, field, 'vat_mismatch', decimalText(needed, 2))
  return null
}

/**
 * The price of a line is rounded to a tiyn, so its product with the quantity may differ from the sum by half a tiyn for
 * each unit; the quantity is taken as it was computed, before it is rounded. In 1C a price may be with VAT or without it («Цена включает НДС»); both are right.
 */
function checkProduct(
  findings: Findings,
  field: Field,
  { quantity, price, sum, vat }: { quantity: number; price: number; sum: number; vat: number },
): void {
  const product = quantity * price
  const rounding = quantity / 2 + 1
  if (Math.abs(product - sum) <= rounding || Math.abs(product - (sum - vat)) <= rounding) return
  refuse(findings, field, 'sum_mismatch', decimalText(Math.round(product), 2))
}
