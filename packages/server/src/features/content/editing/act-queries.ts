import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** A change with its place in the log. */
export type ActRow = Schemas['ContentAct'] & { log_id: number }

type Filter = Pick<Schemas['ContentActRequest'], 'about' | 'set' | 'id'>

/** What a line of the log is about; pictures are a part of the version that shows them. */
const ABOUT = sql`case log.subject when 'content' then 'content' when 'search_word' then 'searchWord'
  when 'dictionary' then log.reason ->> 'dictionary' end`

/** Additions, deletions and orders tell their set; of other changes the entry tells it, whose row stays. */
const SET = sql`coalesce(log.reason ->> 'set', item.kind)`

const ITEM = sql`left join content_items item on log.subject = 'content' and item.id = log.subject_id`

/** Returns changes before a place in the log, the newest first, and how many there are in all. */
export async function findActs(
  db: Db,
  { about, set, id }: Filter,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ rows: ActRow[]; total: number }> {
  const found = await sql<{ rows: ActRow[]; total: number }>`
    with acts as (
      select log.id from audit log ${ITEM}
      where log.subject in ('content', 'dictionary', 'search_word')
        and (${about ?? null}::text is null or ${ABOUT} = ${about ?? null})
        and (${set ?? null}::text is null or log.subject = 'content' and ${SET} = ${set ?? null})
        and (${id ?? null}::bigint is null or log.subject = 'content' and log.subject_id = ${id ?? null}
          and (log.action <> 'reorder' or log.reason -> 'place' is not null))),
    listed as (
      select log.*, ${ABOUT} as about, ${SET} as set, item.id is not null and item.deleted_at is null as is_there,
        log.action = 'reorder' and log.reason -> 'place' is null as is_whole
      from audit log ${ITEM} where log.id in (
        select id from acts where ${before}::bigint is null or id < ${before} order by id desc limit ${limit}))
    select (select count(*)::int from acts) as total, (select coalesce(jsonb_agg(jsonb_build_object(
      'log_id', listed.id, 'at', rfc3339(listed.at), 'action', listed.action, 'about', listed.about, 'set', listed.set,
      'by', case when actor.id is null then null else jsonb_build_object('id', actor.id, 'name', actor.display_name) end,
      'id', case when not listed.is_whole then listed.subject_id end, 'is_there', listed.is_there,
      'name', coalesce(known.fields ->> 'title', known.fields ->> 'name', reason -> 'after' ->> 'name',
        reason -> 'into' ->> 'name', reason ->> 'name', reason ->> 'text'),
      'name_kk', coalesce(known.fields ->> 'title_kk', reason -> 'after' ->> 'name_kk', reason -> 'into' ->> 'name_kk',
        reason ->> 'name_kk'),
      'was', coalesce(reason -> 'before' ->> 'name', reason -> 'from' ->> 'name'),
      'version', reason -> 'version', 'restored_from', reason -> 'number',
      'from', case listed.action when 'publish' then reason ->> 'from' end, 'till', reason ->> 'till',
      'place', reason -> 'place', 'place_before', reason -> 'place_before') order by listed.id desc), '[]')
      from listed left join users actor on actor.id = listed.actor_id
      left join lateral (
        select v.fields from content_versions v
        where listed.subject = 'content' and not listed.is_whole and v.item_id = listed.subject_id and v.created_at <= listed.at
          and v.number <= coalesce((reason ->> 'version')::int, case listed.action when 'create' then 1 else v.number end)
        order by v.number desc limit 1) known on true) as rows`.execute(db)
  return found.rows[0] ?? { rows: [], total: 0 }
}
