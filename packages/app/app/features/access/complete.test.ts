import { expect, it } from 'vitest'
import { endErrors, knownValues, stepOf } from './complete.ts'

const flow = { email: 'person@sauda.example', details: null, invited: null }
const staff = {
  ...flow,
  invited: { role_id: 3, department: null, rooms: [], company: null, bin: null },
}
const good = { password: 'correct horse battery', terms: true, ad_rules: true }

it('finds nothing wrong with a good end', () => {
  expect(endErrors(good, flow)).toEqual({})
})

it.each([
  [{ password: '' }, { password: ['required'] }],
  [{ password: 'short' }, { password: ['too_short'] }],
  [{ password: 'person@sauda.example' }, { password: ['like_login'] }],
  [{ terms: false }, { terms: ['must_agree'] }],
  [{ ad_rules: false }, { ad_rules: ['must_agree'] }],
])('refuses %j', (end, errors) => {
  expect(endErrors({ ...good, ...end }, flow)).toEqual(errors)
})

it('tells everything at once', () => {
  const errors = endErrors({ password: '', terms: false, ad_rules: false }, flow)
  expect(Object.keys(errors)).toEqual(['password', 'terms', 'ad_rules'])
})

it('asks staff for no consent, but for a password', () => {
  expect(endErrors({ password: '', terms: false, ad_rules: false }, staff)).toEqual({
    password: ['required'],
  })
})

it.each([
  [undefined, 'password'],
  [{}, 'password'],
  [{ password: ['common'] }, 'password'],
  [{ terms: ['must_agree'] }, 'password'],
  [{ phone: ['taken'] }, 'details'],
  [{ room_ids: ['occupied'], password: ['common'] }, 'details'],
  [{ something: ['new'] }, 'details'],
])('mends %j at the step %s', (errors, step) => {
  expect(stepOf({ errors })).toBe(step)
})

it('types nothing that nobody has told', () => {
  expect(knownValues({ details: null })).toEqual({})
})

it('types what has been told', () => {
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
