import type { ExchangeCode, ExchangeProblem } from '../generated/schemas.ts'
import { hasDirectionMarks } from '../language/index.ts'
import type { JsonObject } from './json.ts'
import { withoutMarks } from './written-values.ts'

const LONGEST_SHOWN = 200

/** Collects problems while a document is read. Readers return a harmless value after a problem, so that all are found. */
export interface Findings {
  /** Why the document is refused. */
  readonly problems: ExchangeProblem[]
  /** What is unusual, but no reason to refuse it. */
  readonly warnings: ExchangeProblem[]
}

/** A field of a document while it is read: where it is and what came. */
export interface Field {
  /** Path such as `lines.2.vat_rate`. */
  readonly path: string
  /** What came; undefined if nothing did. */
  readonly raw: unknown
}

/** Returns the field of an object. */
export function fieldOf(record: JsonObject, name: string, inside = ''): Field {
  return {
    path: inside ? `${inside}.${name}` : name,
    raw: Object.hasOwn(record, name) ? record[name] : undefined,
  }
}

/** Adds a problem with a field. */
export function refuse(
  { problems }: Findings,
  { path, raw }: Field,
  code: ExchangeCode,
  needed: string | null = null,
): void {
  problems.push({ field: path, code, got: shown(raw), needed })
}

/** Adds a warning about a field. */
export function warn(
  { warnings }: Findings,
  { path, raw }: Field,
  code: ExchangeCode,
  needed: string | null = null,
): void {
  warnings.push({ field: path, code, got: shown(raw), needed })
}

/** Returns a value as people read it in a table, cut to 200 characters; null if there is none. */
function shown(raw: unknown): string | null {
  if (raw === undefined || raw === null) return null
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')
  const clean = text.replace(/[\p{Cc}\p{Cs}]/gu, '·')
  return clean.length > LONGEST_SHOWN ? `${clean.slice(0, LONGEST_SHOWN - 1)}…` : clean
}

/** Whether a field was not sent: 1C sends an empty text where a value is missing. */
export function isAbsent(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')
}

/** Reads a text of one line; null if it is absent or wrong. */
export function readText(
  findings: Findings,
  field: Field,
  { max, isRequired = false, isLong = false }: { max: number; isRequired?: boolean; isLong?: boolean },
): string | null {
  if (isAbsent(field.raw)) {
    if (isRequired) refuse(findings, field, 'required')
    return null
  }
  if (typeof field.raw !== 'string') {
    refuse(findings, field, 'wrong_type', 'text')
    return null
  }
  const text = isLong ? field.raw.replace(/\r\n?/g, '\n').trim() : inOneLine(field.raw)
  if (text.length > max) refuse(findings, field, 'too_long', String(max))
  else if (hasControls(text, isLong)) refuse(findings, field, 'control_characters')
  else if (hasDirectionMarks(text)) refuse(findings, field, 'direction_marks')
  else return text
  return null
}

/** Line breaks and tabs of a cell, also as spreadsheets write them (`_x000D_`), are one space. */
function inOneLine(text: string): string {
  return text.replace(/\s*(?:_x000[9adAD]_|[\t\n\v\f\r\u0085\u2028\u2029])(?:_x000[9adAD]_|\s)*/g, ' ').trim()
}

/** A text of several lines may have line ends and tabs. Half of a character (a lone surrogate) cannot be stored. */
function hasControls(text: string, isLong: boolean): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(isLong ? text.replace(/[\n\t]/g, '') : text)
}

/** Reads a list; empty if it is absent or wrong. */
export function readList(findings: Findings, field: Field, max: number): unknown[] {
  const { raw } = field
  if (isAbsent(raw)) return []
  if (!Array.isArray(raw)) refuse(findings, field, 'wrong_type', 'list')
  else if (raw.length > max) refuse(findings, { ...field, raw: String(raw.length) }, 'too_many', String(max))
  else return raw
  return []
}

/** A number as 1C writes it: `158240.00`, `158 240,00` (also with no-break spaces), or a JSON number. */
const NUMBER = /^(-?)(\d{1,15})(?:[.,](\d*))?$/

/** Returns a number that `readDecimal` reads with all its decimal places. */
export function exactNumber(raw: unknown): number {
  return Number(plainNumber(raw).replace(',', '.'))
}

function plainNumber(raw: unknown): string {
  return withoutMarks(String(raw)).replace(/[\s\u00a0\u202f]/g, '')
}

/**
 * Reads a decimal number exactly: in units of its last allowed decimal place (`places` 2: hundredths). What was
 * computed (`rounds`) may have more places. Returns null if it is absent or wrong.
 */
export function readDecimal(
  findings: Findings,
  field: Field,
  places: number,
  { rounds = false }: { rounds?: boolean } = {},
): number | null {
  if (isAbsent(field.raw)) return null
  if (typeof field.raw !== 'string' && typeof field.raw !== 'number') {
    refuse(findings, field, 'wrong_type', 'number')
    return null
  }
  const [, sign, whole, decimals = ''] = NUMBER.exec(plainNumber(field.raw)) ?? []
  if (whole === undefined) {
    refuse(findings, field, 'not_a_number')
    return null
  }
  if (!rounds && /[1-9]/.test(decimals.slice(places))) {
    refuse(findings, field, 'too_many_decimals', String(places))
    return null
  }
  const isUp = rounds && Number(decimals[places] ?? 0) >= 5
  const units = Number(whole + decimals.slice(0, places).padEnd(places, '0')) + (isUp ? 1 : 0)
  if (units > LARGEST) {
    refuse(findings, field, 'number_too_large', decimalText(LARGEST, places))
    return null
  }
  return sign ? 0 - units : units
}

/** The largest sum, ten billion tenge in tiyn: a thousand lines of it still add up exactly. */
const LARGEST = 1_000_000_000_000

/** Returns units as a decimal number with a point: `decimalText(15824000, 2)` returns `158240.00`. */
export function decimalText(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  const sign = units < 0 ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
