import { sql } from 'kysely'
import { type Db, withTransaction } from '../../platform/database/transaction.ts'
import { type AdNames, adFind } from './find-words.ts'

interface Unread extends AdNames {
  id: number
  title: string
  title_kk: string | null
  text: string
  text_kk: string | null
}

/** Reads some revisions that have not been read yet, public ones first, and returns how many there were. */
export function readUnread(db: Db, limit: number): Promise<number> {
  return withTransaction(db, async (trx) => {
    const live = await sql<{ id: number }>`
      select a.live_revision_id as id from ad_listings l join ads a on a.id = l.ad_id
      where l.find is null and a.live_revision_id is not null order by l.ad_id limit ${limit}`.execute(trx)
    const next =
      live.rows.length > 0
        ? sql<boolean>`f.id = any(${live.rows.map(({ id }) => id)}::bigint[])`
        : sql<boolean>`f.find is null`
    const unread = await sql<Unread>`
      select f.id, f.title, f.title_kk, f.text, f.text_kk, brand.name as brand, part.name as part, part.name_kk as part_kk,
        service.name as service, service.name_kk as service_kk
      from ad_revisions f left join brands brand on brand.id = f.brand_id
      left join spare_parts part on part.id = f.spare_part_id left join services service on service.id = f.service_id
      where ${next} order by f.id limit ${limit} for update of f`.execute(trx)
    const ids = unread.rows.map(({ id }) => id)
    const finds = unread.rows.map((row) => adFind(row, row))
    await sql`update ad_revisions set find = read.find::tsvector
      from unnest(${ids}::bigint[], ${finds}::text[]) as read (id, find) where ad_revisions.id = read.id`.execute(
      trx,
    )
    await sql`update ad_listings l set find = f.find from ads a join ad_revisions f on f.id = a.live_revision_id
      where a.id = l.ad_id and f.id = any(${ids}::bigint[])`.execute(trx)
    return ids.length
  })
}
