import type { components } from '@sauda/sdk'
import { functionsWith, ROLE } from '@sauda/sdk/access'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export type User = components['schemas']['User']

export interface Account {
  id: number
  password_hash: string
  blocked: boolean
}

/** Nobody proves a phone, so several people may have the same one. */
export const MOST_OF_A_PHONE = 5

/**
 * Returns the account with an e-mail (case-insensitive, may begin with a plus), or those with a phone in E.164, the
 * oldest first.
 */
export async function findAccounts(db: Db, login: string): Promise<Account[]> {
  const found = await sql<Account>`
    select id, password_hash, blocked_at is not null as blocked from users
    where ${login.includes('@') ? sql`lower(email) = lower(${login})` : sql`phone = ${login}`}
    order by id limit ${MOST_OF_A_PHONE}`.execute(db)
  return found.rows
}

/** Returns the account of a user. */
export async function findAccountById(db: Db, id: number): Promise<Account | undefined> {
  const found = await sql<Account>`
    select id, password_hash, blocked_at is not null as blocked from users where id = ${id}`.execute(db)
  return found.rows[0]
}

/**
 * Locks an account until the transaction ends; returns false if its password has changed since it was read, or if it is
 * blocked by now.
 */
export async function holdAccount(trx: Trx, { id, password_hash }: Account): Promise<boolean> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('blocked_at', 'is', null)
    // The row is written next: with a shared lock, two sign-ins at once would wait for each other.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/**
 * Returns a user.
 * @param companyId for which of several companies the user acts; null or any other number is the one that was joined first
 */
export async function readUser(db: Db, id: number, companyId: number | null): Promise<User | undefined> {
  const found = await sql<User>`
    select u.id, u.role_id, u.name, u.email, u.phone, own.list #>> '{0,company,name}' as company,
      own.list #>> '{0,company,bin}' as bin, (own.list #>> '{0,company,id}')::int8 as company_id,
      own.list #>> '{0,function}' as function, coalesce(own.list, '[]') as memberships, u.language,
      case when own.list is null and u.role_id = ${sql.lit(ROLE.limited)} then kept.list else '[]' end as kept_companies,
      case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk) end as department,
      district_json(u.id) as district,
      -- The newest, while it explains why this is no tenant.
      case when newest.accepted is not true and own.list is null then newest.shown end as application,
      (select coalesce(jsonb_agg(ad_id order by saved_at desc, ad_id desc), '[]') from favourites
        where user_id = u.id) as favourites,
      rfc3339(u.created_at) as created_at
    from users u
    left join lateral (
      select jsonb_agg(jsonb_build_object('function', m.function, 'since', rfc3339(m.since),
          'company', jsonb_build_object('id', c.id, 'name', c.company, 'sign', c.sign, 'bin', c.bin))
        order by c.id is not distinct from ${companyId} desc, m.id) as list,
        (array_agg(c.department_id order by c.id is not distinct from ${companyId} desc, m.id))[1] as department_id
      from memberships m join companies c on c.id = m.company_id where m.user_id = u.id and m.until is null
    ) own on true
    left join departments d on d.id = coalesce(own.department_id, u.department_id)
    left join lateral (
      select coalesce(jsonb_agg(last), '[]') as list from (
        select c.id, c.company as name, c.sign, c.bin from memberships m join companies c on c.id = m.company_id
        where m.user_id = u.id and m.until = c.ended_at
          and m.function in (${sql.join(functionsWith('documents.own').map((of) => sql.lit(of)))})
        order by c.ended_at desc limit 1) last
    ) kept on true
    left join lateral (
      select a.accepted, jsonb_build_object('company', a.company, 'bin', a.bin, 'comment', a.comment,
        'state', case when a.decided_at is null then 'waiting' else 'refused' end,
        'asked', case when exists(select from companies c where c.bin = a.bin and c.ended_at is null) then 'company' else 'centre' end) as shown
      from tenant_applications a where a.user_id = u.id order by a.id desc limit 1
    ) newest on true
    where u.id = ${id}`.execute(db)
  return found.rows[0]
}
