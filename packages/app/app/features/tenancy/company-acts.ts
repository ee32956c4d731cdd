import type { CompanyDetail } from '@sauda/sdk/people'

/** What is offered at the head of a company's page. */
const OFFERED = ['rooms', 'signatory', 'end'] as const

/** What the page of a company asks about, each at an address of its own; `signer` ends an entry of the register. */
export const COMPANY_ACTS = [...OFFERED, 'signer'] as const

export type CompanyActName = (typeof COMPANY_ACTS)[number]

export function isCompanyAct(word: unknown): word is CompanyActName {
  return COMPANY_ACTS.some((act) => act === word)
}

/** Whether the page asks about an act: of a company of before only an entry of the register can be ended. */
export function asksAbout(act: CompanyActName, company: Pick<CompanyDetail, 'ended'>): boolean {
  return act === 'signer' || actsOnCompany(company).some((one) => one === act)
}

/** Returns what is offered to an administrator at the head of a company's page; nothing once its tenancy has ended. */
export function actsOnCompany({ ended }: Pick<CompanyDetail, 'ended'>): (typeof OFFERED)[number][] {
  return ended === null ? [...OFFERED] : []
}
