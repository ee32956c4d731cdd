import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOn, openingAt, shopDays, shopHoursOn, type WorkingTime } from './opening.ts'

const HOURS: WorkingTime[] = [
  { weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' },
  { weekdays: [7], from: '10:00', to: '18:00' },
]

/** Almaty is five hours ahead of UTC; 2026-11-21 is a Saturday. */
const at = (day: number, clock: string) => `2026-11-${day}T${clock}:00+05:00`

describe('openingAt', () => {
  it.each([
    [21, '09:00', '09:00', '19:00'],
    [21, '18:59', '09:00', '19:00'],
    [22, '10:00', '10:00', '18:00'],
  ])('is open on the %dth at %s', (day, clock, from, to) => {
    expect(openingAt(HOURS, at(day, clock))).toEqual({ open: true, from, to })
  })

  it.each([
    [21, '08:59', { inDays: 0, weekday: 6, from: '09:00' }],
    [21, '19:00', { inDays: 1, weekday: 7, from: '10:00' }],
    [22, '23:59', { inDays: 1, weekday: 1, from: '09:00' }],
  ])('is closed on the %dth at %s', (day, clock, next) => {
    expect(openingAt(HOURS, at(day, clock))).toEqual({ open: false, next })
  })

  it('looks ahead a whole week', () => {
    const mondays = [{ weekdays: [1], from: '09:00', to: '10:00' }]
    expect(openingAt(mondays, at(23, '12:00'))).toEqual({
      open: false,
      next: { inDays: 7, weekday: 1, from: '09:00' },
    })
  })

  it('treats no weekdays as every day', () => {
    expect(openingAt([{ weekdays: [], from: '08:00', to: '21:00' }], at(22, '20:00'))).toMatchObject({
      open: true,
    })
  })

  it('has no next opening without hours', () => {
    expect(openingAt([], at(21, '12:00'))).toEqual({ open: false, next: null })
  })

  it('returns null for an invalid time', () => {
    expect(openingAt(HOURS, 'yesterday')).toBeNull()
  })
})

describe('hoursOn', () => {
  it('sorts the intervals of a day', () => {
    const parts = [
      { weekdays: [], from: '14:00', to: '18:00' },
      { weekdays: [6], from: '09:00', to: '13:00' },
    ]
    expect(hoursOn(parts, 6).map(({ from }) => from)).toEqual(['09:00', '14:00'])
    expect(hoursOn(parts, 7).map(({ from }) => from)).toEqual(['14:00'])
  })

  it('is empty on a day off', () => {
    expect(hoursOn([{ weekdays: [1], from: '09:00', to: '19:00' }], 2)).toEqual([])
  })
})

describe('days with hours of their own', () => {
  const everyDay = [{ weekdays: [], from: '09:00', to: '19:00' }]
  const on = (date: string, opens: string | null, closes: string | null) => [{ date, opens, closes }]

  // 16 December 2026 is a Wednesday.
  it.each([
    [
      'closed all day',
      on('2026-12-16', null, null),
      '2026-12-16T05:00:00Z',
      { inDays: 1, weekday: 4, from: '09:00' },
    ],
    [
      'opens later',
      on('2026-12-16', '12:00', '15:00'),
      '2026-12-16T05:00:00Z',
      { inDays: 0, weekday: 3, from: '12:00' },
    ],
    [
      'closes earlier',
      on('2026-12-16', '09:00', '12:00'),
      '2026-12-16T10:00:00Z',
      { inDays: 1, weekday: 4, from: '09:00' },
    ],
    [
      'tomorrow is closed',
      on('2026-12-16', null, null),
      '2026-12-15T15:00:00Z',
      { inDays: 2, weekday: 4, from: '09:00' },
    ],
    [
      'half of a pair is closed',
      on('2026-12-16', '10:00', null),
      '2026-12-16T05:00:00Z',
      { inDays: 1, weekday: 4, from: '09:00' },
    ],
  ])('%s', (_what, exceptions, moment, next) => {
    expect(openingAt(everyDay, moment, exceptions)).toEqual({ open: false, next })
  })

  it('a day off is open by exception, until midnight', () => {
    const weekdays = [{ weekdays: [1, 2], from: '09:00', to: '19:00' }]
    const exceptions = on('2026-12-16', '10:00', '24:00')
    expect(openingAt(weekdays, '2026-12-16T18:30:00Z', exceptions)).toEqual({
      open: true,
      from: '10:00',
      to: '24:00',
    })
  })

  it('holidays longer than a week end some day', () => {
    const exceptions = Array.from({ length: 10 }, (_, at) => ({
      date: `2026-12-${String(16 + at)}`,
      opens: null,
      closes: null,
    }))
    const found = openingAt(everyDay, '2026-12-16T05:00:00Z', exceptions)
    expect(found).toMatchObject({ open: false, next: { inDays: 10, from: '09:00' } })
  })

  it('another day changes nothing today', () => {
    const found = openingAt(everyDay, '2026-12-15T05:00:00Z', on('2026-12-16', null, null))
    expect(found).toMatchObject({ open: true, to: '19:00' })
  })
})

describe('shopDays', () => {
  // 2026-11-28 is a Saturday.
  const shop = (weekdays: number[], from = '10:00', to = '18:00') => ({ weekdays, from, to })
  const day = (opens: string | null, closes: string | null, date = '2026-11-28') => ({ date, opens, closes })

  it.each([
    ['closed with the centre', shop([]), day(null, null), [null, null]],
    ['clipped to a short day', shop([]), day('12:00', '16:00'), ['12:00', '16:00']],
    ['its own on a long day', shop([]), day('08:00', '22:00'), ['10:00', '18:00']],
    ['its own part of the day', shop([6], '12:00', '14:00'), day('10:00', '18:00'), ['12:00', '14:00']],
    ['closed on a weekday that is not its own', shop([1, 2, 3, 4, 5]), day('09:00', '22:00'), [null, null]],
    ['closed if its hours are outside', shop([], '18:00', '22:00'), day('10:00', '18:00'), [null, null]],
    ['those of a Sunday on a Sunday', shop([7]), day('11:00', '12:00', '2026-11-29'), ['11:00', '12:00']],
  ])('are %s', (_, hours, centre, [opens, closes]) => {
    expect(shopDays(hours, [centre])).toEqual([{ date: centre.date, opens, closes }])
  })

  it('make a shop open when it and the centre are', () => {
    const hours = shop([1, 2, 3, 4, 5, 6], '09:00', '19:00')
    const days = shopDays(hours, [day('11:00', '22:00')])
    const openAt = (clock: string) => openingAt([hours], `2026-11-28T${clock}:00+05:00`, days)?.open
    expect(['10:59', '11:00', '18:59', '19:00'].map(openAt)).toEqual([false, true, true, false])
  })

  it('are none without other days', () => {
    expect(shopDays(shop([]), [])).toEqual([])
  })
})

describe('the days that a shop has set', () => {
  const hours = { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' }
  const day = (opens: string | null, closes: string | null, date = '2026-11-28') => ({ date, opens, closes })

  // 2026-11-27 is a Friday.
  it.each([
    ['closed today', [day(null, null, '2026-11-27')], [], day(null, null, '2026-11-27')],
    ['open on a day off', [day('10:00', '14:00')], [], day('10:00', '14:00')],
    ['closed with the centre', [day('10:00', '14:00')], [day(null, null)], day(null, null)],
    [
      'as long as the centre is open',
      [day('10:00', '14:00')],
      [day('12:00', '22:00')],
      day('12:00', '14:00'),
    ],
    ['closed although the centre is open', [day(null, null)], [day('08:00', '22:00')], day(null, null)],
  ])('are %s', (_, own, centre, expected) => {
    expect(shopDays(hours, centre, own)).toEqual([expected])
  })

  it.each([
    ['2026-11-27', '09:00', '19:00'],
    ['2026-11-28', null, null],
    ['2026-11-30', '12:00', '14:00'],
  ])('are beside usual ones: on %s', (date, opens, closes) => {
    const set = [day('10:00', '14:00', '2026-11-30')]
    expect(shopHoursOn(date, hours, [day('12:00', '22:00', '2026-11-30')], set)).toEqual({
      date,
      opens,
      closes,
    })
  })

  it('hold for a shop without usual hours', () => {
    expect(shopDays(null, [], [day('10:00', '14:00')])).toEqual([day('10:00', '14:00')])
    expect(shopDays(null, [day('10:00', '14:00')])).toEqual([day(null, null)])
  })

  it('change only that day, and that day to what was set', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const usual = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      from: fc.constantFrom('08:00', '09:30'),
      to: fc.constantFrom('18:00', '21:00'),
    })
    const date = fc.integer({ min: 1, max: 28 }).map((n) => `2026-12-${String(n).padStart(2, '0')}`)
    const times = fc.option(fc.constantFrom(['10:00', '14:00'], ['06:00', '23:00'], ['12:00', '12:01']))
    const days = fc.uniqueArray(
      fc.record({ date, times }).map((one) => ({
        date: one.date,
        opens: one.times?.[0] ?? null,
        closes: one.times?.[1] ?? null,
      })),
      { selector: (one) => one.date, maxLength: 4 },
    )
    fc.assert(
      fc.property(usual, days, days, date, times, clock, date, (shop, centre, own, set, to, at, other) => {
        const before = own.filter((one) => one.date !== set)
        const after = [...before, { date: set, opens: to?.[0] ?? null, closes: to?.[1] ?? null }]
        const isOpen = (which: typeof own, on: string) =>
          openingAt([shop], `${on}T${at}:00+05:00`, shopDays(shop, centre, which))?.open
        if (other !== set) expect(isOpen(after, other)).toBe(isOpen(before, other))
        const ofCentre = centre.find((one) => one.date === set)
        const within = (from?: string | null, till?: string | null) =>
          !!from && !!till && from <= at && at < till
        expect(isOpen(after, set)).toBe(
          within(to?.[0], to?.[1]) && (!ofCentre || within(ofCentre.opens, ofCentre.closes)),
        )
      }),
    )
  })
})
