import type { CompanyDetail } from '@sauda/sdk/people'

/** What the page of a company asks about, each at an address of its own. */
export const COMPANY_ACTS = ['rooms', 'signatory', 'end'] as const

export type CompanyActName = (typeof COMPANY_ACTS)[number]

export function isCompanyAct(word: unknown): word is CompanyActName {
  return COMPANY_ACTS.some((act) => act === word)
}

/** Returns what an administrator may do with a company, in the order in which it is offered. */
export function actsOnCompany({ ended }: Pick<CompanyDetail, 'ended'>): CompanyActName[] {
  // Who may sign for it is entered as long as it is a tenant; an entry can be ended later, too.
  return ended === null ? [...COMPANY_ACTS] : []
}
