import type { Capability } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'

/** The tabs of a company's pages: the page, who has it, and its name in `companyWords.parts`. */
export const COMPANY_PARTS = [
  { part: 'settings', path: paths.company, capability: 'company.manage' },
  { part: 'hours', path: paths.companyHours, capability: 'company.hours' },
  { part: 'people', path: paths.companyPeople, capability: 'company.people' },
] as const satisfies readonly { part: string; path: string; capability: Capability }[]
