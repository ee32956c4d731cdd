import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { isStagedBy, type PhotoHolder } from './staged-by-queries.ts'

/** A photo whose files are stored. */
export interface StoredPhoto {
  key: string
  width: number
  height: number
  /** See `lookOf`; null is not read yet. */
  look?: string | null
}

/** A photo of a revision: its key in URLs, and its row. */
export interface TakenPhoto {
  key: string
  id: number
}

/** Who may see a photo, and whose files it shows. */
export interface PhotoSight {
  files: string
  /** A live revision contains it. */
  live: boolean
  /**
   * The user has staged it, or it is in some revision of an ad that the user owns or moderates and that is not deleted, or in
   * the live one of an ad that the user has saved, or the last that was live, unless staff took that down.
   */
  own: boolean
}

/** Who asks for a photo: staff see all, others those of the sellers that they are. */
export interface PhotoAsker extends PhotoHolder {
  staff: boolean
  sellers: number[]
}

/**
 * One query for each request of a photo, by indexes alone. A guest owns nothing, so half of it is skipped for guests.
 */
export async function findPhotoSight(
  db: Db,
  key: string,
  asker: PhotoAsker | null,
): Promise<PhotoSight | undefined> {
  const own = asker
    ? sql<boolean>`exists (select from staged_photos staged
        where staged.photo_id = photo.id and ${isStagedBy(asker, 'staged')})
      or exists (select from ad_revision_photos taken join ad_revisions f on f.id = taken.revision_id
        join ads a on a.id = f.ad_id
        where taken.photo_id = photo.id and a.deleted_at is null and (${asker.staff} or a.seller_id = any(${asker.sellers})))
      or exists (select from ad_revision_photos taken join ad_revisions f on f.id = taken.revision_id
        join ads a on a.id = f.ad_id join favourites saved on saved.ad_id = a.id and saved.user_id = ${asker.id}
        where taken.photo_id = photo.id and a.deleted_at is null and not a.removed_by_staff
          and f.id = coalesce(a.live_revision_id,
            (select max(v.id) from ad_revisions v where v.ad_id = a.id and v.approved_at is not null)))`
    : sql<boolean>`false`
  const found = await sql<PhotoSight>`
    select coalesce(photo.files_key, photo.key) as files, (${own}) as own,
      exists (select from ad_revision_photos taken join ads a on a.live_revision_id = taken.revision_id
        where taken.photo_id = photo.id and a.deleted_at is null) as live
    from photos photo where photo.key = ${key}`.execute(db)
  return found.rows[0]
}

/** Returns the photos of a revision in their order. */
export async function photosOf(db: Db, revisionId: number): Promise<TakenPhoto[]> {
  return db
    .selectFrom('ad_revision_photos')
    .innerJoin('photos', 'photos.id', 'ad_revision_photos.photo_id')
    .select(['photos.key', 'photos.id'])
    .where('revision_id', '=', revisionId)
    .orderBy('position')
    .execute()
}

/** What shows an ad: the key of its cover's files, if it has photos, and what is drawn if it has none. */
export interface AdSight {
  kind: 'part' | 'service' | 'goods'
  category: string | null
  drawing: string | null
  files: string | null
}

/** Returns how the newest revision of an ad looks. */
export async function findAdSight(db: Db, adId: number): Promise<AdSight | undefined> {
  const found = await sql<AdSight>`
    select newest.kind, newest.category, (select drawing from spare_parts where id = newest.spare_part_id) as drawing, (
      select coalesce(photo.files_key, photo.key) from ad_revision_photos taken join photos photo on photo.id = taken.photo_id
      where taken.revision_id = newest.id order by taken.position limit 1) as files
    from ads a join ad_revisions newest on newest.id = a.newest_revision_id where a.id = ${adId}`.execute(db)
  return found.rows[0]
}

/** Inserts stored photos and returns their rows in the same order. */
export async function insertPhotos(db: Db, photos: readonly StoredPhoto[], now: Date): Promise<TakenPhoto[]> {
  if (photos.length === 0) return []
  const rows = await db
    .insertInto('photos')
    .values(photos.map((photo) => ({ ...photo, created_at: now })))
    .returning(['id', 'key'])
    .execute()
  const idOf = new Map(rows.map((row) => [row.key, row.id]))
  return photos.map(({ key }) => ({ key, id: idOf.get(key) ?? 0 }))
}

/** Sets the photos of a revision in their order; the first is the cover. Revisions share photos. */
export async function showPhotos(
  db: Db,
  revisionId: number,
  photos: readonly { id: number }[],
): Promise<void> {
  if (photos.length === 0) return
  await db
    .insertInto('ad_revision_photos')
    .values(photos.map(({ id }, position) => ({ revision_id: revisionId, position, photo_id: id })))
    .execute()
}

/** Removes a photo from every revision of an ad. Returns whether it was in any. */
export async function hidePhoto(db: Db, adId: number, key: string): Promise<boolean> {
  const hidden = await sql`
    delete from ad_revision_photos taken using ad_revisions f, photos photo
    where f.id = taken.revision_id and f.ad_id = ${adId} and photo.id = taken.photo_id and photo.key = ${key}
    returning taken.photo_id`.execute(db)
  return hidden.rows.length > 0
}

/** Records that a photo is also stored as AVIF. */
export async function noteAvif(db: Db, key: string): Promise<void> {
  await db.updateTable('photos').set({ has_avif: true }).where('key', '=', key).execute()
}

/** Returns photos with files of their own whose look has not been read. */
export async function findUnreadPhotos(db: Db, limit: number): Promise<TakenPhoto[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'key'])
    .where('look', 'is', null)
    .where('files_key', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Records what a photo looks like. */
export async function noteLook(db: Db, id: number, look: string): Promise<void> {
  await db.updateTable('photos').set({ look }).where('id', '=', id).execute()
}
