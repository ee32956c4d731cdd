import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']
type Shown = Omit<Schemas['CompanyDetail'], 'invitations' | 'ads' | 'documents' | 'end_effects'>

/** How many people of before the page of a company shows. */
const FORMER = 100

/** Returns a company with its places, people and the end of its tenancy. */
export async function findCompanyShown(db: Db, id: number): Promise<Shown | undefined> {
  const found = await sql<Shown>`
    select jsonb_build_object('id', c.id, 'name', c.company, 'sign', c.sign, 'bin', c.bin) as company,
      rfc3339(c.created_at) as created_at, c.trade, c.trade_kk,
      case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name, 'name_kk', d.name_kk) end as department,
      case when f.id is not null then jsonb_build_object('id', f.id, 'name', f.name, 'name_kk', f.name_kk) end as facility,
      (select jsonb_build_object('id', g.id, 'name', g.name, 'name_kk', g.name_kk)
        from trade_groups g where g.id = c.trade_group_id) as trade_group,
      (select coalesce(jsonb_agg(plate_json(r.id) order by r.level, length(r.number), r.number), '[]')
        from rooms r where r.company_id = c.id) as rooms,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'function', m.function,
          'since', rfc3339(m.since), 'blocked', u.blocked_at is not null) order by m.id), '[]')
        from memberships m join users u on u.id = m.user_id where m.company_id = c.id and m.until is null) as members,
      (select coalesce(jsonb_agg(jsonb_build_object('id', gone.id, 'name', gone.name, 'function', gone.function,
          'since', rfc3339(gone.since), 'until', rfc3339(gone.until)) order by gone.until desc, gone.membership desc), '[]')
        from (select u.id, u.name, m.function, m.since, m.until, m.id as membership
          from memberships m join users u on u.id = m.user_id
          where m.company_id = c.id and m.until is not null and not exists (
            select from memberships other where other.company_id = c.id and other.user_id = u.id
              and (other.until is null or (other.until, other.id) > (m.until, m.id)))
          order by m.until desc, m.id desc limit ${FORMER}) gone) as former,
      (select jsonb_build_object('ended_at', rfc3339(e.ended_at), 'reason', e.reason, 'note', e.note,
          'by', case when o.id is not null then jsonb_build_object('id', o.id, 'name', o.name) end)
        from tenancy_ends e left join users o on o.id = e.ended_by
        where e.company_id = c.id and e.resumed_at is null) as ended
    from companies c left join departments d on d.id = c.department_id left join facilities f on f.id = d.facility_id
    where c.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Returns how many people of a company belong to no other one. */
export async function countLimited(db: Db, companyId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from memberships m where m.company_id = ${companyId} and m.until is null and not exists (
      select from memberships other
      where other.user_id = m.user_id and other.company_id <> m.company_id and other.until is null)`.execute(
    db,
  )
  return found.rows[0]?.n ?? 0
}

/** Returns rooms as plates, by level and number. */
export async function findPlates(db: Db, ids: readonly number[]): Promise<Schemas['Plate'][]> {
  const found = await sql<{ plate: Schemas['Plate'] }>`
    select plate_json(r.id) as plate from rooms r where r.id = any(${ids}::bigint[])
    order by r.level, length(r.number), r.number`.execute(db)
  return found.rows.map(({ plate }) => plate)
}
