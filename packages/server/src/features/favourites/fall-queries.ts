import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** An ad that somebody watches, with the prices that decide whether he is told of a fall. */
export interface Watched {
  user_id: number
  ad_id: number
  saved_price: number | null
  told_price: number | null
  told_at: Date | null
}

/** Returns some of those who watch an ad for more than it costs now, by their ids. */
export async function findWatchers(
  db: Db,
  { adId, price, after, limit }: { adId: number; price: number; after: number; limit: number },
): Promise<Watched[]> {
  const found = await sql<Watched>`
    select f.user_id, f.ad_id, f.saved_price, f.told_price, f.told_at
    from favourites f join users u on u.id = f.user_id
    where f.ad_id = ${adId} and f.user_id > ${after} and coalesce(f.told_price, f.saved_price) > ${price}
      and f.due_at is null and u.blocked_at is null
    order by f.user_id limit ${limit}`.execute(db)
  return found.rows
}

/** Notes that a fall waits to be told. */
export async function markDue(db: Db, adId: number, userIds: readonly number[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    update favourites set due_at = ${now} where ad_id = ${adId} and user_id = any(${[...userIds]})`.execute(
    db,
  )
}

/** Claims some of the people for whom falls wait, by their ids; those that another server tells are left out. */
export async function claimPeople(
  trx: Trx,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select u.id from users u
    where u.id > ${after} and exists (select from favourites f where f.user_id = u.id and f.due_at is not null)
    order by u.id limit ${limit} for no key update skip locked`.execute(trx)
  return found.rows.map(({ id }) => id)
}

/** A fall that waits to be told; the ad's price is null if it is negotiable or not in the catalogue any more. */
export interface DueFall extends Watched {
  title: string | null
  title_kk: string | null
}

/** Returns the falls that wait for people. */
export async function findDue(trx: Trx, userIds: readonly number[]): Promise<DueFall[]> {
  const found = await sql<DueFall>`
    select f.user_id, f.ad_id, f.saved_price, f.told_price, f.told_at, l.card ->> 'title' as title,
      l.card ->> 'title_kk' as title_kk
    from favourites f left join ad_listings l on l.ad_id = f.ad_id
    where f.user_id = any(${[...userIds]}) and f.due_at is not null order by f.user_id, f.ad_id`.execute(trx)
  return found.rows
}

/** Returns those of some people who were told of a fall after a moment. */
export async function findToldSince(trx: Trx, userIds: readonly number[], since: Date): Promise<Set<number>> {
  const found = await sql<{ user_id: number }>`
    select distinct user_id from favourites
    where user_id = any(${[...userIds]}) and told_at > ${since}`.execute(trx)
  return new Set(found.rows.map(({ user_id }) => user_id))
}

/** Writes what was told, and that these falls wait no more; one that has begun to wait since they were read still does. */
export async function writeTold(
  trx: Trx,
  read: readonly { user_id: number; ad_id: number }[],
  told: readonly { user_id: number; ad_id: number; price: number }[],
  now: Date,
): Promise<void> {
  if (read.length === 0) return
  await sql`
    update favourites f set due_at = null
    from unnest(${read.map((one) => one.user_id)}::bigint[], ${read.map((one) => one.ad_id)}::bigint[]) as read (user_id, ad_id)
    where f.user_id = read.user_id and f.ad_id = read.ad_id`.execute(trx)
  if (told.length === 0) return
  await sql`
    update favourites f set told_price = told.price, told_at = ${now}
    from unnest(${told.map((one) => one.user_id)}::bigint[], ${told.map((one) => one.ad_id)}::bigint[],
      ${told.map((one) => one.price)}::int[]) as told (user_id, ad_id, price)
    where f.user_id = told.user_id and f.ad_id = told.ad_id`.execute(trx)
}
