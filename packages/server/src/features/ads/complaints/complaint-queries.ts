import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

type Schemas = components['schemas']

const SHOWN = 100

/** Adds a complaint; returns false if its sender has an open one about the ad. */
export async function insertComplaint(
  db: Db,
  complaint: { adId: number; reason: string; text: string | null; sender: Buffer; now: Date },
): Promise<boolean> {
  const { adId, reason, text, sender, now } = complaint
  const added = await sql<{ id: number }>`
    insert into ad_complaints (ad_id, reason, text, sender, created_at)
    values (${adId}, ${reason}, ${text}, ${sender}, ${now})
    on conflict (ad_id, sender) where reviewed_at is null do nothing
    returning id`.execute(db)
  return added.rows.length > 0
}

/** Returns the open complaints about an ad, newest first. */
export async function findOpenComplaints(db: Db, adId: number): Promise<Schemas['OpenComplaint'][]> {
  const found = await sql<Schemas['OpenComplaint']>`
    select id, reason, text, rfc3339(created_at) as at from ad_complaints
    where ad_id = ${adId} and reviewed_at is null order by id desc limit ${sql.lit(SHOWN)}`.execute(db)
  return found.rows
}

/** Returns the ads with open complaints, the longest waiting first, and how many ads those are. */
export async function findComplainedAds(db: Db): Promise<Schemas['ComplainedAds']> {
  const found = await sql<Schemas['ComplainedAd'] & { total: number }>`
    select a.id, r.title, r.title_kk, c.complaints, rfc3339(c.first_at) as first_at, rfc3339(c.last_at) as last_at,
      count(*) over ()::int as total
    from (select ad_id, count(*)::int as complaints, min(created_at) as first_at, max(created_at) as last_at
        from ad_complaints where reviewed_at is null group by ad_id) c
      join ads a on a.id = c.ad_id and a.deleted_at is null
      join ad_revisions r on r.id = a.newest_revision_id
    order by c.first_at, a.id limit ${sql.lit(SHOWN)}`.execute(db)
  return {
    items: found.rows.map(({ total: _, ...ad }) => ad),
    total: found.rows[0]?.total ?? 0,
  }
}

/** Closes the open complaints about an ad up to one, and forgets who sent them. */
export async function closeComplaints(
  db: Db,
  { adId, upTo, by, now }: { adId: number; upTo: number; by: number; now: Date },
): Promise<void> {
  await db
    .updateTable('ad_complaints')
    .where('ad_id', '=', adId)
    .where('id', '<=', upTo)
    .where('reviewed_at', 'is', null)
    .set({ reviewed_by: by, reviewed_at: now, sender: null })
    .execute()
}
