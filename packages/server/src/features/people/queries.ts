import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

export type UserCard = Schemas['UserCard']
export type Facility = Schemas['Facility']

/** One thing by which people are looked up. */
export interface PeopleTerm {
  /** A word or the number of a room, in lower case. */
  text: string
  /** If it may be a phone (without the country's code) or the beginning of a BIN, its digits. */
  digits?: string
  /** If it may be several numbers as well, these: who has all of them is found too. */
  apart?: PeopleTerm[]
}

/** Which people are looked for; blocked ones are never found. */
export type Sought =
  | { departments: readonly number[] }
  | { facility: number }
  | { terms: readonly PeopleTerm[] }

/** Letters that people leave out when they type, and what they type instead. */
export const [KAZAKH, RUSSIAN] = ['ёәғқңөұүһі', 'еагкноуухи'] as const

function isSought(sought: Sought): RawBuilder<boolean> {
  if ('departments' in sought) return sql`d.id = any(${sought.departments}::bigint[])`
  if ('facility' in sought) return sql`d.facility_id = ${sought.facility}`
  return sql`${sql.join(sought.terms.map(isTerm), sql` and `)}`
}

/** Whether a user `u` with the company `t` fits one thing by which people are looked up. */
export function isTerm({ apart, ...one }: PeopleTerm): RawBuilder<boolean> {
  if (!apart) return isOne(one)
  return sql`(${isOne(one)} or (${sql.join(apart.map(isTerm), sql` and `)}))`
}

function isOne({ text, digits }: PeopleTerm): RawBuilder<boolean> {
  const hasRoom = sql`exists (select from rooms r where r.company_id = c.id and lower(r.number) = ${text})`
  if (digits !== undefined)
    return sql`(strpos(u.phone, ${digits}) > 0 or starts_with(c.bin, ${digits}) or ${hasRoom})`
  return sql`(
    strpos(translate(lower(concat_ws(' ', u.name, c.sign, c.company, u.email)), ${KAZAKH}, ${RUSSIAN}),
      translate(${text}, ${KAZAKH}, ${RUSSIAN})) > 0
    or ${hasRoom})`
}

/** Returns the people that are looked for, at most `limit`, and their total number. */
export async function findPeople(
  db: Db,
  sought: Sought,
  limit: number,
): Promise<{ items: UserCard[]; total: number }> {
  const found = await sql<{ card: UserCard; total: number }>`
    select count(*) over ()::int as total, card from (select distinct on (u.id) u.id, u.name, jsonb_build_object(
      'id', u.id, 'role_id', u.role_id, 'name', u.name, 'company', c.company, 'bin', c.bin, 'email', u.email,
      'phone', u.phone,
      'department', case when d.id is not null then
        jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk) end,
      'facility', case when f.id is not null then
        jsonb_build_object('id', f.id, 'name', f.name, 'name_kk', f.name_kk) end,
      'rooms', (select coalesce(jsonb_agg(plate_json(r.id) order by r.level, length(r.number), r.number), '[]')
        from rooms r where r.company_id = c.id)) as card
    from users u
    left join memberships m on m.user_id = u.id and m.until is null left join companies c on c.id = m.company_id
    left join departments d on d.id = coalesce(c.department_id, u.department_id) left join facilities f on f.id = d.facility_id
    where u.blocked_at is null and ${isSought(sought)}
    -- Of several companies of a person the one that was joined first, if it has what is looked for.
    order by u.id, m.id) found order by name, id limit ${limit}`.execute(db)
  return { items: found.rows.map(({ card }) => card), total: found.rows[0]?.total ?? 0 }
}

/** Returns whether the department or facility exists; accepts numbers of any size. */
export async function isThere(db: Db, what: 'departments' | 'facilities', id: number): Promise<boolean> {
  const found = await sql`select from ${sql.table(what)} where id = ${id}::bigint`.execute(db)
  return found.rows.length > 0
}

/** Returns every facility with its departments, and how many people each of these has. */
export async function findFacilities(db: Db): Promise<Facility[]> {
  const found = await sql<Facility>`
    select f.id, f.name, f.name_kk, f.address, f.address_kk,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk,
          'people', (select count(*) from users u where u.blocked_at is null and (u.department_id = d.id or exists (
            select from memberships m join companies c on c.id = m.company_id
            where m.user_id = u.id and m.until is null and c.department_id = d.id))))
        order by d.id), '[]')
      from departments d where d.facility_id = f.id) as departments
    from facilities f order by f.name`.execute(db)
  return found.rows
}
