import { hash } from '@node-rs/argon2'
import { openSession } from '../platform/sessions.ts'
import type { TestServer } from './test-server.ts'

export interface Person {
  id: number
  role_id: number
  email: string
  token: string
}

export const PASSWORD = 'горшок-ветер-семнадцать'

// Verifying a password takes as much work as its hash names, so this one names little.
const cheapHash = hash(PASSWORD, { memoryCost: 1_024, timeCost: 1 })
let made = 0

/** Creates a user of a role with a session; a tenant also gets a company and one room. */
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
  if (role_id === 1) {
    await db
      .insertInto('tenants')
      .values({
        user_id: id,
        company: `ТОО ${made}`,
        bin: `9001${String(made).padStart(8, '0')}`,
        trade: null,
        trade_kk: null,
        hours_from: null,
        hours_to: null,
      })
      .execute()
    await room({ db }, { tenant: id })
  }
  const { token } = await openSession(db, clock, id)
  return { id, role_id, email, token }
}

let doors = 0

export async function room(
  { db }: Pick<TestServer, 'db'>,
  { tenant, level = 2 }: { tenant?: number; level?: number } = {},
) {
  doors += 1
  const { id } = await db
    .insertInto('rooms')
    .values({ level, number: `${level}-${doors}`, area: 40, tenant_id: tenant ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
