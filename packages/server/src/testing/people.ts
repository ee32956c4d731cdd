import { hash } from '@node-rs/argon2'
import type { CompanyFunction } from '@sauda/sdk/access'
import { findActing } from '../features/companies/member-queries.ts'
import { openSession } from '../platform/sessions.ts'
import type { TestServer } from './test-server.ts'

export interface Person {
  id: number
  role_id: number
  /** The company of a tenant and what he does for it; null for others. */
  company_id: number | null
  function: CompanyFunction | null
  email: string
  token: string
}

export const PASSWORD = 'горшок-ветер-семнадцать'

// Verifying a password takes as much work as its hash names, so this one names little.
const cheapHash = hash(PASSWORD, { memoryCost: 1_024, timeCost: 1 })
let made = 0

/** The company of a tenant: its number, by which it sells, and the BIN. */
export interface Company {
  id: number
  bin: string
}

/** Creates a company, with one room by default. */
export async function company(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { rooms = 1 } = {},
): Promise<Company> {
  made += 1
  const bin = `9001${String(made).padStart(8, '0')}`
  const { id } = await db
    .insertInto('companies')
    .values({
      ...{ company: `ТОО ${made}`, sign: `Лавка ${made}`, bin, department_id: null, created_at: clock.now() },
      ...{ trade: null, trade_kk: null, hours_from: null, hours_to: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let n = 0; n < rooms; n++) await room({ db }, { tenant: id })
  return { id, bin }
}

/** Makes somebody one of the people of a company. */
export async function join(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { id }: Pick<Person, 'id'>,
  of: { company: Pick<Company, 'id'>; function: CompanyFunction },
): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ user_id: id, company_id: of.company.id, function: of.function, since: clock.now() })
    .execute()
  await db.updateTable('users').set({ role_id: 1 }).where('id', '=', id).execute()
}

/** Creates a colleague of a tenant. */
export async function colleague(
  test: Pick<TestServer, 'db' | 'clock'>,
  { company_id }: Pick<Person, 'company_id'>,
  of: CompanyFunction,
): Promise<Person> {
  const id = company_id ?? 0
  const one = await person(test, 5)
  await join(test, one, { company: { id }, function: of })
  return { ...one, role_id: 1, company_id: id, function: of }
}

/** Creates a user of a role with a session; a tenant also gets a company, which he owns, and one room. */
export async function person(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  role_id: number,
  { blocked = false } = {},
): Promise<Person> {
  made += 1
  const email = `person-${made}@test.example`
  const { id } = await db
    .insertInto('users')
    .values({
      role_id,
      name: `Человек ${made}`,
      display_name: `Человек ${made}`,
      email,
      phone: null,
      password_hash: await cheapHash,
      blocked_at: blocked ? clock.now() : null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = role_id === 1 ? await company({ db, clock }) : null
  if (own) await join({ db, clock }, { id }, { company: own, function: 'owner' })
  const { token } = await openSession(db, clock, id)
  return { id, role_id, company_id: own?.id ?? null, function: own && 'owner', email, token }
}

let doors = 0

/** Creates a room, let to a company if one is given, or to that of one of its people. */
export async function room(
  { db }: Pick<TestServer, 'db'>,
  { tenant, level = 2 }: { tenant?: number; level?: number } = {},
) {
  doors += 1
  const letTo = tenant === undefined ? null : await companyOf(db, tenant)
  const { id } = await db
    .insertInto('rooms')
    .values({ level, number: `${level}-${doors}`, area: 40, company_id: letTo })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function companyOf(db: TestServer['db'], number: number): Promise<number | null> {
  const found = await db.selectFrom('companies').select('id').where('id', '=', number).executeTakeFirst()
  return found?.id ?? (await findActing(db, number, null)).company_id
}
