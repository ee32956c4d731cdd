import type { CompanySettings } from '@sauda/sdk/company'
import { expect, it } from 'vitest'
import { type Today, todayOf } from './company-desk.ts'

const COMPANY: CompanySettings = {
  ...{ id: 205, name: 'ТОО', bin: '380940021923', sign: 'AutoDisc', trade_group: null, trade: null },
  ...{ trade_kk: null, brands: [], spare_parts: [], phones: [], whatsapp: null, door_photo: null },
  ...{ weekdays: [], hours_from: '09:00', hours_to: '19:00', exceptions: [], version: 1 },
}
const DATE = '2026-11-28'
const closed = { date: DATE, opens: null, closes: null, note: null }
const NO_HOURS = { hours_from: null, hours_to: null }

it.each<[string, Partial<CompanySettings>, string, Today]>([
  ['open', {}, '12:00', { is: 'open', from: '09:00', to: '19:00' }],
  ['open to the last minute', {}, '18:59', { is: 'open', from: '09:00', to: '19:00' }],
  ['over', {}, '19:00', { is: 'over', from: '09:00', to: '19:00' }],
  ['not open yet', {}, '08:59', { is: 'opens', from: '09:00' }],
  ['closed on another weekday', { weekdays: [1] }, '12:00', { is: 'closed' }],
  ['closed by its people', { exceptions: [closed] }, '12:00', { is: 'closed' }],
  [
    'open in other hours',
    { exceptions: [{ ...closed, opens: '10:00', closes: '13:00' }] },
    '12:00',
    { is: 'open', from: '10:00', to: '13:00' },
  ],
  [
    'of another day',
    { exceptions: [{ ...closed, date: '2026-11-29' }] },
    '20:00',
    { is: 'over', from: '09:00', to: '19:00' },
  ],
  ['not stated', NO_HOURS, '12:00', { is: 'unknown' }],
  ['closed without usual hours', { ...NO_HOURS, exceptions: [closed] }, '12:00', { is: 'closed' }],
])('%s', (_, change, clock, today) => {
  expect(todayOf({ ...COMPANY, ...change }, [], `${DATE}T${clock}:00+05:00`)).toEqual(today)
})

it('a day of the centre closes the shop too', () => {
  expect(todayOf(COMPANY, [closed], `${DATE}T12:00:00+05:00`)).toEqual({ is: 'closed' })
})
