import type { Db } from '../../platform/database/transaction.ts'
import type { StoredPhoto } from './photos.ts'

/** A photo of a revision: its key in addresses, and its row. */
export interface TakenPhoto {
  key: string
  id: number
}

/** The photos of a revision in their order. */
export async function photosOf(db: Db, revisionId: number): Promise<TakenPhoto[]> {
  return db
    .selectFrom('ad_revision_photos')
    .innerJoin('photos', 'photos.id', 'ad_revision_photos.photo_id')
    .select(['photos.key', 'photos.id'])
    .where('revision_id', '=', revisionId)
    .orderBy('position')
    .execute()
}

/** Writes the rows of stored photos and answers them in the same order. */
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

/** Gives a revision its photos in their order; the first is the cover. Revisions share photos. */
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
