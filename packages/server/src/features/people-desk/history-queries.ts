import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** How many entries of the log the page of a person shows. */
const NEWEST = 20

async function findActs(db: Db, which: RawBuilder<boolean>): Promise<Schemas['PersonAct'][]> {
  const found = await sql<Schemas['PersonAct']>`
    select a.id, rfc3339(a.at) as at, a.action, a.subject, a.subject_id,
      case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as actor
    from audit a left join users u on u.id = a.actor_id
    where ${which} order by a.at desc, a.id desc limit ${NEWEST}`.execute(db)
  return found.rows
}

/** Returns what a person did last, newest first. */
export const findActsBy = (db: Db, userId: number): Promise<Schemas['PersonAct'][]> =>
  findActs(db, sql`a.actor_id = ${userId}`)

/** Returns what others did to a person last, newest first. */
export const findActsOn = (db: Db, userId: number): Promise<Schemas['PersonAct'][]> =>
  findActs(db, sql`a.subject = 'user' and a.subject_id = ${userId} and a.actor_id is distinct from ${userId}`)

/** Returns every block of a person, newest first. */
export async function findBlocks(db: Db, userId: number): Promise<Schemas['PersonBlock'][]> {
  const found = await sql<Schemas['PersonBlock']>`
    select b.id, rfc3339(b.since) as since, rfc3339(b.until) as until, b.reason, b.note, b.unblock_note,
      case when o.id is not null then jsonb_build_object('id', o.id, 'name', o.name) end as by,
      case when e.id is not null then jsonb_build_object('id', e.id, 'name', e.name) end as unblocked_by
    from user_blocks b left join users o on o.id = b.blocked_by left join users e on e.id = b.unblocked_by
    where b.user_id = ${userId} order by b.id desc`.execute(db)
  return found.rows
}
