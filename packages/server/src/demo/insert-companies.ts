import { type CompanyFunction, ROLE } from '@sauda/sdk/access'
import { displayNameOf } from '../features/people/display-name.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { DemoCentre } from './demo-centre.ts'
import { idIn } from './id-in.ts'
import type { CentreIds } from './insert-centre.ts'
import { type DemoTenant, signIns } from './people.ts'

const DAY = 86_400_000

interface CompaniesNeed {
  users: ReadonlyMap<string, number>
  departments: ReadonlyMap<string, number>
  /** Of tenants: their colleagues sign in with the same password. */
  hash: string
  now: Date
}

/** Inserts the companies of tenants with their people. Returns their numbers by the e-mails of the owners. */
export const insertCompanies = async (
  trx: Trx,
  { tenants }: DemoCentre,
  { users, departments, hash, now }: CompaniesNeed,
): Promise<ReadonlyMap<string, number>> => {
  const groups = await trx.selectFrom('trade_groups').select(['id', 'name']).execute()
  const groupIds = new Map(groups.map(({ id, name }) => [name, id]))
  const joined = (days: number) => new Date(now.getTime() - days * DAY)
  const rows = await trx
    .insertInto('companies')
    .values(
      tenants.map((tenant) => ({
        company: tenant.company,
        bin: tenant.bin,
        sign: tenant.sign,
        department_id: tenant.department === null ? null : idIn(departments, tenant.department),
        trade_group_id: groupIds.get(tenant.trade_group) ?? null,
        trade: tenant.trade,
        trade_kk: tenant.trade_kk,
        weekdays: [...tenant.weekdays],
        hours_from: tenant.hours_from,
        hours_to: tenant.hours_to,
        phones: [tenant.phone],
        whatsapp: tenant.phone,
        created_at: joined(tenant.joined_days_ago),
      })),
    )
    .returning(['id', 'bin'])
    .execute()
  const byBin = new Map(rows.map(({ id, bin }) => [bin, id]))
  const owners = tenants.map(({ email, bin, joined_days_ago }) => ({
    user_id: idIn(users, email),
    company_id: idIn(byBin, bin),
    function: 'owner' as const,
    since: joined(joined_days_ago),
  }))
  const others = await insertColleagues(trx, tenants, { byBin, hash, since: joined(COLLEAGUES_SINCE) })
  await trx
    .insertInto('memberships')
    .values([...owners, ...others])
    .execute()
  return new Map(tenants.map(({ email, bin }) => [email, idIn(byBin, bin)]))
}

/** What shops say that they deal in: their brands, and the parts and categories of parts of the table. */
export const insertDeals = async (
  trx: Trx,
  { tenants, spareParts }: DemoCentre,
  ids: Pick<CentreIds, 'companies' | 'brands' | 'spareParts'>,
): Promise<void> => {
  const rows = tenants.flatMap(({ email, deals, brands }) => {
    const company_id = idIn(ids.companies, email)
    const parts = spareParts.filter(({ name, category }) => deals.includes(name) || deals.includes(category))
    return [
      ...brands.map((name) => ({ company_id, brand_id: idIn(ids.brands, name), spare_part_id: null })),
      ...parts.map(({ name }) => ({ company_id, brand_id: null, spare_part_id: idIn(ids.spareParts, name) })),
    ]
  })
  await trx.insertInto('company_deals').values(rows).execute()
}

const COLLEAGUES_SINCE = 80

/** People who work for the companies of others: an accountant of two of them, and a seller. */
const COLLEAGUES: readonly {
  name: string
  email: string
  language: 'ru' | 'kk'
  of: CompanyFunction
  companies: number
}[] = [
  {
    name: 'Гүлнар Ахметова',
    email: 'accountant@sauda.example',
    language: 'ru',
    of: 'accountant',
    companies: 2,
  },
  { name: 'Данияр Сейітов', email: 'seller@sauda.example', language: 'kk', of: 'seller', companies: 1 },
]

/** The company of the tenant who is shown is the first of them. */
const insertColleagues = async (
  trx: Trx,
  tenants: readonly DemoTenant[],
  { byBin, hash, since }: { byBin: ReadonlyMap<string, number>; hash: string; since: Date },
) => {
  const shown = tenants.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)))
  const rows = COLLEAGUES.map(({ name, email, language }) => ({
    ...{ role_id: ROLE.tenant, name, display_name: displayNameOf(name), email, phone: null, language },
    ...{ password_hash: hash, created_at: since },
  }))
  const made = await trx.insertInto('users').values(rows).returning(['id', 'email']).execute()
  const ids = new Map(made.map(({ id, email }) => [email, id]))
  return COLLEAGUES.flatMap(({ email, of, companies }) =>
    shown.slice(0, companies).map(({ bin }) => ({
      user_id: idIn(ids, email),
      company_id: idIn(byBin, bin),
      function: of,
      since,
    })),
  )
}

const isShown = ({ email }: DemoTenant) => email === signIns[ROLE.tenant]
