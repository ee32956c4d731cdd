import { describe, expect, test } from 'vitest'
import { almatyDay, checkShopDay, dayAhead } from './shop-day.ts'

// In Almaty it is the 16th already.
const NOW = '2026-12-15T19:30:00Z'
const day = (more: object = {}) => ({ date: '2026-12-16', opens: null, closes: null, note: null, ...more })

describe('checkShopDay', () => {
  test.each([
    [day(), day()],
    [day({ note: '  Инвентаризация \n до вечера ' }), day({ note: 'Инвентаризация до вечера' })],
    [day({ note: ' ' }), day()],
    [day({ opens: '10:00', closes: '14:00' }), day({ opens: '10:00', closes: '14:00' })],
    [day({ date: '2027-02-14' }), day({ date: '2027-02-14' })],
  ])('%j is stored as %j', (typed, stored) => {
    expect(checkShopDay(typed, NOW)).toEqual({ day: stored, errors: {} })
  })

  test.each([
    [{ date: '2026-12-15' }, { date: ['in_the_past'] }],
    [{ date: '2027-02-15' }, { date: ['too_large'] }],
    [{ date: '2026-12-32' }, { date: ['wrong_format'] }],
    [{ date: '2027-02-30' }, { date: ['wrong_format'] }],
    [{ date: '16.12.2026' }, { date: ['wrong_format'] }],
    [{ date: '' }, { date: ['required'] }],
    [{ opens: '10:00' }, { closes: ['required'] }],
    [{ closes: '10:00' }, { opens: ['required'] }],
    [{ opens: '14:00', closes: '10:00' }, { closes: ['ends_before_start'] }],
    [{ opens: '10:00', closes: '24:00' }, { closes: ['wrong_format'] }],
    [{ note: 'Ұ'.repeat(81) }, { note: ['too_long'] }],
  ])('%j is refused: %j', (wrong, errors) => {
    expect(checkShopDay(day(wrong), NOW).errors).toEqual(errors)
  })
})

test('days are those of Almaty', () => {
  expect([almatyDay(NOW), almatyDay('2026-12-15T18:59:00Z'), almatyDay('never')]).toEqual([
    '2026-12-16',
    '2026-12-15',
    '',
  ])
  expect([dayAhead('2026-12-31', 1), dayAhead('2027-03-01', -1)]).toEqual(['2027-01-01', '2027-02-28'])
})
