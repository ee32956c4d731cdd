import { expect, it } from 'vitest'
import { asksCompany, asksConsent, asksPhone } from './invited.ts'

const invited = (role_id: number) => ({ role_id })

it.each([
  ['nobody', null, true, true, 'if chosen'],
  ['a tenant', invited(1), true, true, 'always'],
  ['an administrator', invited(2), false, false, 'never'],
  ['a manager', invited(3), false, false, 'never'],
  ['an operator', invited(4), false, false, 'never'],
  ['a registered individual', invited(5), true, true, 'never'],
  ['an unknown role', invited(99), true, true, 'never'],
] as const)('determines the required details for %s', (_whom, who, consent, phone, company) => {
  expect([asksConsent(who), asksPhone(who), asksCompany(who)]).toEqual([consent, phone, company])
})
