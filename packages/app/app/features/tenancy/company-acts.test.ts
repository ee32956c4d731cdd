import { expect, it } from 'vitest'
import { actsOnCompany, asksAbout, COMPANY_ACTS, isCompanyAct } from './company-acts.ts'

it('a tenant gets other rooms, signatories and an end; a company of before none of it', () => {
  expect(actsOnCompany({ ended: null })).toEqual(['rooms', 'signatory', 'end'])
  const ended = { ended_at: '2026-11-30T06:00:00.000Z', reason: 'debt', note: null, by: null } as const
  expect(actsOnCompany({ ended })).toEqual([])
  expect(COMPANY_ACTS.filter((act) => asksAbout(act, { ended }))).toEqual(['signer'])
  expect(COMPANY_ACTS.every((act) => asksAbout(act, { ended: null }))).toBe(true)
})

it.each([undefined, '', 'delete', 'constructor'])('%j is no act', (word) => {
  expect(isCompanyAct(word)).toBe(false)
  expect(COMPANY_ACTS.every(isCompanyAct)).toBe(true)
})
