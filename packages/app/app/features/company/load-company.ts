import { type Capability, can } from '@sauda/sdk/access'
import { getCompany } from '@sauda/sdk/company'
import { data, type RouterContextProvider } from 'react-router'
import { answered } from '../../shell/answered.ts'
import { visitOf } from '../../shell/visit.ts'
import type { CompanyDesk } from './company-desk.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Whether the user has a part of a company's pages. There is no user only if the session ended before a form was sent.
 */
export async function hasPart(context: Context, capability: Capability): Promise<boolean> {
  const user = await visitOf(context).currentUser()
  return user === null || can(user, capability)
}

/** @throws the 403 page */
export async function requirePart(context: Context, capability: Capability): Promise<void> {
  if (!(await hasPart(context, capability))) throw data(null, { status: 403 })
}

/** Loads the company that the user acts for. @throws the error page, 403 for those who have none of its pages */
export async function loadCompany({
  request: { signal },
  context,
}: {
  request: Request
  context: Context
}): Promise<CompanyDesk> {
  const { portal, currentUser, contact } = visitOf(context)
  await requirePart(context, 'company.hours')
  const user = await currentUser()
  const [company, centre] = await Promise.all([user && answered(getCompany(portal, { signal })), contact()])
  return { company, centre: centre?.exceptions ?? [], now: Date.now() }
}
