import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldText } from '../language/index.ts'
import { checkAd, checkAdWhat, checkAdWhere } from './ad-draft.ts'
import { adFields, adForm, adValues } from './ad-form.ts'
import { AD_CONDITIONS, AD_FORM_FIELDS, AD_KINDS, AD_LIMITS, type AdValues } from './ad-shape.ts'

const WHAT: AdValues = {
  kind: 'part',
  brand_id: '1',
  spare_part_id: '7',
  title: 'Диски тормозные Brembo Max',
  text: 'Комплект из двух вентилируемых дисков.',
  condition: 'new',
}
const WHERE: AdValues = { price: '58 000', phone: '8 701 000 00 12' }
const PERSON = { isTenant: false }
const TENANT = { isTenant: true }

describe('step one', () => {
  test('a part', () => {
    expect(checkAdWhat(WHAT)).toEqual({
      draft: {
        kind: 'part',
        brand_id: 1,
        spare_part_id: 7,
        service_id: null,
        title: 'Диски тормозные Brembo Max',
        title_kk: null,
        text: 'Комплект из двух вентилируемых дисков.',
        text_kk: null,
        condition: 'new',
        vin: null,
      },
    })
  })

  test('a service drops part and condition', () => {
    const values = { ...WHAT, kind: 'service', service_id: '3', condition: 'nonsense', spare_part_id: 'x' }
    expect(checkAdWhat(values).draft).toMatchObject({ service_id: 3, spare_part_id: null, condition: null })
  })

  test('a part may have a VIN', () => {
    expect(checkAdWhat({ ...WHAT, vin: ' jzx100-0012345 ' }).draft?.vin).toBe('JZX100-0012345')
    expect(checkAdWhat({ ...WHAT, vin: '1M8GDM9A1KP042788' }).draft?.vin).toBe('1M8GDM9A1KP042788')
  })

  test('a service and goods drop the VIN', () => {
    for (const kind of ['service', 'goods'])
      for (const vin of ['JZX100-0012345', 'nonsense'])
        expect(checkAdWhat({ ...WHAT, service_id: '3', kind, vin }).draft?.vin).toBeNull()
  })

  test('goods drop part and service', () => {
    const values = { ...WHAT, kind: 'goods', service_id: '3', brand_id: '' }
    expect(checkAdWhat(values).draft).toMatchObject({ service_id: null, spare_part_id: null, brand_id: null })
  })

  test('an empty form reports every required field', () => {
    const required = ['required']
    expect(checkAdWhat({}).errors).toEqual({
      kind: required,
      title: required,
      text: required,
      condition: required,
    })
    expect(checkAdWhat({ kind: 'part' }).errors).toHaveProperty('spare_part_id', required)
    expect(checkAdWhat({ kind: 'service' }).errors).toHaveProperty('service_id', required)
    expect(checkAdWhat({ kind: 'service' }).errors).not.toHaveProperty('condition')
  })

  test.each([
    ['kind', 'car', 'unknown'],
    ['kind', ' ', 'required'],
    ['brand_id', 'Toyota', 'unknown'],
    ['brand_id', '0', 'unknown'],
    ['brand_id', '-1', 'unknown'],
    ['brand_id', '1.5', 'unknown'],
    ['brand_id', '2147483648', 'unknown'],
    ['spare_part_id', '', 'required'],
    ['spare_part_id', '1e3', 'unknown'],
    ['condition', 'broken', 'unknown'],
    ['vin', '1M8GDM9AXKP04278', 'vin_invalid'],
    ['vin', 'JZX1000012345', 'vin_invalid'],
    ['title', '  ab  ', 'too_short'],
    ['title', 'x'.repeat(101), 'too_long'],
    ['title', '\u00a0\n', 'required'],
    ['title_kk', 'ab', 'too_short'],
    ['text', 'too short', 'too_short'],
    ['text', 'x'.repeat(4001), 'too_long'],
    ['text_kk', 'қысқа', 'too_short'],
  ])('%s %j is %s', (field, value, code) => {
    expect(checkAdWhat({ ...WHAT, [field]: value })).toEqual({ errors: { [field]: [code] } })
  })

  test('normalises line ends of all browsers', () => {
    expect(checkAdWhat({ ...WHAT, text: 'Первая строка\r\nвторая\rтретья\r\n' }).draft?.text).toBe(
      'Первая строка\nвторая\nтретья',
    )
  })

  test.each(['x', 'қ', '🐻'])(
    'accepts texts of %s at their limits and counts it as one character',
    (letter) => {
      for (const field of ['title', 'text'] as const) {
        const { min, max } = AD_LIMITS[field]
        const errorsOf = (length: number) => checkAdWhat({ ...WHAT, [field]: letter.repeat(length) }).errors
        expect([min, max].map(errorsOf)).toEqual([undefined, undefined])
        expect(errorsOf(min - 1)).toEqual({ [field]: ['too_short'] })
        expect(errorsOf(max + 1)).toEqual({ [field]: ['too_long'] })
      }
    },
  )
})

