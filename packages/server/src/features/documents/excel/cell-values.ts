import {
  decimalText,
  withoutMarks,
  writtenBin,
  writtenDay,
  writtenMonth,
  writtenRate,
} from '@sauda/sdk/documents'
import { textOfCell } from './cell-text.ts'
import type { Value } from './open-workbook.ts'

const DAY = 86_400_000
/** Serial numbers of days count from here, because Excel has a 29 February 1900. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
/** Serial numbers of 2000-01-01 and 2100-01-01: other numbers in a column of dates are typing errors. */
const SERIALS = { first: 36_526, last: 73_051 } as const

const ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/
/** A BIN with so many digits may have lost zeros at its front. The check digit tells whether it has. */
const SHORTEST_BIN = 7
const BIN_DIGITS = 12

/** Returns the serial number of a day such as `2026-10-31`. */
export function serialOf(day: string): number {
  return (Date.parse(day) - FIRST_DAY) / DAY
}

/** Whether a cell shows an error of its formula. */
export function isError(value: Value): value is string {
  return typeof value === 'string' && ERROR.test(value)
}

/** Whether a cell is empty. */
export function isEmpty(value: Value): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** Returns what a cell shows, for messages. */
export function shownCell(value: Value): string | null {
  if (isEmpty(value) || value === null) return null
  if (value instanceof Date) return isoDay(value)
  const text = typeof value === 'number' ? decimal(value) : String(value)
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '·').slice(0, 200)
}

/** Reads a text; a number without a fraction is one that was typed without an apostrophe. */
export function readText(value: Value): unknown {
  if (typeof value === 'string') return textOfCell(value)
  return typeof value === 'number' ? decimal(value) : value
}

/** Reads a number as a decimal text, without what arithmetic with fractions adds at the 16th digit. */
export function readNumber(value: Value): unknown {
  if (typeof value === 'number') return decimal(value)
  return typeof value === 'string' ? textOfCell(value) : value
}

/** Reads a sum. What a formula has computed is rounded to hundredths, as the cell shows it. */
export function readSum(value: Value): unknown {
  return typeof value === 'number' ? inHundredths(decimal(value)) : readNumber(value)
}

function inHundredths(text: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? []
  if (decimals.length <= 2) return text
  const isUp = Number(decimals[2]) >= 5
  return sign + decimalText(Number(whole + decimals.slice(0, 2)) + (isUp ? 1 : 0), 2)
}

/** Reads a rate in percent: 16, «НДС 16%», «Без НДС», or 0.16 from a cell in percent. */
export function readRate(value: Value): unknown {
  if (typeof value === 'number') return decimal(value > 0 && value < 1 ? value * 100 : value)
  const rate = typeof value === 'string' ? writtenRate(value) : undefined
  return rate === undefined ? readNumber(value) : rate
}

/** Reads a date: a cell with a date, its serial number, or a text such as 20.11.2026, 1/11/2026 or 2026-11-20. */
export function readDate(value: Value): unknown {
  if (value instanceof Date) return isoDay(value)
  if (typeof value === 'number') return dayOfSerial(value) ?? decimal(value)
  if (typeof value !== 'string') return value
  const [, day = '', month = '', year] =
    /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(withoutMarks(value).trim()) ?? []
  if (year !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return writtenDay(value) ?? value.trim()
}

/** Reads a month: 2026-11, 11.2026, «ноябрь 2026», or a date in it. */
export function readMonth(value: Value): unknown {
  const text = typeof value === 'number' && value < SERIALS.first ? value.toFixed(4) : readDate(value)
  if (typeof text !== 'string') return text
  const [, month = '', year] = /^(\d{1,2})[./](\d{4})$/.exec(text) ?? []
  return year === undefined ? (writtenMonth(text) ?? text) : `${year}-${month.padStart(2, '0')}`
}

/** Reads a BIN; one that was kept as a number gets back the zeros that it has lost. */
export function readBin(value: Value): unknown {
  if (typeof value !== 'number') return typeof value === 'string' ? writtenBin(textOfCell(value)) : value
  const digits = decimal(value)
  return /^\d+$/.test(digits) && digits.length >= SHORTEST_BIN ? digits.padStart(BIN_DIGITS, '0') : digits
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

function dayOfSerial(serial: number): string | null {
  const isDay = serial >= SERIALS.first && serial < SERIALS.last
  return isDay ? isoDay(new Date(FIRST_DAY + Math.floor(serial) * DAY)) : null
}

/** Excel itself computes with 15 digits. */
function decimal(value: number): string {
  const rounded = Number(value.toPrecision(15))
  return Math.abs(rounded) < 1e15 && /e/i.test(String(rounded))
    ? rounded.toFixed(12).replace(/0+$/, '')
    : String(rounded)
}
