import type { components } from '@sauda/sdk'
import { functionsWith } from '@sauda/sdk/access'
import type { ShopFacts } from '@sauda/sdk/part-requests'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { HAS_PEOPLE } from './shop-there-queries.ts'

type Schemas = components['schemas']

/** What a request is about, as far as shops go. */
export interface Wanted {
  brandId: number
  partId: number | null
  category: string | null
}

const ANSWERERS = functionsWith('requests.answer')

/**
 * Returns what all shops deal in as far as a request goes. The ads of the catalogue are read once, by their indexes, whatever their number
 * of shops.
 * @param requestId an existing request: whom it was sent to
 * @param askerId 0 for a guest
 */
export async function findShopFacts(
  db: Db,
  { brandId, partId, category }: Wanted,
  { requestId, askerId, now }: { requestId: number | null; askerId: number; now: Date },
): Promise<ShopFacts[]> {
  const inCategory = category === null ? sql`true` : sql`category = ${category}`
  const isIt =
    partId === null
      ? sql`false`
      : sql`spare_part_id = ${partId} and (brand_id = ${brandId} or brand_id is null)`
  const found = await sql<ShopFacts>`
    with of_section as (
      select seller_id, bool_or(${isIt}) as it from ad_listings where kind = 'part' and ${inCategory} group by seller_id),
    of_brand as (
      select distinct seller_id from ad_listings where kind = 'part' and brand_id = ${brandId}),
    sold as (
      select seller_id, coalesce(s.it, false) or (${partId === null} and b.seller_id is not null) as it,
        b.seller_id is not null as brand, s.seller_id is not null as section
      from of_section s full join of_brand b using (seller_id)),
    deals as (
      select d.company_id, bool_or(d.brand_id = ${brandId}) as brand, bool_or(d.brand_id is not null) as brands,
        bool_or(d.spare_part_id = ${partId}) as part,
        bool_or(d.spare_part_id is not null and ${category === null ? sql`true` : sql`p.category = ${category}`}) as section
      from company_deals d left join spare_parts p on p.id = d.spare_part_id group by d.company_id)
    select c.id, coalesce(s.it, false) as "sellsIt", coalesce(s.brand, false) as "sellsBrand",
      coalesce(d.brand, false) as "declaresBrand", coalesce(d.brands, false) as "declaresBrands",
      coalesce(d.part, false) as "declaresPart", coalesce(s.section, false) or coalesce(d.section, false) as "inSection",
      exists (select from part_mutes x where x.company_id = c.id and (x.until is null or x.until > ${now})
        and (x.kind = 'tomorrow' or x.brand_id = ${brandId} or x.spare_part_id = ${partId})) as muted,
      not (${HAS_PEOPLE} and exists (select from rooms where company_id = c.id)) as blocked,
      exists (select from part_bars b where b.party_id = c.id and b.until > ${now}) as barred,
      exists (select from memberships m where m.company_id = c.id and m.user_id = ${askerId} and m.until is null) as own,
      exists (select from part_asks a where a.company_id = c.id and a.request_id = ${requestId}) as asked,
      (select count(*)::int from part_asks a where a.company_id = c.id and a.told
        and a.asked_at >= (date_trunc('day', ${now}::timestamptz at time zone 'Asia/Almaty') at time zone 'Asia/Almaty')) as "toldToday"
    from companies c left join sold s on s.seller_id = c.id left join deals d on d.company_id = c.id
    where s.seller_id is not null or d.company_id is not null
    order by c.id`.execute(db)
  return found.rows
}