describe('step two', () => {
  test('only the price and the phone are required', () => {
    expect(checkAdWhere(WHERE, PERSON)).toEqual({
      draft: {
        price: 58_000,
        phone: '+77010000012',
        room_ids: [],
        weekdays: [],
        hours_from: null,
        hours_to: null,
      },
    })
  })

  test('an empty form reports both', () => {
    expect(checkAdWhere({}, PERSON)).toEqual({ errors: { price: ['required'], phone: ['required'] } })
  })

  test('a negotiable price is null and ignores a typed price', () => {
    const values = { ...WHERE, price: 'сколько дадите', negotiable: 'on' }
    expect(checkAdWhere(values, PERSON).draft?.price).toBeNull()
  })

  test.each(['58000', ' 58 000 ', '58\u00a0000\u00a0₸', '58\u202f000₸', '058000'])(
    '%j is 58 000 tenge',
    (price) => {
      expect(checkAdWhere({ ...WHERE, price }, PERSON).draft?.price).toBe(58_000)
    },
  )

  test.each([
    ['12 тысяч', 12_000],
    ['12 мың', 12_000],
    ['1,5 млн', 1_500_000],
  ])('%j is %d tenge', (price, tenge) => {
    expect(checkAdWhere({ ...WHERE, price }, PERSON).draft?.price).toBe(tenge)
  })

  test('a tenant may name rooms, days and hours', () => {
    const values = {
      ...WHERE,
      ...{ room_ids: ['54', '12', '54'], weekdays: ['6', '1', '1'], hours_from: '09:00', hours_to: '19:30' },
    }
    expect(checkAdWhere(values, TENANT).draft).toMatchObject({
      room_ids: [12, 54],
      weekdays: [1, 6],
      hours_from: '09:00',
      hours_to: '19:30',
    })
  })

  test.each([
    ['price', '', 'required'],
    ['price', '0', 'too_small'],
    ['price', '1000000001', 'too_large'],
    ['price', '58 000,50', 'not_a_number'],
    ['price', '-58000', 'not_a_number'],
    ['price', 'много', 'not_a_number'],
    ['price', '₸', 'not_a_number'],
    ['price', '9'.repeat(400), 'too_large'],
    ['price', '-500', 'not_a_number'],
    ['price', '12 тысяч 500', 'not_a_number'],
    ['price', '12.000', 'not_a_number'],
    ['price', '1001 млн', 'too_large'],
    ['weekdays', ['1,5'], 'unknown'],
    ['phone', '', 'required'],
    ['phone', '12345', 'phone_invalid'],
    ['room_ids', '54', 'not_yours'],
    ['weekdays', '0', 'unknown'],
    ['weekdays', ['1', '8'], 'unknown'],
    ['weekdays', ['monday'], 'unknown'],
    ['weekdays', '11111111'.split(''), 'too_many'],
  ])('%s %j is %s', (field, value, code) => {
    expect(checkAdWhere({ ...WHERE, [field]: value }, PERSON)).toEqual({ errors: { [field]: [code] } })
  })

  test.each([
    [['x'], 'unknown'],
    [['0'], 'unknown'],
    [Array.from({ length: 21 }, (_, room) => String(room + 1)), 'too_many'],
    [Array.from({ length: 21 }, () => 'x'), 'too_many'],
  ])('rejects the rooms %j of a tenant: %s', (room_ids, code) => {
    expect(checkAdWhere({ ...WHERE, room_ids }, TENANT)).toEqual({ errors: { room_ids: [code] } })
  })

  test('accepts as many rooms as the limit', () => {
    const room_ids = Array.from({ length: AD_LIMITS.rooms.max }, (_, room) => String(room + 1))
    expect(checkAdWhere({ ...WHERE, room_ids }, TENANT).draft?.room_ids).toHaveLength(20)
  })

  test.each([
    ['09:00', '', { hours_to: ['required'] }],
    ['', '19:00', { hours_from: ['required'] }],
    ['9:00', '19:00', { hours_from: ['wrong_format'] }],
    ['24:00', '19:60', { hours_from: ['wrong_format'], hours_to: ['wrong_format'] }],
    ['009:00', '19:000', { hours_from: ['wrong_format'], hours_to: ['wrong_format'] }],
  ])('rejects hours from %j to %j', (hours_from, hours_to, errors) => {
    expect(checkAdWhere({ ...WHERE, hours_from, hours_to }, PERSON)).toEqual({ errors })
  })
})

