import type { ContentFields } from '@sauda/sdk/content-editor'
import type { Values } from './item-values.ts'

/** The columns of the lists of the contacts. */
export const ROWS = {
  phones: ['phone', 'label', 'label_kk'],
  hours: ['weekdays', 'from', 'to'],
  exceptions: ['date', 'opens', 'closes', 'note', 'note_kk'],
} as const

export type RowsName = keyof typeof ROWS

const MOST = 100

/** The names and values of the fields of a list, as `phones.0.phone`. */
export function rowsOf(name: string, list: readonly object[]): Values {
  return Object.fromEntries(
    list.flatMap((row, at) =>
      Object.entries(row).map(([column, value]) => [
        `${name}.${at}.${column}`,
        Array.isArray(value) ? value.join(', ') : String(value ?? ''),
      ]),
    ),
  )
}

/** How many rows a list needs so that each filled one keeps its place, which is a part of the names of its fields. */
export function rowsTo(name: RowsName, values: Values): number {
  const places = Array.from({ length: MOST }, (_, at) => at)
  const isFilled = (at: number) =>
    ROWS[name].some((column) => (values[`${name}.${at}.${column}`] ?? '').trim() !== '')
  return (places.findLast(isFilled) ?? -1) + 1
}

/** The rows of a list that are not empty. */
function filledRows(name: RowsName, values: Values): Record<string, string>[] {
  return Array.from({ length: MOST }, (_, at) => {
    const cells = ROWS[name].map(
      (column) => [column, (values[`${name}.${at}.${column}`] ?? '').trim()] as const,
    )
    return cells.some(([, text]) => text !== '') ? [Object.fromEntries(cells)] : []
  }).flat()
}

export const phonesIn = (values: Values): ContentFields['phones'] =>
  filledRows('phones', values).map(({ phone = '', label = '', label_kk = '' }) => ({
    phone,
    label,
    label_kk,
  }))

export const hoursIn = (values: Values): ContentFields['hours'] =>
  filledRows('hours', values).map(({ weekdays = '', from = '', to = '' }) => ({
    weekdays: weekdays.split(/[^\d]+/).flatMap((day) => (day === '' ? [] : [Number(day)])),
    from,
    to,
  }))

export const exceptionsIn = (values: Values): ContentFields['exceptions'] =>
  filledRows('exceptions', values).map(({ date = '', opens, closes, note, note_kk }) => ({
    date,
    opens: opens || null,
    closes: closes || null,
    note: note || null,
    note_kk: note_kk || null,
  }))
