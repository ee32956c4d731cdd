import type { components } from '@sauda/sdk'
import type { AdDraft } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import { searchWords } from './search-words.ts'

/** A user's name as others see it, their role and the facts of the ad that decisions hang on. */
export interface AdState {
  id: number
  owner_id: number
  status: number
  newest_revision_id: number
  live_revision_id: number | null
  published_at: Date | null
  expires_at: Date | null
  raised_at: Date | null
  removed_by_staff: boolean
  /** The newest revision has been approved. */
  approved: boolean
}

/** The state of an ad that is not deleted; `lock` keeps others from deciding on it until the transaction ends. */
export async function findState(db: Db, id: number, { lock = false } = {}): Promise<AdState | undefined> {
  const found = await sql<AdState>`
    select a.id, a.owner_id, a.status, a.newest_revision_id, a.live_revision_id, a.published_at, a.expires_at, a.raised_at,
      a.removed_by_staff, newest.approved_at is not null as approved
    from ads a join ad_revisions newest on newest.id = a.newest_revision_id
    where a.id = ${id} and a.deleted_at is null
    ${lock ? sql`for update of a` : sql``}`.execute(db)
  return found.rows[0]
}

type AdFields = Omit<
  components['schemas']['Ad'],
  'phone_hint' | 'revision' | 'status' | 'live' | 'created_at' | 'expires_at' | 'allowed_actions'
>

export interface AdRow extends AdFields {
  phone: string
  created_at: string
}

/** What a revision of an ad says, with the names behind its ids. The phone is for the service alone. */
export async function readRevision(db: Db, revisionId: number): Promise<AdRow | undefined> {
  const found = await sql<AdRow>`
    select a.id, f.kind, f.title, f.title_kk, f.text, f.text_kk, f.price, f.condition, f.category, f.phone,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', null) from brands where id = f.brand_id) as brand,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk) from spare_parts
        where id = f.spare_part_id) as spare_part,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk) from services
        where id = f.service_id) as service,
      (select coalesce(jsonb_agg(photo_json(photos) order by taken.position), '[]') from ad_revision_photos taken
        join photos on photos.id = taken.photo_id where taken.revision_id = f.id) as photos,
      (select coalesce(jsonb_agg(plate_json(room.id) order by room.place), '[]')
        from unnest(f.room_ids) with ordinality as room (id, place)) as rooms,
      f.weekdays, f.hours_from, f.hours_to, a.phone_views,
      jsonb_build_object('id', owner.id, 'name', owner.display_name, 'is_tenant', owner.role_id = 1,
        'since', rfc3339(owner.created_at)) as seller,
      rfc3339(a.published_at) as published_at, rfc3339(a.raised_at) as raised_at, rfc3339(a.created_at) as created_at
    from ad_revisions f join ads a on a.id = f.ad_id join users owner on owner.id = a.owner_id
    where f.id = ${revisionId}`.execute(db)
  return found.rows[0]
}

/** Writes a revision. Its rooms and dictionary entries must exist. */
export async function insertRevision(
  db: Db,
  { adId, draft, author, now }: { adId: number; draft: AdDraft; author: number; now: Date },
): Promise<number> {
  const names = await sql<{
    brand: string | null
    part: string | null
    part_kk: string | null
    category: string | null
    service: string | null
    service_kk: string | null
    levels: number[]
  }>`
    select (select name from brands where id = ${draft.brand_id}) as brand, part.name as part, part.name_kk as part_kk,
      part.category, service.name as service, service.name_kk as service_kk,
      (select coalesce(array_agg(distinct level), '{}') from rooms where id = any(${draft.room_ids})) as levels
    from (select) nothing
    left join spare_parts part on part.id = ${draft.spare_part_id}
    left join services service on service.id = ${draft.service_id}`.execute(db)
  const named = names.rows[0]
  const inserted = await db
    .insertInto('ad_revisions')
    .values({
      ...draft,
      ad_id: adId,
      category: named?.category ?? null,
      levels: named?.levels ?? [],
      words: searchWords(
        draft.title,
        draft.title_kk,
        draft.text,
        draft.text_kk,
        named?.brand,
        named?.part,
        named?.part_kk,
        named?.service,
        named?.service_kk,
      ),
      created_by: author,
      created_at: now,
      approved_by: null,
      approved_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

/** Which of an ad's references do not stand: ids that are in no dictionary, rooms that are not this person's. */
export async function wrongReferences(
  db: Db,
  ownerId: number,
  draft: AdDraft,
): Promise<Record<string, string[]>> {
  const missing = (id: number | null, table: RawBuilder<unknown>) =>
    sql<boolean>`(${id}::int is not null and not exists (select 1 from ${table} where id = ${id}))`
  const found = await sql<{
    brand_id: boolean
    spare_part_id: boolean
    service_id: boolean
    room_ids: boolean
  }>`
    select ${missing(draft.brand_id, sql`brands`)} as brand_id, ${missing(draft.spare_part_id, sql`spare_parts`)} as spare_part_id,
      ${missing(draft.service_id, sql`services`)} as service_id,
      (select count(*) from rooms where id = any(${draft.room_ids}) and tenant_id = ${ownerId}) < ${draft.room_ids.length}
        as room_ids`.execute(db)
  const wrong = Object.entries(found.rows[0] ?? {}).filter(([, isWrong]) => isWrong)
  return Object.fromEntries(wrong.map(([field]) => [field, [field === 'room_ids' ? 'not_yours' : 'unknown']]))
}

/** Staff: ads before the moderators. Others: their own that were sent back. */
export async function countWaiting(db: Db, who: { staff: true } | { ownerId: number }): Promise<number> {
  const waiting = 'staff' in who ? sql`status in (10, 15)` : sql`status = 20 and owner_id = ${who.ownerId}`
  const found = await sql<{ n: number }>`
    select count(*)::int as n from ads where deleted_at is null and ${waiting}`.execute(db)
  return found.rows[0]?.n ?? 0
}
