import { expect, it } from 'vitest'
import { phonesIn, rowsTo } from './contact-rows.ts'

it.each<[string, Record<string, string>, number]>([
  ['nothing', {}, 0],
  ['empty rows', { 'phones.0.phone': '', 'phones.3.label': '  ' }, 0],
  ['the last of six, after the first ones were emptied', { 'phones.0.phone': '', 'phones.5.phone': '1' }, 6],
  ['a note alone', { 'phones.1.label_kk': 'Қабылдау' }, 2],
  ['rows of another list', { 'hours.4.from': '10:00' }, 0],
  ['a column that no row has', { 'phones.2.note': 'x' }, 0],
])('a list keeps the places of its rows: %s', (_what, values, rows) => {
  expect(rowsTo('phones', values)).toBe(rows)
})

it('empty rows are not a part of an entry', () => {
  expect(phonesIn({ 'phones.1.phone': '1', 'phones.5.phone': '2' })).toMatchObject([
    { phone: '1' },
    { phone: '2' },
  ])
})