/** Lets one wave at a time be counted, so that two do not go over the daily cap of a shop together. */
export async function lockWaves(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('part_requests.wave'))`.execute(trx)
}

export async function insertAsks(
  trx: Trx,
  requestId: number,
  { ask, quiet, wave, now }: { ask: readonly number[]; quiet: readonly number[]; wave: number; now: Date },
): Promise<void> {
  const rows = [...ask.map((id) => ({ id, told: true })), ...quiet.map((id) => ({ id, told: false }))]
  if (rows.length === 0) return
  await trx
    .insertInto('part_asks')
    .values(
      rows.map(({ id, told }) => ({ request_id: requestId, company_id: id, wave, asked_at: now, told })),
    )
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Returns the people of companies who may answer, by company. */
export async function findAnswerers(db: Db, companyIds: readonly number[]): Promise<Map<number, number[]>> {
  const people = new Map<number, number[]>(companyIds.map((id) => [id, []]))
  if (companyIds.length === 0) return people
  const found = await sql<{ company_id: number; user_id: number }>`
    select m.company_id, m.user_id from memberships m join users u on u.id = m.user_id
    where m.company_id = any(${[...companyIds]}::bigint[]) and m.until is null and u.blocked_at is null
      and m.function = any(${ANSWERERS}) order by m.id`.execute(db)
  for (const { company_id, user_id } of found.rows) people.get(company_id)?.push(user_id)
  return people
}

/** Returns the companies that a request was sent to in their present tenancy. */
export async function findAsked(db: Db, requestId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('part_asks')
    .select('company_id')
    .where('request_id', '=', requestId)
    .where('ended_at', 'is', null)
    .orderBy('company_id')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** A shop as it was asked in its present tenancy. */
export interface Ask {
  looked_at: Date | null
  skipped_at: Date | null
}

export function findAsk(db: Db, requestId: number, companyId: number): Promise<Ask | undefined> {
  return db
    .selectFrom('part_asks')
    .select(['looked_at', 'skipped_at'])
    .where('request_id', '=', requestId)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Notes that a shop has opened a request; returns whether it is the first time. */
export async function markLooked(db: Db, requestId: number, companyId: number, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('part_asks')
    .set({ looked_at: now })
    .where('request_id', '=', requestId)
    .where('company_id', '=', companyId)
    .where('looked_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

export async function setSkipped(
  db: Db,
  requestId: number,
  companyId: number,
  skippedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('part_asks')
    .set({ skipped_at: skippedAt })
    .where('request_id', '=', requestId)
    .where('company_id', '=', companyId)
    .execute()
}

/** The doors of the levels on which a request was sent to somebody, and what each says of it. */
export async function findDoors(db: Db, requestId: number): Promise<Schemas['PartRequestDoor'][]> {
  const found = await sql<Schemas['PartRequestDoor']>`
    with said as (
      select k.company_id, k.wave, case when a.has then 'has' when a.id is not null then 'none'
        when k.looked_at is not null then 'looked' else 'asked' end as state, a.price
      from part_asks k left join part_answers a on a.request_id = k.request_id and a.company_id = k.company_id
      where k.request_id = ${requestId} and k.ended_at is null)
    select room.id as room_id, room.level, room.number, c.sign as name, coalesce(s.state, 'idle') as state, s.price, s.wave
    from rooms room left join companies c on c.id = room.company_id left join said s on s.company_id = room.company_id
    where room.level in (select level from rooms join said using (company_id))
    order by room.level, room.number, room.id`.execute(db)
  return found.rows
}

/** The doors of the levels on which some companies are. */
export async function findDoorsOf(
  db: Db,
  companyIds: readonly number[],
): Promise<(Omit<Schemas['PartRequestDoor'], 'state' | 'price' | 'wave'> & { company_id: number | null })[]> {
  const found = await sql<
    Omit<Schemas['PartRequestDoor'], 'state' | 'price' | 'wave'> & { company_id: number | null }
  >`
    select room.id as room_id, room.level, room.number, c.sign as name, room.company_id
    from rooms room left join companies c on c.id = room.company_id
    where room.level in (select level from rooms where company_id = any(${[...companyIds]}::bigint[]))
    order by room.level, room.number, room.id`.execute(db)
  return found.rows
}

/** Returns in how many minutes the first answer came in the last 30 days: the median; null with fewer than five requests. */
export async function findUsualWait(db: Db, now: Date): Promise<number | null> {
  const found = await sql<{ minutes: number | null }>`
    select case when count(*) >= 5 then greatest(1, round(percentile_cont(0.5) within group (order by minutes)))::int end as minutes
    from (select extract(epoch from min(a.created_at) - r.created_at) / 60 as minutes
      from part_requests r join part_answers a on a.request_id = r.id and a.has
      where r.created_at > ${now}::timestamptz - interval '30 days' and r.created_at = r.opened_at group by r.id) waits`.execute(
    db,
  )
  return found.rows[0]?.minutes ?? null
}

/** Returns prices that a shop may answer with: of its published ads of the part and brand, and its last answer for the same. */
export async function findPriceHints(
  db: Db,
  companyId: number,
  requestIds: readonly number[],
): Promise<Map<number, Schemas['PartPriceHint'][]>> {
  const hints = new Map<number, Schemas['PartPriceHint'][]>()
  if (requestIds.length === 0) return hints
  const found = await sql<Schemas['PartPriceHint'] & { request_id: number }>`
    select r.id as request_id, hint.* from part_requests r, lateral (
      (select l.price::int as price, l.ad_id, null::text as answered_at from ad_listings l
        where l.seller_id = ${companyId} and l.kind = 'part' and l.spare_part_id = r.spare_part_id
          and (l.brand_id = r.brand_id or l.brand_id is null) and l.price between 1 and 100000000
        order by l.sort_at desc limit 3)
      union all
      (select a.price, null, rfc3339(a.created_at) from part_answers a join part_requests o on o.id = a.request_id
        where a.company_id = ${companyId} and a.ended_at is null and a.has and o.id <> r.id and o.spare_part_id = r.spare_part_id
          and o.brand_id = r.brand_id order by a.created_at desc limit 1)) hint
    where r.id = any(${[...requestIds]}::bigint[])`.execute(db)
  for (const { request_id, ...hint } of found.rows)
    hints.set(request_id, [...(hints.get(request_id) ?? []), hint])
  return hints
}
