import type { components } from '@sauda/sdk'
import { AD_STATUS } from '@sauda/sdk/ads'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { IS_WAITING } from '../ad-queries.ts'

type Schemas = components['schemas']

/** Why an ad `a` waits. */
const ENTRY = sql<Schemas['QueueEntry']>`case when a.was_returned then 'returned'
  when a.status = ${sql.lit(AD_STATUS.resubmitted)} then 'changed' else 'new' end`

const ofEntry = (entry: Schemas['QueueEntry'] | undefined) =>
  entry === undefined ? sql`true` : sql`${ENTRY} = ${entry}`

/** Counts the ads that stand before an ad in the queue; 0 if the ad does not wait, or for another reason. */
export async function countBefore(
  db: Db,
  entry: Schemas['QueueEntry'] | undefined,
  id: number,
): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from ads a
    where a.deleted_at is null and ${IS_WAITING} and ${ofEntry(entry)} and (a.changed_at, a.id) <
      (select a.changed_at, a.id from ads a
        where a.id = ${id} and a.deleted_at is null and ${IS_WAITING} and ${ofEntry(entry)})`.execute(db)
  return found.rows[0]?.n ?? 0
}

/** Returns the ads that have waited longest for a moderator, with photos and categories as lists show them. */
export async function findQueue(
  db: Db,
  entry: Schemas['QueueEntry'] | undefined,
  { skipped, limit }: { skipped: number; limit: number },
): Promise<Omit<Schemas['QueuedAd'], 'flags'>[]> {
  const found = await sql<Omit<Schemas['QueuedAd'], 'flags'>>`
    select a.id, newest.title, newest.title_kk, newest.kind, newest.category,
      (select drawing from spare_parts where id = newest.spare_part_id) as drawing, ${ENTRY} as entry,
      (select photo_json(photos) from ad_revision_photos taken join photos on photos.id = taken.photo_id
        where taken.revision_id = newest.id order by taken.position limit 1) as photo,
      rfc3339(a.changed_at) as waiting_since
    from (select * from ads where deleted_at is null and ${IS_WAITING}) a
      join ad_revisions newest on newest.id = a.newest_revision_id
    where ${ofEntry(entry)}
    order by a.changed_at, a.id offset ${skipped} limit ${limit}`.execute(db)
  return found.rows
}

/** Counts the ads that wait, by why they do, and finds the first of each. */
export async function countQueue(db: Db): Promise<Pick<Schemas['ModerationQueue'], 'counts' | 'starts'>> {
  const found = await sql<{ entry: Schemas['QueueEntry']; n: number; first: number }>`
    select ${ENTRY} as entry, count(*)::int as n, (array_agg(a.id order by a.changed_at, a.id))[1] as first
    from ads a where a.deleted_at is null and ${IS_WAITING}
    group by 1 order by min(a.changed_at), first`.execute(db)
  const counts = { all: 0, new: 0, changed: 0, returned: 0 }
  const starts: Schemas['QueueStarts'] = { all: null, new: null, changed: null, returned: null }
  for (const { entry, n, first } of found.rows) {
    counts[entry] = n
    counts.all += n
    starts[entry] = first
    starts.all ??= first
  }
  return { counts, starts }
}