describe('both steps', () => {
  test('reports the errors of both', () => {
    expect(checkAd({ ...WHAT, ...WHERE, title: '', phone: '' }, PERSON)).toEqual({
      errors: { title: ['required'], phone: ['required'] },
    })
  })

  test('reports the errors in the order of the form', () => {
    const fields = [
      'title',
      'kind',
      'condition',
      'text',
      'title_kk',
      'price',
      'weekdays',
      'hours_to',
      'phone',
    ]
    const values = { title_kk: 'x', weekdays: '9', hours_from: '09:00' }
    expect(Object.keys(checkAd(values, PERSON).errors ?? {})).toEqual(fields)
    const part = ['title', 'condition', 'spare_part_id', 'text']
    expect(Object.keys(checkAdWhat({ kind: 'part' }).errors ?? {})).toEqual(part)
  })

  test('unknown fields are dropped', () => {
    const more = { user_id: '1', status: '31', role_id: '2' }
    const draft = checkAd({ ...WHAT, ...WHERE, ...more }, PERSON).draft
    expect(Object.keys(draft ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/user|status|role/)]),
    )
  })

  test('any input gives a draft or known codes', () => {
    const fields = Object.keys(AD_FORM_FIELDS)
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.integer().map(String),
      fc.array(fc.string(), { maxLength: 30 }),
      fc.constantFrom(...AD_KINDS, ...AD_CONDITIONS, '09:00', '+77010000012'),
    )
    const values = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 16 })
    fc.assert(
      fc.property(values, fc.boolean(), (typed, isTenant) => {
        const { draft, errors } = checkAd(typed, { isTenant })
        expect(Boolean(draft)).not.toBe(Boolean(errors))
        for (const [field, codes] of Object.entries(errors ?? {})) {
          expect(fields).toContain(field)
          for (const code of codes) expect(fieldText(code, 'ru')).not.toBe(fieldText('never seen', 'ru'))
        }
      }),
    )
  })
})

describe('the submitted form', () => {
  const draft = checkAd({ ...WHAT, ...WHERE, room_ids: ['54', '12'], weekdays: ['1'] }, TENANT).draft
  if (!draft) throw new Error('the draft is good')

  test('a draft is the same after encoding and decoding', () => {
    expect(checkAd(adValues(adForm(adFields(draft), [])), TENANT)).toEqual({ draft })
    const negotiable = { ...draft, price: null, brand_id: null }
    expect(checkAd(adValues(adForm(adFields(negotiable), [])), TENANT)).toEqual({ draft: negotiable })
  })

  test('photos keep their order and names and are not field values', () => {
    const photos = ['cover.jpg', 'side.png'].map((name) => new File(['x'], name))
    const form = adForm(adFields(draft), photos)
    expect(form.getAll('photos').map((photo) => (photo instanceof File ? photo.name : null))).toEqual([
      'cover.jpg',
      'side.png',
    ])
    expect(adValues(form)).not.toHaveProperty('photos')
  })

  test('of a repeated field the first value counts', () => {
    const form = new FormData()
    form.append('title', 'Первое')
    form.append('title', 'Второе')
    expect(adValues(form)).toEqual({ title: 'Первое' })
  })
})
