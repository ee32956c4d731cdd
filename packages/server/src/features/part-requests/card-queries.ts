import type { components } from '@sauda/sdk'
import { PART_REQUEST_STATUS } from '@sauda/sdk/part-requests'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import { IS_THERE } from './shop-there-queries.ts'

type Schemas = components['schemas']

/** Whose list it is, and who reads it. */
export type Scope =
  | { list: 'own'; userId: number }
  | { list: 'shop'; userId: number; companyId: number }
  | { list: 'staff'; userId: number }

/** A request as its row is shown, whoever reads it. */
export interface CardRow {
  id: number
  asker_id: number
  status: number
  close_reason: string | null
  text: string
  brand: Schemas['Named']
  model: string | null
  year: number | null
  spare_part: Schemas['Named'] | null
  category: string | null
  condition: string
  price_idea: number | null
  needed_by: string | null
  cover: Schemas['Photo'] | null
  created_at: string
  expires_at: string
  closed_at: string | null
  asker: Schemas['PartRequestAsker']
  asked: number
  looked: number
  answered: number
  have: number
  fresh: number
  unread: number
  lowest_price: number | null
  chosen_answer_id: number | null
  wave: number
  next_wave_at: string | null
  asked_at: string | null
  looked_at: string | null
  skipped: boolean
  reports: number
  contacts: boolean
  removal: Schemas['PartRequestRemoval'] | null
  /** News first, then open ones, then closed ones. */
  rank: number
}

const OPEN = sql.lit(PART_REQUEST_STATUS.open)
const CLOSED = sql.lit(PART_REQUEST_STATUS.closed)
const HAS_OPEN_REPORT = sql`exists (select from part_reports p where p.request_id = r.id and p.resolved_at is null)`
const NOBODY_HAS = sql`not exists (select from part_answers a where a.request_id = r.id and a.has)`

/** Messages of the other side that the reader has not read, of the requests `r`. */
function unread({ list, userId, ...of }: Scope): RawBuilder<number> {
  if (list === 'staff') return sql`0`
  const side = list === 'own' ? 1 : 2
  const whose = 'companyId' in of ? sql`a.company_id = ${of.companyId}` : sql`true`
  return sql`(select count(*)::int from part_answers a
    join talk_threads t on t.topic = 'part_request' and t.topic_id = a.id
    join talk_messages m on m.thread_id = t.id and m.side <> ${side}
    left join talk_reads read on read.thread_id = t.id and read.user_id = ${userId}
    where a.request_id = r.id and ${whose} and m.id > coalesce(read.up_to, 0))`
}

const FRESH = sql`(select count(*)::int from part_answers a where a.request_id = r.id and a.seen_at is null)`

/** The requests `r` of a list, with `k` as the shop was asked. */
function from(scope: Scope): RawBuilder<unknown> {
  if (scope.list === 'own')
    return sql`part_requests r left join part_asks k on false where r.asker_id = ${scope.userId}`
  if (scope.list === 'staff') return sql`part_requests r left join part_asks k on false where true`
  return sql`part_requests r join part_asks k on k.request_id = r.id and k.company_id = ${scope.companyId} and k.ended_at is null
    where true`
}

/** What each tab of a list contains, in the order of the tabs. */
export function tabsOf(scope: Scope, now: Date): Record<string, RawBuilder<unknown>> {
  if (scope.list === 'own') return { open: sql`r.status = ${OPEN}`, closed: sql`r.status = ${CLOSED}` }
  if (scope.list === 'staff')
    return {
      attention: sql`(${HAS_OPEN_REPORT} or r.contacts and r.status = ${OPEN})`,
      unanswered: sql`r.status = ${OPEN} and r.created_at < ${now}::timestamptz - interval '1 day' and ${NOBODY_HAS}`,
      open: sql`r.status = ${OPEN}`,
      closed: sql`r.status = ${CLOSED}`,
    }
  const own = (what: RawBuilder<unknown>) =>
    sql`exists (select from part_answers a where a.request_id = r.id and a.company_id = k.company_id and ${what})`
  const chosen = own(sql`(a.id = r.chosen_answer_id or a.going_until > ${now})`)
  return {
    new: sql`r.status = ${OPEN} and k.skipped_at is null and not ${own(sql`true`)}`,
    answered: sql`r.status = ${OPEN} and ${own(sql`true`)} and not ${chosen}`,
    chosen,
    done: sql`(r.status = ${CLOSED} and not ${chosen} or r.status = ${OPEN} and k.skipped_at is not null and not ${own(sql`true`)})`,
  }
}

export interface CardFilter {
  tab?: string | undefined
  brand_id?: number | undefined
  spare_part_id?: number | undefined
  user_id?: number | undefined
  id?: number | undefined
}

