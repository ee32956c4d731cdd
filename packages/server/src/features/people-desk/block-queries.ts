import type { components } from '@sauda/sdk'
import { ROLE } from '@sauda/sdk/access'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** A person on whom an administrator acts. */
export interface Person {
  id: number
  role_id: number
  name: string
  email: string
  language: 'ru' | 'kk'
  department_id: number | null
  blocked_at: Date | null
}

/**
 * Locks all administrators until the transaction ends, so that acts which would together leave none run one after the
 * other. Returns those who may sign in.
 */
export async function lockAdministrators(trx: Trx): Promise<number[]> {
  const administrators = sql`role_id = ${sql.lit(ROLE.administrator)}`
  // Lock in a separate statement: a statement that waited for the lock would still see the state before the wait.
  await sql`select from users where ${administrators} order by id for no key update`.execute(trx)
  const found = await sql<{ id: number }>`
    select id from users where ${administrators} and blocked_at is null`.execute(trx)
  return found.rows.map(({ id }) => id)
}

/** The company that a person joined first: its trading section is that of the person. */
const firstCompany = (id: number) =>
  sql`(select company_id from memberships where user_id = ${id} and until is null order by id limit 1)`

/** Returns a person, locked until the transaction ends. */
export async function lockPerson(trx: Trx, id: number): Promise<Person | undefined> {
  const found = await sql<Person>`
    select u.id, u.role_id, u.name, u.email, u.language, u.blocked_at,
      coalesce((select department_id from companies where id = ${firstCompany(id)}), u.department_id) as department_id
    from users u where u.id = ${id} for no key update of u`.execute(trx)
  return found.rows[0]
}

/** Records that a person is blocked. */
export async function insertBlock(
  trx: Trx,
  userId: number,
  { since, ...block }: { since: Date; reason: string; note: string | null; blocked_by: number },
): Promise<void> {
  await trx.updateTable('users').set({ blocked_at: since }).where('id', '=', userId).execute()
  await trx
    .insertInto('user_blocks')
    .values({ user_id: userId, since, ...block })
    .execute()
}

/** Records that a person is not blocked any more. */
export async function endBlock(
  trx: Trx,
  userId: number,
  ended: { until: Date; unblocked_by: number; unblock_note: string | null },
): Promise<void> {
  await trx.updateTable('users').set({ blocked_at: null }).where('id', '=', userId).execute()
  await trx
    .updateTable('user_blocks')
    .set(ended)
    .where('user_id', '=', userId)
    .where('until', 'is', null)
    .execute()
}

/** Ends the open invitations to an address. */
export async function endInvitationsTo(trx: Trx, email: string, now: Date): Promise<void> {
  await sql`
    update invitations set ended_at = ${now}
    where lower(email) = lower(${email}) and ended_at is null`.execute(trx)
}

/** Returns how many sessions a person has, and how many open invitations there are to the address. */
export async function countAccess(
  db: Db,
  { id, email }: Pick<Person, 'id' | 'email'>,
  now: Date,
): Promise<Pick<Schemas['BlockEffects'], 'sessions' | 'invitations'>> {
  const found = await sql<Pick<Schemas['BlockEffects'], 'sessions' | 'invitations'>>`
    select (select count(*)::int from sessions where user_id = ${id} and expires_at > ${now}) as sessions,
      (select count(*)::int from invitations
        where lower(email) = lower(${email}) and ended_at is null and expires_at > ${now}) as invitations`.execute(
    db,
  )
  return found.rows[0] ?? { sessions: 0, invitations: 0 }
}

export async function setRoleOf(trx: Trx, id: number, role_id: number): Promise<void> {
  await trx.updateTable('users').set({ role_id }).where('id', '=', id).execute()
}

/** Puts a person into a trading section; of a tenant the company. */
export async function setDepartmentOf(trx: Trx, id: number, department_id: number | null): Promise<void> {
  const company = await sql`
    update companies set department_id = ${department_id} where id = ${firstCompany(id)} returning id`.execute(
    trx,
  )
  if (company.rows.length > 0) return
  await trx.updateTable('users').set({ department_id }).where('id', '=', id).execute()
}

/** Whether there is such a department; it is not deleted until the transaction ends. Accepts numbers of any size. */
export async function holdDepartment(trx: Trx, id: number): Promise<boolean> {
  const held = await sql`select from departments where id = ${id}::bigint for key share`.execute(trx)
  return held.rows.length > 0
}
