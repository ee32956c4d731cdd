import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import { isTerm, KAZAKH, type PeopleTerm, RUSSIAN } from './queries.ts'

/* Everything of the people desk that reads companies. */

type Schemas = components['schemas']
type PersonCard = Schemas['PersonCard']

export interface PersonFilter
  extends Pick<
    Schemas['PersonRequest'],
    'role_id' | 'department_id' | 'facility_id' | 'blocked' | 'never_signed_in'
  > {
  terms: readonly PeopleTerm[]
}

const CARD = sql`jsonb_build_object(
  'id', u.id, 'role_id', u.role_id, 'name', u.name, 'email', u.email, 'phone', u.phone, 'memberships', coalesce(own.list, '[]'),
  'department', case when d.id is not null then
    jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk) end,
  'facility', case when f.id is not null then
    jsonb_build_object('id', f.id, 'name', f.name, 'name_kk', f.name_kk) end,
  'rooms', (select coalesce(jsonb_agg(plate_json(r.id) order by r.level, length(r.number), r.number), '[]')
    from rooms r where r.company_id = any(own.ids)),
  'blocked_at', rfc3339(u.blocked_at), 'last_entry_at', rfc3339(u.last_entry_at))`

/** Companies in the order in which a person joined them; the section of the first one is that of the person. */
const FROM = sql`users u left join lateral (
    select array_agg(c.id order by m.id) as ids, array_agg(c.department_id order by m.id) as departments,
      jsonb_agg(jsonb_build_object('function', m.function, 'since', rfc3339(m.since),
        'company', jsonb_build_object('id', c.id, 'name', c.company, 'sign', c.sign, 'bin', c.bin)) order by m.id) as list
    from memberships m join companies c on c.id = m.company_id where m.user_id = u.id and m.until is null) own on true
  left join departments d on d.id = coalesce(own.departments[1], u.department_id)
  left join facilities f on f.id = d.facility_id`

/** Alphabetical in any database: Kazakh letters stand beside the Russian ones that they resemble. */
const SORT = sql<string>`translate(lower(u.name), ${sql.lit(KAZAKH)}, ${sql.lit(RUSSIAN)}) collate "C"`

function fits(filter: PersonFilter): RawBuilder<boolean> {
  const { terms, role_id, department_id, facility_id, blocked, never_signed_in } = filter
  const byCompany = [
    ...terms.map(isTerm),
    ...(department_id === undefined ? [] : [sql<boolean>`d.id = ${department_id}::bigint`]),
    ...(facility_id === undefined ? [] : [sql<boolean>`d.facility_id = ${facility_id}::bigint`]),
  ]
  const all = [
    ...(byCompany.length === 0 ? [] : [ofOneCompany(byCompany)]),
    ...(role_id === undefined ? [] : [sql<boolean>`u.role_id = ${role_id}::numeric`]),
    ...(blocked === undefined ? [] : [sql<boolean>`(u.blocked_at is not null) = ${blocked}`]),
    ...(never_signed_in === undefined ? [] : [sql<boolean>`(u.last_entry_at is null) = ${never_signed_in}`]),
  ]
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`
}

/** One of the companies of a person has all of it, or the person alone. */
function ofOneCompany(all: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`exists (select from (select) one left join memberships m on m.user_id = u.id and m.until is null
    left join companies c on c.id = m.company_id left join departments d on d.id = coalesce(c.department_id, u.department_id)
    where ${sql.join(all, sql` and `)})`
}

export async function countPersons(db: Db, filter: PersonFilter): Promise<number> {
  const found = await sql<{
    n: number
  }>`select count(*)::int as n from ${FROM} where ${fits(filter)}`.execute(db)
  return found.rows[0]?.n ?? 0
}

/** Returns people by name after a place in the list, with the values that are places. */
export async function findPersons(
  db: Db,
  filter: PersonFilter,
  { after, limit }: { after: { sort: string; id: number } | null; limit: number },
): Promise<{ card: PersonCard; sort: string }[]> {
  const later = after ? sql`(${SORT}, u.id) > (${after.sort}, ${after.id}::bigint)` : sql`true`
  const found = await sql<{ card: PersonCard; sort: string }>`
    select ${CARD} as card, ${SORT} as sort from ${FROM} where ${fits(filter)} and ${later}
    order by 2, u.id limit ${limit}`.execute(db)
  return found.rows
}

/** Returns a person, with what only the page of the person shows. */
export async function findPerson(
  db: Db,
  id: number,
): Promise<Pick<Schemas['PersonDetail'], 'person' | 'language' | 'created_at'> | undefined> {
  const found = await sql<Pick<Schemas['PersonDetail'], 'person' | 'language' | 'created_at'>>`
    select ${CARD} as person, u.language, rfc3339(u.created_at) as created_at
    from ${FROM} where u.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Whether a user is in a company. */
export async function hasCompany(db: Db, userId: number): Promise<boolean> {
  const found = await sql`select from memberships where user_id = ${userId} and until is null`.execute(db)
  return found.rows.length > 0
}

/** Returns the numbers of ads of the company that a person joined first, or else of the person, by status. */
export async function findAdCounts(db: Db, userId: number): Promise<Schemas['PersonAds'][]> {
  const found = await sql<Schemas['PersonAds']>`
    select status, count(*)::int as count from ads where deleted_at is null and seller_id = coalesce(
      (select company_id from memberships where user_id = ${userId} and until is null order by id limit 1), ${userId})
    group by status order by status`.execute(db)
  return found.rows
}

/** The companies of which a user is the only owner who may sign in. */
function left(userId: number): RawBuilder<unknown> {
  return sql`(select m.company_id from memberships m
    where m.user_id = ${userId} and m.until is null and m.function = 'owner' and not exists (
      select from memberships other join users o on o.id = other.user_id
      where other.company_id = m.company_id and other.until is null and other.function = 'owner'
        and other.user_id <> m.user_id and o.blocked_at is null))`
}

/** Returns how many companies have no other owner than a user who may sign in. */
export async function countLeft(db: Db, userId: number): Promise<number> {
  const found = await sql<{
    n: number
  }>`select count(*)::int as n from ${left(userId)} companies_left`.execute(db)
  return found.rows[0]?.n ?? 0
}

/**
 * Returns the live ads that fall when a user is blocked: the user's own, and those of a company without another owner who
 * may sign in.
 */
export async function findFallingAds(db: Db, userId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from ads where live_revision_id is not null and deleted_at is null
      and seller_id in (select ${userId}::bigint union select company_id from ${left(userId)} companies_left)
    order by id`.execute(db)
  return found.rows.map(({ id }) => id)
}
