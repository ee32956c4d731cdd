import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { PartAnswer } from '../generated/schemas.ts'
import {
  PART_ANSWER_CONDITIONS,
  PART_ANSWER_WHENS,
  PART_CLOSE_REASONS,
  PART_CONDITIONS,
  PART_NEEDED_WITHIN,
  PART_OUTCOMES,
  PART_TAKEDOWN_REASONS,
  partAnswerConditionLabel,
  partAnswerWhenLabel,
  partCloseReasonLabel,
  partConditionLabel,
  partNeededWithinLabel,
  partOutcomeLabel,
  partTakedownReasonLabel,
} from './labels.ts'
import { type PartAndCar, sameRequestKey } from './same-request.ts'
import { sortPartAnswers } from './sort-answers.ts'
import { isPartHeld, partExpiresAt, partHoldUntil, partReminderAt, partReopenUntil } from './term.ts'
import { mendedVin, vinMaker } from './vin-maker.ts'
import { afterWorkingMinutes } from './working-time.ts'

describe('labels', () => {
  test.each<[string, readonly string[], (code: string, language: 'ru' | 'kk') => string]>([
    ['close reasons', PART_CLOSE_REASONS, partCloseReasonLabel],
    ['takedown reasons', PART_TAKEDOWN_REASONS, partTakedownReasonLabel],
    ['outcomes', PART_OUTCOMES, partOutcomeLabel],
    ['states', PART_CONDITIONS, partConditionLabel],
    ['terms', PART_NEEDED_WITHIN, partNeededWithinLabel],
    ['offers', PART_ANSWER_CONDITIONS, partAnswerConditionLabel],
    ['times', PART_ANSWER_WHENS, partAnswerWhenLabel],
  ])('%s', (_what, codes, label) => {
    expect(codes.length).toBeGreaterThan(2)
    for (const language of ['ru', 'kk'] as const) {
      const labels = codes.map((code) => label(code, language))
      expect(new Set(labels).size).toBe(codes.length)
      for (const strange of ['', 'toString', '__proto__'])
        expect(label(strange, language)).toBe(language === 'ru' ? 'Другое' : 'Басқа')
    }
  })
})

describe('terms', () => {
  it('counts days and hours from a moment', () => {
    const now = '2026-11-20T06:00:00.000Z'
    expect(
      [partExpiresAt(now), partReopenUntil(now), partHoldUntil(now)].map((at) => at.toISOString()),
    ).toEqual(['2026-11-27T06:00:00.000Z', '2026-11-27T06:00:00.000Z', '2026-11-20T08:00:00.000Z'])
    expect(partReminderAt(partExpiresAt(now)).toISOString()).toBe('2026-11-25T06:00:00.000Z')
  })

  test.each([
    [null, false],
    ['2026-11-20T06:00:00.000Z', false],
    ['2026-11-20T06:00:00.001Z', true],
  ])('a part held until %s is held: %s', (until, held) => {
    expect(isPartHeld(until, '2026-11-20T06:00:00.000Z')).toBe(held)
  })
})

