import { describe, expect, it, test } from 'vitest'
import { checkPartAnswer, partAnswerBody } from './answer-draft.ts'
import { checkPartBar, checkPartReport, checkPartTakedown } from './report-draft.ts'
import { checkPartRequest } from './request-draft.ts'

const NOW = '2026-11-25T20:00:00.000Z'
const key = (n: number) => String(n).padStart(20, 'a')
const keys = [1, 2, 3, 4, 5].map(key)
const LEAST = {
  text: 'Суппорт',
  brand_id: 1,
  model: null,
  year: null,
  vin: null,
  condition: 'any',
  price_idea: null,
  needed_within: null,
  note: null,
  photo_keys: [],
}

describe('a request', () => {
  test.each<[string, object, object]>([
    ['only text and brand', { text: ' Суппорт ', brand_id: '1' }, {}],
    [
      'numbers as in a body',
      { text: 'Суппорт', brand_id: 1, year: 2014, price_idea: 45_000 },
      { year: 2014, price_idea: 45_000 },
    ],
    [
      'a price as people type it',
      { text: 'Суппорт', brand_id: 1, price_idea: '45 тысяч' },
      { price_idea: 45_000 },
    ],
    ['a text of several lines', { text: 'Суппорт\n\n левый', brand_id: 1 }, { text: 'Суппорт левый' }],
    ['no part on purpose', { text: 'Суппорт', brand_id: 1, spare_part_id: '' }, { spare_part_id: null }],
    ['a part', { text: 'Суппорт', brand_id: 1, spare_part_id: 7 }, { spare_part_id: 7 }],
    ['next year', { text: 'Суппорт', brand_id: 1, year: '2027' }, { year: 2027 }],
    [
      'a VIN in Cyrillic',
      { text: 'Суппорт', brand_id: 1, vin: 'хw7bf4fk60s061437' },
      { vin: 'XW7BF4FK60S061437' },
    ],
    ['a frame number', { text: 'Суппорт', brand_id: 1, vin: 'jzx100-0012345' }, { vin: 'JZX100-0012345' }],
    [
      'five photos, one twice',
      { text: 'Суппорт', brand_id: 1, photo_keys: [...keys, key(1)] },
      { photo_keys: keys },
    ],
    ['200 characters', { text: 'я'.repeat(200), brand_id: 1 }, { text: 'я'.repeat(200) }],
  ])('%s', (_what, values, expected) => {
    expect(checkPartRequest({ ...values }, NOW)).toEqual({ draft: { ...LEAST, ...expected } })
  })

  test.each<[string, object, object]>([
    ['empty', {}, { text: ['required'], brand_id: ['required'] }],
    ['spaces', { text: ' \n ', brand_id: ' ' }, { text: ['required'], brand_id: ['required'] }],
    ['too short', { text: 'ab', brand_id: 1 }, { text: ['too_short'] }],
    ['too long', { text: 'я'.repeat(201), brand_id: 1 }, { text: ['too_long'] }],
    ['a brand in words', { text: 'Суппорт', brand_id: 'Toyota' }, { brand_id: ['unknown'] }],
    ['a VIN of 16', { text: 'Суппорт', brand_id: 1, vin: 'XW7BF4FK60S06143' }, { vin: ['vin_invalid'] }],
    ['a VIN with O', { text: 'Суппорт', brand_id: 1, vin: 'XW7BF4FK6OSO61437' }, { vin: ['vin_invalid'] }],
    ['a VIN with I', { text: 'Суппорт', brand_id: 1, vin: 'XW7BF4FKI0S061437' }, { vin: ['vin_invalid'] }],
    ['a VIN with Q', { text: 'Суппорт', brand_id: 1, vin: 'XW7BF4FKQ0S061437' }, { vin: ['vin_invalid'] }],
    ['an old year', { text: 'Суппорт', brand_id: 1, year: 1949 }, { year: ['too_small'] }],
    ['a year to come', { text: 'Суппорт', brand_id: 1, year: 2028 }, { year: ['too_large'] }],
    [
      'a price in letters',
      { text: 'Суппорт', brand_id: 1, price_idea: 'дёшево' },
      { price_idea: ['not_a_number'] },
    ],
    ['no price', { text: 'Суппорт', brand_id: 1, price_idea: 0 }, { price_idea: ['too_small'] }],
    ['a state never seen', { text: 'Суппорт', brand_id: 1, condition: 'broken' }, { condition: ['unknown'] }],
    [
      'a term never seen',
      { text: 'Суппорт', brand_id: 1, needed_within: 'year' },
      { needed_within: ['unknown'] },
    ],
    ['a part in words', { text: 'Суппорт', brand_id: 1, spare_part_id: 'x' }, { spare_part_id: ['unknown'] }],
    ['a long note', { text: 'Суппорт', brand_id: 1, note: 'я'.repeat(501) }, { note: ['too_long'] }],
    ['a long model', { text: 'Суппорт', brand_id: 1, model: 'я'.repeat(61) }, { model: ['too_long'] }],
    [
      'six photos',
      { text: 'Суппорт', brand_id: 1, photo_keys: [...keys, key(6)] },
      { photo_keys: ['too_many'] },
    ],
    ['a file as a text', { text: new File([], 'a'), brand_id: 1 }, { text: ['required'] }],
  ])('%s', (_what, values, errors) => {
    expect(checkPartRequest({ ...values }, NOW)).toEqual({ errors })
  })
})

