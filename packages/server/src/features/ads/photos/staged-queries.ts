import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { insertPhotos, type StoredPhoto, type TakenPhoto } from './photo-queries.ts'
import { isStagedBy, type PhotoHolder } from './staged-by-queries.ts'

type Photo = components['schemas']['Photo']

/** Inserts a stored photo that belongs to a user, or to the company they sell for, and to no ad yet. */
export async function insertStaged(
  db: Db,
  { photo, of, now }: { photo: StoredPhoto; of: PhotoHolder; now: Date },
): Promise<Photo> {
  const [row] = await insertPhotos(db, [photo], now)
  const id = row?.id ?? 0
  await db
    .insertInto('staged_photos')
    .values({ photo_id: id, owner_id: of.id, company_id: of.company, staged_at: now })
    .execute()
  const found = await sql<{ photo: Photo }>`
    select photo_json(photos) as photo from photos where id = ${id}`.execute(db)
  return found.rows[0]?.photo as Photo
}

/** Returns which of the keys are photos that a user, or a colleague, has staged since a time. */
export async function findStaged(
  db: Db,
  { of, keys, since }: { of: PhotoHolder; keys: readonly string[]; since: Date },
): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('staged_photos')
    .innerJoin('photos', 'photos.id', 'staged_photos.photo_id')
    .select('photos.key')
    .where(isStagedBy(of, 'staged_photos'))
    .where('photos.key', 'in', keys)
    .where('staged_at', '>', since)
    .execute()
  return rows.map(({ key }) => key)
}

/** Takes staged photos of a user, or of their company, for an ad, and returns those that were still there. */
export async function takeStaged(db: Db, of: PhotoHolder, keys: readonly string[]): Promise<TakenPhoto[]> {
  if (keys.length === 0) return []
  const taken = await sql<TakenPhoto>`
    delete from staged_photos staged using photos
    where photos.id = staged.photo_id and ${isStagedBy(of, 'staged')} and photos.key = any(${keys})
    returning photos.key, photos.id`.execute(db)
  return taken.rows
}

/** Deletes a photo that was staged before a time, and returns its key; undefined if there is none. */
export async function deleteStagedBefore(db: Db, before: Date): Promise<string | undefined> {
  const deleted = await sql<{ key: string }>`
    delete from photos where id = (
      select photo_id from staged_photos where staged_at <= ${before}
      order by staged_at limit 1 for update skip locked)
    returning key`.execute(db)
  return deleted.rows[0]?.key
}