const HOURS = [
  { weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' },
  { weekdays: [7], from: '10:00', to: '18:00' },
]
const almaty = (day: number, clock: string) => new Date(`2026-11-${day}T${clock}:00+05:00`)

describe('working minutes of the centre', () => {
  // 21 November 2026 is a Saturday.
  test.each([
    [almaty(21, '12:00'), 30, almaty(21, '12:30')],
    [almaty(21, '12:00'), 0, almaty(21, '12:00')],
    [almaty(21, '18:45'), 30, almaty(22, '10:15')],
    [almaty(21, '18:30'), 30, almaty(21, '19:00')],
    [almaty(21, '23:00'), 30, almaty(22, '10:30')],
    [almaty(22, '03:00'), 120, almaty(22, '12:00')],
    [almaty(22, '17:00'), 120, almaty(23, '10:00')],
    [almaty(22, '19:00'), 30, almaty(23, '09:30')],
  ])('%s and %i minutes', (from, minutes, expected) => {
    expect(afterWorkingMinutes(HOURS, from, minutes)).toEqual(expected)
  })

  test.each([
    ['a day off', { date: '2026-11-22', opens: null, closes: null }, almaty(23, '09:15')],
    ['a short day', { date: '2026-11-22', opens: '12:00', closes: '15:00' }, almaty(22, '12:15')],
    ['another day', { date: '2026-11-25', opens: null, closes: null }, almaty(22, '10:15')],
  ])('%s of the centre counts instead of its weekday', (_what, day, expected) => {
    expect(afterWorkingMinutes(HOURS, almaty(21, '18:45'), 30, [day])).toEqual(expected)
  })

  it('without hours every minute counts, and a break at noon does not', () => {
    expect(afterWorkingMinutes([], almaty(21, '23:50'), 30)).toEqual(almaty(22, '00:20'))
    const parts = [
      { weekdays: [], from: '14:00', to: '18:00' },
      { weekdays: [], from: '09:00', to: '13:00' },
    ]
    expect(afterWorkingMinutes(parts, almaty(21, '12:50'), 30)).toEqual(almaty(21, '14:20'))
  })

  it('more minutes are never sooner', () => {
    const moment = fc.date({ min: almaty(10, '00:00'), max: almaty(30, '00:00'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.nat(2000), fc.nat(2000), (from, some, more) => {
        const first = afterWorkingMinutes(HOURS, from, some)
        expect(first.getTime()).toBeGreaterThanOrEqual(from.getTime())
        expect(afterWorkingMinutes(HOURS, from, some + more).getTime()).toBeGreaterThanOrEqual(
          first.getTime(),
        )
      }),
    )
  })
})

describe('the maker by a VIN', () => {
  test.each([
    ['XW7BF4FK60S061437', 'Toyota'],
    ['xta210990y1234567', 'Lada'],
    ['WBA3A5C50CF256651', 'BMW'],
    ['ZZZ3A5C50CF256651', null],
    ['JZX100-0012345', null],
    ['XW7', null],
    ['', null],
  ])('%s hints at %s', (vin, maker) => {
    expect(vinMaker(vin)).toBe(maker)
  })

  test.each([
    ['XW7BF4FK6OSO61437', 'XW7BF4FK60S061437'],
    ['xw7bf4fk6os06i437', 'XW7BF4FK60S061437'],
    ['XW7BF4FK60S061437', null],
    ['XW7BF4FK6OS06143', null],
    ['', null],
  ])('%s is mended to %s', (vin, mended) => {
    expect(mendedVin(vin)).toBe(mended)
  })
})

describe('the same part and car', () => {
  const one: PartAndCar = {
    text: 'Суппорт передний левый',
    spare_part_id: 7,
    brand_id: 1,
    model: 'Camry XV50',
    year: 2014,
    vin: null,
  }
  test.each<[Partial<PartAndCar>, boolean]>([
    [{}, true],
    [{ text: ' левый  ПЕРЕДНИЙ суппорт! ' }, true],
    [{ model: 'camry xv50' }, true],
    [{ text: 'Суппорт передний правый' }, false],
    [{ spare_part_id: null }, false],
    [{ brand_id: 2 }, false],
    [{ model: null }, false],
    [{ year: 2015 }, false],
    [{ vin: 'XW7BF4FK60S061437' }, false],
  ])('%j is the same: %s', (change, same) => {
    expect(sameRequestKey({ ...one, ...change }) === sameRequestKey(one)).toBe(same)
  })

  it('a VIN says more than a model', () => {
    const vin = 'XW7BF4FK60S061437'
    expect(sameRequestKey({ ...one, vin, model: null, year: null })).toBe(sameRequestKey({ ...one, vin }))
  })
})

describe('the order of answers', () => {
  const shop = (rating: number | null): PartAnswer['shop'] => ({
    id: 1,
    name: 'AutoDisc',
    plate: null,
    open_now: null,
    closes_at: null,
    rating,
    reviews: null,
  })
  const answers = [
    { id: 1, has: false, price: null, when: null, ready_on: null, shop: shop(5) },
    { id: 2, has: true, price: 500, when: 'order', ready_on: null, shop: shop(4.1) },
    { id: 3, has: true, price: 500, when: 'now', ready_on: null, shop: shop(null) },
    { id: 4, has: true, price: 900, when: 'date', ready_on: '2026-12-01', shop: shop(4.9) },
    { id: 5, has: true, price: 500, when: 'now', ready_on: null, shop: shop(3) },
    { id: 6, has: false, price: null, when: null, ready_on: null, shop: shop(null) },
  ]
  test.each([
    ['price', [3, 5, 2, 4, 1, 6]],
    ['now', [3, 5, 4, 2, 1, 6]],
    ['rating', [4, 2, 5, 3, 1, 6]],
  ] as const)('by %s', (sort, ids) => {
    expect(sortPartAnswers(answers, sort).map(({ id }) => id)).toEqual(ids)
    expect(sortPartAnswers(answers.toReversed(), sort).map(({ id }) => id)).toEqual(ids)
  })
})
