import { createHash, randomBytes } from 'node:crypto'
import type { CompanyFunction } from '@sauda/sdk/access'
import { type Person, person } from './people.ts'
import type { TestServer } from './test-server.ts'

type Home = Pick<TestServer, 'db' | 'clock'>

let made = 0

/** Creates a department in a facility of its own. */
export async function department({
  db,
}: Pick<TestServer, 'db'>): Promise<{ id: number; facility_id: number }> {
  made += 1
  const name = `Корпус ${made}`
  const facility = await db
    .insertInto('facilities')
    .values({ name, name_kk: `${made} корпусы`, address: 'Алматы', address_kk: 'Алматы' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('departments')
    .values({ facility_id: facility.id, name: `Кузов ${made}`, name_kk: `Шанақ ${made}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, facility_id: facility.id }
}

/** Creates a pending invitation; returns the token of its link. */
export async function invitation(
  { db, clock }: Home,
  { role_id = 3 } = {},
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const { id: invited_by } = await person({ db, clock }, 2)
  made += 1
  const { id } = await db
    .insertInto('invitations')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      email: `invited-${made}@test.example`,
      role_id,
      language: 'ru',
      invited_by,
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Creates a pending invitation to the company of a tenant; returns the token of its link. */
export async function companyInvitation(
  { db, clock }: Home,
  { id: invited_by, company_id }: Pick<Person, 'id' | 'company_id'>,
  { email = null, of = 'seller' }: { email?: string | null; of?: CompanyFunction } = {},
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const { id } = await db
    .insertInto('invitations')
    .values({
      ...{ token_hash: createHash('sha256').update(token).digest(), email, role_id: 1, language: 'ru' },
      ...{ company_id, function: of, invited_by, created_at: clock.now() },
      expires_at: new Date(clock.now().getTime() + 7 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Creates a company that waits for approval. */
export async function application(
  { db, clock }: Home,
  userId: number,
  { bin = '310540000130', room_ids = [] as number[] } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('tenant_applications')
    .values({ user_id: userId, company: 'ИП Оспанов', bin, room_ids, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
