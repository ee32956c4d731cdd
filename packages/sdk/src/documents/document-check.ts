import type {
  DocumentContract,
  DocumentKind,
  DocumentParty,
  ExchangeCode,
  ExchangeProblem,
} from '../generated/schemas.ts'
import type { DocumentContent } from './document-content.ts'
import { isObject, type JsonObject } from './json.ts'
import { checkLines } from './line-check.ts'
import { isAboutMoney } from './problem-money.ts'
import { isIban, readBin, readDay, readMonth } from './read-day.ts'
import {
  decimalText,
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
import { writtenCurrency } from './written-values.ts'

/** A document that can be received. */
export interface DocumentAccepted {
  /** The content to store, with sums in hundredths. */
  content: DocumentContent
  /** What is unusual about it. */
  warnings: ExchangeProblem[]
}

/** A document that cannot be received. */
export interface DocumentRefused {
  /** Codes by the path of the field. */
  errors: Record<string, ExchangeCode[]>
  /** The same for a table: what came and what was needed, in the order of the fields. */
  problems: ExchangeProblem[]
  /** What is unusual about it. */
  warnings: ExchangeProblem[]
}

const FIELDS = [
  'number',
  'date',
  'period',
  'title',
  'supplier',
  'buyer',
  'contract',
  'rooms',
  'lines',
  'total',
  'vat_total',
  'currency',
  'knp',
  'pay_until',
  'paragraphs',
]
/** Fields of the exchange itself, which the check passes by. */
const OF_THE_EXCHANGE = ['kind', 'guid', 'data_version', 'file']

const PARTY = {
  name: 300,
  address: 500,
  phone: 100,
  bank: 200,
  iban: 34,
  bic: 11,
  kbe: 2,
  signer: 300,
} as const

/** Kinds that have a sum and therefore at least one line. */
const WITH_LINES: readonly DocumentKind[] = ['invoice', 'completion']

/**
 * Checks a document as an accounting system sends it: JSON with sums as decimal texts or numbers, dates as `2026-11-20`
 * or `20.11.2026`, BINs as texts. Finds all problems, not only the first.
 *
 * @param now the moment that dates are compared with
 */
export function checkDocument(
  kind: DocumentKind,
  raw: unknown,
  now: Date = new Date(),
): DocumentAccepted | DocumentRefused {
  const findings: Findings = { problems: [], warnings: [] }
  const content = isObject(raw) ? contentOf(findings, kind, raw, now) : null
  if (content === null) refuse(findings, { path: '', raw }, 'wrong_type', 'object')
  const { warnings } = findings
  const problems = content ? inCurrency(findings.problems, content.currency) : findings.problems
  return content !== null && problems.length === 0
    ? { content, warnings }
    : { errors: codesByField(problems), problems, warnings }
}

/** Whether a document can be received. */
export function isAccepted(checked: DocumentAccepted | DocumentRefused): checked is DocumentAccepted {
  return 'content' in checked
}

/** Returns the codes of problems by the path of their field. */
export function codesByField(problems: readonly ExchangeProblem[]): Record<string, ExchangeCode[]> {
  const fields = new Map<string, ExchangeCode[]>()
  for (const { field, code } of problems) {
    const codes = fields.get(field) ?? []
    fields.set(field, codes.includes(code as ExchangeCode) ? codes : [...codes, code as ExchangeCode])
  }
  return Object.fromEntries(fields)
}

/** Sums in another currency than tenge are told with it. */
function inCurrency(problems: readonly ExchangeProblem[], currency: string): ExchangeProblem[] {
  const isKnown = currency !== 'KZT' && CURRENCIES.includes(currency)
  return problems.map((problem) => (isKnown && isAboutMoney(problem) ? { ...problem, currency } : problem))
}

function contentOf(findings: Findings, kind: DocumentKind, raw: JsonObject, now: Date): DocumentContent {
  const text = (name: string, max: number, isRequired = false) =>
    readText(findings, fieldOf(raw, name), { max, isRequired })
  for (const name of Object.keys(raw).slice(0, 100)) {
    if (FIELDS.includes(name) || OF_THE_EXCHANGE.includes(name)) continue
    warn(findings, { path: name.slice(0, 60), raw: raw[name] }, 'unknown_field')
  }
  const number = text('number', 50, true) ?? ''
  const date = readDay(findings, fieldOf(raw, 'date'), { now, isRequired: true }) ?? ''
  const period = readMonth(findings, fieldOf(raw, 'period'), now) ?? date.slice(0, 7)
  const title = text('title', 500, true) ?? ''
  const supplier = partyIn(findings, raw, 'supplier')
  const buyer = partyIn(findings, raw, 'buyer')
  const contract = contractIn(findings, raw, now)
  const rooms = textsIn(findings, fieldOf(raw, 'rooms'), { items: 100, max: 20 })
  const linesField = fieldOf(raw, 'lines')
  const before = findings.problems.length
  const lines = checkLines(findings, linesField, date)
  const areLinesRight = findings.problems.length === before
  const hasLines = Array.isArray(linesField.raw) && linesField.raw.length > 0
  if (WITH_LINES.includes(kind) && !hasLines && areLinesRight) refuse(findings, linesField, 'too_few', '1')
  const sums = sumsIn(findings, raw, {
    hasLines: hasLines || WITH_LINES.includes(kind),
    ...(areLinesRight && hasLines && { lines }),
  })
  const currency = currencyIn(findings, fieldOf(raw, 'currency'))
  const knp = knpIn(findings, fieldOf(raw, 'knp'))
  const payUntil = readDay(findings, fieldOf(raw, 'pay_until'), { now })
  const paragraphs = textsIn(findings, fieldOf(raw, 'paragraphs'), { items: 100, max: 5000, isLong: true })
  return {
    number,
    date,
    period,
    title,
    supplier,
    buyer,
    contract,
    rooms,
    lines,
    ...sums,
    currency,
    // Left out if it is missing, so that a document without it has the hash that it had before portals knew the field.
    ...(knp !== null && { knp }),
    ...(payUntil !== null && { pay_until: payUntil }),
    paragraphs,
  }
}

function partyIn(findings: Findings, raw: JsonObject, name: 'supplier' | 'buyer'): DocumentParty {
  const field = fieldOf(raw, name)
  if (isAbsent(field.raw)) refuse(findings, field, 'required')
  else if (!isObject(field.raw)) refuse(findings, field, 'wrong_type', 'object')
  const party = isObject(field.raw) ? field.raw : null
  const text = (of: keyof typeof PARTY) =>
    party && readText(findings, fieldOf(party, of, name), { max: PARTY[of], isRequired: of === 'name' })
  const iban = text('iban')
  if (party && iban !== null && !isIban(iban))
    warn(findings, fieldOf(party, 'iban', name), 'iban_check_digits')
  return {
    name: text('name') ?? '',
    bin: (party && readBin(findings, fieldOf(party, 'bin', name))) ?? '',
    address: text('address'),
    phone: text('phone'),
    bank: text('bank'),
    iban,
    bic: text('bic'),
    kbe: text('kbe'),
    signer: text('signer'),
  }
}

function contractIn(findings: Findings, raw: JsonObject, now: Date): DocumentContract | null {
  const field = fieldOf(raw, 'contract')
  if (isAbsent(field.raw)) return null
  if (!isObject(field.raw)) {
    refuse(findings, field, 'wrong_type', 'object')
    return null
  }
  const number = readText(findings, fieldOf(field.raw, 'number', 'contract'), { max: 100, isRequired: true })
  const date = readDay(findings, fieldOf(field.raw, 'date', 'contract'), { now })
  return { number: number ?? '', date }
}

function textsIn(
  findings: Findings,
  field: Field,
  { items, max, isLong = false }: { items: number; max: number; isLong?: boolean },
): string[] {
  return readList(findings, field, items).flatMap(
    (raw, at) => readText(findings, { path: `${field.path}.${at}`, raw }, { max, isLong }) ?? [],
  )
}

/** The totals are compared with the lines only if each line is right: otherwise one mistake would be told twice. */
function sumsIn(
  findings: Findings,
  raw: JsonObject,
  { hasLines, lines }: { hasLines: boolean; lines?: DocumentContent['lines'] },
): Pick<DocumentContent, 'total' | 'vat_total'> {
  const totalField = fieldOf(raw, 'total')
  const vatField = fieldOf(raw, 'vat_total')
  if (hasLines && isAbsent(totalField.raw)) refuse(findings, totalField, 'required')
  const total = readDecimal(findings, totalField, 2)
  const vat = readDecimal(findings, vatField, 2)
  const sum = lines?.reduce((all, line) => all + line.sum, 0)
  const sumOfVat = lines?.reduce((all, line) => all + line.vat, 0)
  if (total !== null && total < 0) refuse(findings, totalField, 'negative')
  else if (total === 0 && hasLines) refuse(findings, totalField, 'zero')
  else if (total !== null && sum !== undefined && total !== sum)
    refuse(findings, totalField, 'total_mismatch', decimalText(sum, 2))
  if (vat !== null && vat < 0) refuse(findings, vatField, 'negative')
  else if (vat !== null && sumOfVat !== undefined && vat !== sumOfVat)
    refuse(findings, vatField, 'vat_total_mismatch', decimalText(sumOfVat, 2))
  return { total: total ?? 0, vat_total: sumOfVat ?? vat ?? 0 }
}

/** Tenge by default. */
function currencyIn(findings: Findings, field: Field): string {
  const { raw } = field
  const written = typeof raw === 'string' && !isAbsent(raw) ? { ...field, raw: writtenCurrency(raw) } : field
  const letters = readText(findings, written, { max: 20 }) ?? 'KZT'
  if (!CURRENCIES.includes(letters)) refuse(findings, field, 'currency_unknown', 'KZT')
  return letters
}

function knpIn(findings: Findings, field: Field): string | null {
  const text = readText(findings, field, { max: 20 })
  if (text === null || /^\d{3}$/.test(text)) return text
  refuse(findings, field, 'knp_invalid')
  return null
}

/** The currencies of ISO 4217 that contracts in Kazakhstan name. */
const CURRENCIES =
  /* @__PURE__ */ 'AED AMD AZN BYN CAD CHF CNY CZK DKK EUR GBP GEL HKD HUF INR JPY KGS KRW KZT MDL MYR NOK PLN RUB SAR SEK SGD THB TJS TMT TRY UAH USD UZS'.split(
    ' ',
  )
