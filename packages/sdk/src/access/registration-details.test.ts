import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registrationDetails } from './registration-details.ts'

const PERSON = { kind: 'person', name: ' Айгерім  Серікқызы ', phone: '8 701 000 00 12', language: 'kk' }
const COMPANY = {
  ...PERSON,
  kind: 'company',
  company: 'ТОО «АвтоДиск»',
  bin: '9401 4000 0385',
  room_ids: ['54', '12', '54'],
}
const KNOWN = { name: 'Айгерім Серікқызы', phone: '+77010000012', language: 'kk' }

describe('registration details', () => {
  test('a person: drops the fields of companies', () => {
    const details = { ...KNOWN, kind: 'person', company: null, bin: null, room_ids: [] }
    expect(registrationDetails(PERSON)).toEqual({ details })
    expect(registrationDetails({ ...COMPANY, kind: 'person' })).toEqual({ details })
  })

  test('a company: rooms are unique and sorted, from a form or from JSON', () => {
    const details = {
      ...KNOWN,
      kind: 'company',
      company: 'ТОО «АвтоДиск»',
      bin: '940140000385',
      room_ids: [12, 54],
    }
    expect(registrationDetails(COMPANY)).toEqual({ details })
    expect(registrationDetails({ ...COMPANY, room_ids: [54, 12] })).toEqual({ details })
    expect(registrationDetails({ ...COMPANY, room_ids: '12' }).details?.room_ids).toEqual([12])
    for (const none of [undefined, null, '', [], ['']]) {
      expect(registrationDetails({ ...COMPANY, room_ids: none }).details?.room_ids).toEqual([])
    }
  })

  test('as many rooms as the limit, with any id', () => {
    const room_ids = [...Array.from({ length: 19 }, (_, at) => at + 1), 2_147_483_647]
    expect(registrationDetails({ ...COMPANY, room_ids }).details?.room_ids).toEqual(room_ids)
  })

  test('the language is optional', () => {
    expect(registrationDetails({ ...PERSON, language: '' }).details?.language).toBeUndefined()
  })

  test('rejects an empty form', () => {
    const person = { name: ['required'], phone: ['required'] }
    expect(registrationDetails({})).toEqual({ errors: { kind: ['required'], ...person } })
    expect(registrationDetails({ kind: 'company' })).toEqual({
      errors: { ...person, company: ['required'], bin: ['required'] },
    })
  })

  test.each([
    ['kind', 'tenant', 'unknown'],
    ['kind', 1, 'required'],
    ['name', ' ', 'required'],
    ['name', 'Я', 'too_short'],
    ['name', 'Ә'.repeat(101), 'too_long'],
    ['name', ['Айгерім'], 'required'],
    ['name', '8 701 000 00 12', 'not_a_name'],
    ['name', 'person@mail.kz', 'not_a_name'],
    ['name', '\u200b\u2066\u3164', 'required'],
    ['company', '\u00ad\u00ad\u00ad', 'required'],
    ['phone', '701', 'phone_invalid'],
    ['phone', null, 'required'],
    ['language', 'en', 'unknown'],
    ['company', 'Я', 'too_short'],
    ['company', 'Ә'.repeat(151), 'too_long'],
    ['company', '', 'required'],
    ['bin', '940140000386', 'bin_invalid'],
    ['bin', 940_140_000_385, 'required'],
    ['bin', '', 'required'],
    ['room_ids', 'двадцать', 'unknown'],
    ['room_ids', [0], 'unknown'],
    ['room_ids', [1.5], 'unknown'],
    ['room_ids', ['12', 'x'], 'unknown'],
    ['room_ids', [2 ** 31], 'unknown'],
    ['room_ids', { toString: '' }, 'unknown'],
    ['room_ids', [[12]], 'unknown'],
    ['room_ids', true, 'unknown'],
    ['room_ids', Array.from({ length: 21 }, (_, at) => at + 1), 'too_many'],
  ])('rejects %s %j: %s', (field, value, code) => {
    expect(registrationDetails({ ...COMPANY, [field]: value })).toEqual({ errors: { [field]: [code] } })
  })

  test('returns either details or errors for any input', () => {
    const anything = fc.record(
      {
        kind: fc.oneof(fc.constantFrom('person', 'company'), fc.anything()),
        name: fc.anything(),
        phone: fc.anything(),
        language: fc.anything(),
        company: fc.anything(),
        bin: fc.anything(),
        room_ids: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anything, (values) => {
        const { details, errors } = registrationDetails(values)
        expect(details === undefined).toBe(errors !== undefined && Object.keys(errors).length > 0)
      }),
    )
  })
})

describe('an invited user', () => {
  const invited = (role_id: number, preset = {}) => ({
    invited: { role_id, company: null, bin: null, ...preset },
  })

  test.each([2, 3, 4])('staff (%d) are persons and need no phone', (role_id) => {
    const details = { ...KNOWN, kind: 'person', phone: null, company: null, bin: null, room_ids: [] }
    expect(registrationDetails({ ...COMPANY, phone: '' }, invited(role_id))).toEqual({ details })
    expect(registrationDetails({ ...COMPANY, phone: '701' }, invited(role_id)).errors).toEqual({
      phone: ['phone_invalid'],
    })
  })

  test('a limited user gives the details of a person', () => {
    expect(registrationDetails({ ...PERSON, kind: 'company' }, invited(5)).details?.kind).toBe('person')
    expect(registrationDetails({ ...PERSON, phone: '' }, invited(5)).errors).toEqual({ phone: ['required'] })
  })

  test('a tenant is a company with only the rooms of the invitation', () => {
    expect(registrationDetails({ ...COMPANY, kind: 'person' }, invited(1)).details).toMatchObject({
      kind: 'company',
      bin: '940140000385',
      room_ids: [],
    })
    expect(registrationDetails(PERSON, invited(1)).errors).toEqual({
      company: ['required'],
      bin: ['required'],
    })
  })

  test('values of the invitation cannot be changed', () => {
    const preset = { company: 'ИП Оспанов', bin: '941240000193' }
    expect(registrationDetails({ ...COMPANY, bin: 'x' }, invited(1, preset)).details).toMatchObject(preset)
    expect(
      registrationDetails({ ...COMPANY, bin: 'x' }, invited(1, { company: 'ИП Оспанов' })).errors,
    ).toEqual({ bin: ['bin_invalid'] })
  })

  test('null is the same as no invitation', () => {
    expect(registrationDetails(COMPANY, { invited: null })).toEqual(registrationDetails(COMPANY))
  })
})