const ANSWER = {
  has: true,
  price: 38_500,
  price_to: null,
  condition: 'new',
  maker: null,
  when: 'now',
  ready_on: null,
  warranty_days: null,
  note: null,
  photo_keys: [],
  valid_until: null,
}
// In Almaty it is 26 November already.
const TODAY = '2026-11-26'

describe('an answer', () => {
  it('«нет такого» needs nothing, and nothing else of the form counts', () => {
    const none = { ...ANSWER, has: false, price: null, condition: null, when: null }
    expect(checkPartAnswer({}, NOW)).toEqual({ draft: none })
    expect(checkPartAnswer({ has: 'false', price: 'x', note: 'я'.repeat(999) }, NOW)).toEqual({ draft: none })
    const body = partAnswerBody(checkPartAnswer({}, NOW).draft ?? { ...none, condition: null, when: null }, 2)
    expect(body).toEqual({ has: false, seen_version: 2 })
  })

  test.each<[string, object, object]>([
    ['a price', { price: '38 500' }, {}],
    ['a range', { price: 38_500, price_to: 45_000 }, { price_to: 45_000 }],
    [
      'an analogue',
      { price: 38_500, condition: 'analogue', maker: 'TRW' },
      { condition: 'analogue', maker: 'TRW' },
    ],
    ['by a day', { price: 38_500, when: 'date', ready_on: TODAY }, { when: 'date', ready_on: TODAY }],
    ['to order without a day', { price: 38_500, when: 'order' }, { when: 'order' }],
    [
      'to order with one',
      { price: 38_500, when: 'order', ready_on: '2027-02-24' },
      { when: 'order', ready_on: '2027-02-24' },
    ],
    ['now drops the day', { price: 38_500, ready_on: '2020-01-01' }, {}],
    ['no warranty', { price: 38_500, warranty_days: 0 }, { warranty_days: 0 }],
    ['valid for 30 days', { price: 38_500, valid_until: '2026-12-26' }, { valid_until: '2026-12-26' }],
    ['photos', { price: 38_500, photo_keys: keys }, { photo_keys: keys }],
  ])('%s', (_what, values, expected) => {
    for (const has of [true, 'true'])
      expect(checkPartAnswer({ ...values, has }, NOW)).toEqual({ draft: { ...ANSWER, ...expected } })
  })

  test.each<[string, object, object]>([
    ['no price', {}, { price: ['required'] }],
    ['a price in letters', { price: 'дорого' }, { price: ['not_a_number'] }],
    ['a price of nothing', { price: 0 }, { price: ['too_small'] }],
    ['a price beyond all', { price: 100_000_001 }, { price: ['too_large'] }],
    ['a range upside down', { price: 500, price_to: 400 }, { price_to: ['too_small'] }],
    ['a range of one price', { price: 500, price_to: 500 }, { price_to: ['too_small'] }],
    ['an analogue by nobody', { price: 500, condition: 'analogue' }, { maker: ['required'] }],
    ['a state never seen', { price: 500, condition: 'any' }, { condition: ['unknown'] }],
    ['a time never seen', { price: 500, when: 'soon' }, { when: ['unknown'] }],
    ['no day', { price: 500, when: 'date' }, { ready_on: ['required'] }],
    ['yesterday', { price: 500, when: 'date', ready_on: '2026-11-25' }, { ready_on: ['in_the_past'] }],
    ['in 91 days', { price: 500, when: 'date', ready_on: '2027-02-25' }, { ready_on: ['too_large'] }],
    [
      'a day that is none',
      { price: 500, when: 'date', ready_on: '2026-11-31' },
      { ready_on: ['wrong_format'] },
    ],
    ['a day in words', { price: 500, when: 'order', ready_on: 'завтра' }, { ready_on: ['wrong_format'] }],
    ['four years of warranty', { price: 500, warranty_days: 1096 }, { warranty_days: ['too_large'] }],
    ['a long note', { price: 500, note: 'я'.repeat(301) }, { note: ['too_long'] }],
    ['valid until yesterday', { price: 500, valid_until: '2026-11-25' }, { valid_until: ['in_the_past'] }],
    ['valid for 31 days', { price: 500, valid_until: '2026-12-27' }, { valid_until: ['too_large'] }],
    ['six photos', { price: 500, photo_keys: [...keys, key(6)] }, { photo_keys: ['too_many'] }],
  ])('%s', (_what, values, errors) => {
    expect(checkPartAnswer({ ...values, has: true }, NOW)).toEqual({ errors })
  })

  it('is sent as it was checked, with the version that was seen', () => {
    const { draft } = checkPartAnswer({ has: 'true', price: '38 500' }, NOW)
    expect(draft && partAnswerBody(draft, null)).toEqual({ ...ANSWER, seen_version: null })
  })
})

