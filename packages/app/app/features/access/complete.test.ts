import { expect, it } from 'vitest'
import { endErrors, knownValues, stepOf } from './complete.ts'

const flow = { email: 'person@sauda.example', details: null, invited: null }
const staff = {
  ...flow,
  invited: { role_id: 3, department: null, rooms: [], company: null, bin: null, function: null },
}
const good = { password: 'correct horse battery', terms: true, ad_rules: true }

it('returns no errors for a valid last step', () => {
  expect(endErrors(good, flow)).toEqual({})
})

it.each([
  [{ password: '' }, { password: ['required'] }],
  [{ password: 'short' }, { password: ['too_short'] }],
  [{ password: 'person@sauda.example' }, { password: ['like_login'] }],
  [{ terms: false }, { terms: ['must_agree'] }],
  [{ ad_rules: false }, { ad_rules: ['must_agree'] }],
])('rejects %j', (end, errors) => {
  expect(endErrors({ ...good, ...end }, flow)).toEqual(errors)
})

it('reports all errors at once', () => {
  const errors = endErrors({ password: '', terms: false, ad_rules: false }, flow)
  expect(Object.keys(errors)).toEqual(['password', 'terms', 'ad_rules'])
})

it('requires a password of staff, but no consents', () => {
  expect(endErrors({ password: '', terms: false, ad_rules: false }, staff)).toEqual({
    password: ['required'],
  })
})

it.each([
  [undefined, 'password'],
  [{}, 'password'],
  [{ password: ['common'] }, 'password'],
  [{ terms: ['must_agree'] }, 'password'],
  [{ phone: ['phone_invalid'] }, 'details'],
  [{ room_ids: ['occupied'], password: ['common'] }, 'details'],
  [{ something: ['new'] }, 'details'],
])('errors %j belong to the step %s', (errors, step) => {
  expect(stepOf({ errors })).toBe(step)
})

it('fills in nothing when no details are known', () => {
  expect(knownValues({ details: null })).toEqual({})
})

it('fills in the details that are known', () => {
  const details = {
    kind: 'company',
    name: 'Ерлан Қасымов',
    phone: null,
    language: 'kk',
    company: 'ТОО «АвтоДиск»',
    bin: '310540000130',
    room_ids: [54, 7],
  } as const
  expect(knownValues({ details: { ...details, room_ids: [...details.room_ids] } })).toEqual({
    kind: 'company',
    name: 'Ерлан Қасымов',
    phone: '',
    company: 'ТОО «АвтоДиск»',
    bin: '310540000130',
    room_ids: ['54', '7'],
  })
})