function wanted(scope: Scope, filter: CardFilter, now: Date): RawBuilder<unknown> {
  const tab = filter.tab === undefined ? sql`true` : (tabsOf(scope, now)[filter.tab] ?? sql`false`)
  const only = (column: string, value: number | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`
  return sql`${tab} and ${only('r.brand_id', filter.brand_id)} and ${only('r.spare_part_id', filter.spare_part_id)}
    and ${only('r.asker_id', filter.user_id)} and ${only('r.id', filter.id)}`
}

/** Returns cards of a list after a place, in the order of the list. */
export async function findCards(
  db: Db,
  scope: Scope,
  filter: CardFilter,
  {
    after,
    limit,
    now,
  }: { after?: { rank: number; at: string; id: number } | undefined; limit: number; now: Date },
): Promise<CardRow[]> {
  const rank =
    scope.list === 'own'
      ? sql`case when ${FRESH} + ${unread(scope)} > 0 then 3 when r.status = ${OPEN} then 2 else 1 end`
      : scope.list === 'staff'
        ? sql`case when ${HAS_OPEN_REPORT} or r.contacts and r.status = ${OPEN} then 2 else 1 end`
        : sql`1`
  const since = scope.list === 'shop' ? sql`k.asked_at` : sql`r.created_at`
  const place = after
    ? sql`(listed.rank, listed.since, listed.id) < (${after.rank}::int, ${after.at}::timestamptz, ${after.id}::bigint)`
    : sql`true`
  const found = await sql<CardRow>`
    with listed as (
      select r.id, ${rank} as rank, ${since} as since, k.asked_at, k.looked_at, k.skipped_at
      from ${from(scope)} and ${wanted(scope, filter, now)}),
    shown as (select * from listed where ${place} order by rank desc, since desc, id desc limit ${limit})
    select r.id, r.asker_id, r.status, r.close_reason, r.text, r.model, r.year, r.condition, r.price_idea,
      r.needed_by::text as needed_by, r.chosen_answer_id, r.wave, r.contacts, shown.rank,
      jsonb_build_object('id', b.id, 'name', b.name, 'name_kk', null) as brand,
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'name_kk', p.name_kk) end as spare_part,
      p.category, rfc3339(r.created_at) as created_at, rfc3339(r.expires_at) as expires_at, rfc3339(r.closed_at) as closed_at,
      rfc3339(r.next_wave_at) as next_wave_at, rfc3339(shown.asked_at) as asked_at, rfc3339(shown.looked_at) as looked_at,
      shown.skipped_at is not null as skipped,
      jsonb_build_object('id', u.id, 'name', u.display_name, 'since', rfc3339(u.created_at),
        'requests', (select count(*)::int from part_requests o where o.asker_id = u.id)) as asker,
      (select photo_json(photos) from part_request_photos taken join photos on photos.id = taken.photo_id
        where taken.request_id = r.id order by taken.position limit 1) as cover,
      asks.asked, asks.looked, said.answered, said.have, said.fresh, said.lowest_price, ${unread(scope)} as unread,
      (select count(*)::int from part_reports o where o.request_id = r.id and o.resolved_at is null) as reports,
      case when r.removal_reason is not null then
        jsonb_build_object('reason', r.removal_reason, 'comment', r.removal_comment) end as removal
    from shown join part_requests r on r.id = shown.id join brands b on b.id = r.brand_id join users u on u.id = r.asker_id
      left join spare_parts p on p.id = r.spare_part_id
      cross join lateral (select count(*)::int as asked, count(looked_at)::int as looked
        from part_asks where request_id = r.id) asks
      cross join lateral (select count(*)::int as answered, count(*) filter (where a.has and ${IS_THERE})::int as have,
        count(*) filter (where seen_at is null)::int as fresh, min(price) filter (where ${IS_THERE}) as lowest_price
        from part_answers a where a.request_id = r.id) said
    order by shown.rank desc, shown.since desc, shown.id desc`.execute(db)
  return found.rows
}

/** Returns how many requests of a list match a filter, and how many are in each tab. */
export async function countCards(
  db: Db,
  scope: Scope,
  filter: CardFilter,
  now: Date,
): Promise<{ total: number; tabs: { tab: string; count: number }[] }> {
  const tabs = Object.entries(tabsOf(scope, now))
  const counted = tabs.map(
    ([tab, is]) =>
      sql`jsonb_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${is})::int)`,
  )
  const found = await sql<{ total: number; tabs: { tab: string; count: number }[] }>`
    select (select count(*)::int from ${from(scope)} and ${wanted(scope, filter, now)}) as total,
      (select jsonb_build_array(${sql.join(counted)})
        from ${from(scope)} and ${wanted(scope, { ...filter, tab: undefined }, now)}) as tabs`.execute(db)
  return found.rows[0] ?? { total: 0, tabs: [] }
}

/** Returns how many requests are in a tab of a list. */
export async function countTab(db: Db, scope: Scope, tab: string, now: Date): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from ${from(scope)} and ${wanted(scope, { tab }, now)}`.execute(db)
  return found.rows[0]?.total ?? 0
}

/** Returns how many own requests have news for their asker. */
export async function countNews(db: Db, userId: number): Promise<number> {
  const scope: Scope = { list: 'own', userId }
  const found = await sql<{ news: number }>`
    select count(*)::int as news from part_requests r
    where r.asker_id = ${userId} and ${FRESH} + ${unread(scope)} > 0`.execute(db)
  return found.rows[0]?.news ?? 0
}

/** What a page of one request has beside its card. */
export interface Whole {
  vin: string | null
  note: string | null
  photos: Schemas['Photo'][]
  report_list: Schemas['PartRequestReport'][]
}

export async function findWhole(db: Db, id: number): Promise<Whole | undefined> {
  const found = await sql<Whole>`
    select r.vin, r.note,
      (select coalesce(jsonb_agg(photo_json(p) order by taken.position), '[]') from part_request_photos taken
        join photos p on p.id = taken.photo_id where taken.request_id = r.id) as photos,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'reason', o.reason, 'text', o.text,
          'created_at', rfc3339(o.created_at),
          'by', coalesce((select sign from companies where id = o.reporter_id), u.display_name),
          'about', coalesce((select c.sign from part_answers a join companies c on c.id = a.company_id
            where a.id = o.answer_id), u.display_name)) order by o.id desc), '[]')
        from part_reports o where o.request_id = r.id and o.resolved_at is null) as report_list
    from part_requests r join users u on u.id = r.asker_id where r.id = ${id}`.execute(db)
  return found.rows[0]
}