describe('what staff and others say of a request', () => {
  const comment = 'Скупка'

  test.each([
    [checkPartTakedown({ reason: 'resale', comment }), { draft: { reason: 'resale', comment } }],
    [checkPartTakedown({}), { errors: { reason: ['required'], comment: ['required'] } }],
    [
      checkPartTakedown({ reason: 'ugly', comment: 'abcd' }),
      { errors: { reason: ['unknown'], comment: ['too_short'] } },
    ],
    [checkPartTakedown({ reason: 'rude', comment: 'я'.repeat(1001) }), { errors: { comment: ['too_long'] } }],
    [checkPartReport({ reason: 'rude' }), { draft: { reason: 'rude', text: null } }],
    [
      checkPartReport({ reason: 'other', text: 'Звонит ночью' }),
      { draft: { reason: 'other', text: 'Звонит ночью' } },
    ],
    [checkPartReport({ reason: 'other', text: ' ' }), { errors: { text: ['required'] } }],
    [checkPartReport({ reason: 'toString' }), { errors: { reason: ['unknown'] } }],
    [checkPartReport({ reason: 'rude', text: 'я'.repeat(501) }), { errors: { text: ['too_long'] } }],
    [
      checkPartBar({ reason: 'rude', comment, until: TODAY }, NOW),
      { draft: { reason: 'rude', comment, until: TODAY } },
    ],
    [
      checkPartBar({ reason: 'rude', comment, until: '2026-11-25' }, NOW),
      { errors: { until: ['in_the_past'] } },
    ],
    [
      checkPartBar({ reason: 'rude', comment, until: '2027-11-28' }, NOW),
      { errors: { until: ['too_large'] } },
    ],
    [checkPartBar({ reason: 'rude', comment, until: 'all' }, NOW), { errors: { until: ['wrong_format'] } }],
    [checkPartBar({ reason: 'rude', comment }, NOW), { errors: { until: ['required'] } }],
  ])('%#', (checked, expected) => {
    expect(checked).toEqual(expected)
  })
})
