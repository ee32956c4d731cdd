import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ExchangeBaseCreated } from '@sauda/sdk/exchange'
import type { TenantApplication } from '@sauda/sdk/people'
import { type OneC, oneC } from '../../packages/server/src/player/client.ts'
import { call, consents, someBin, someNewcomer } from './newcomer.ts'
import { codeTo } from './post-office.ts'

/** A tenant whose documents no other test changes. */
export interface NewTenant {
  company: string
  bin: string
}

/** Registers a company by the API, signs the page's context in as it, and lets an administrator accept it. */
export async function newTenant(
  page: Pick<Page, 'request'>,
  administrator: Pick<Page, 'request'>,
): Promise<NewTenant> {
  const { email, name, phone, password } = someNewcomer()
  const tenant = { company: `ТОО «Сынақ ${randomInt(2 ** 40).toString(36)}»`, bin: someBin() }
  await call(page, '/api/user/registration', { email, language: 'ru' })
  await call(page, '/api/user/codeCheck', { code: await codeTo(email) })
  await call(page, '/api/user/next', { kind: 'company', name, phone, language: 'ru', ...tenant })
  await call(page, '/api/user/finish', { password, ...(await consents(page)) })
  const waiting = await call<{ items: TenantApplication[] }>(administrator, '/api/tenantApplication/list')
  const application = waiting.items.find(({ bin }) => bin === tenant.bin)
  if (!application) throw new Error(`${tenant.company} has not applied`)
  await call(administrator, `/api/tenantApplication/decide/${application.id}`, { accept: true })
  return tenant
}

/** Adds a base by the API and plays it. */
export async function newOneC(administrator: Pick<Page, 'request'>): Promise<OneC> {
  const name = `Бухгалтерия ${randomInt(2 ** 40).toString(36)}`
  const { base, secret } = await call<ExchangeBaseCreated>(administrator, '/api/exchange/createBase', {
    name,
    networks: [],
  })
  return oneC(fetch, { address: process.env.PORTAL_URL ?? '', login: base.login, secret })
}
