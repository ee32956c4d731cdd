import { isStaff } from '@sauda/sdk/access'
import { type Actor, FileAnswer } from '../../../contract/call.ts'
import { Refusal } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { findPhotoSight } from './photo-queries.ts'
import { type PhotoVariant, photoFile } from './photos.ts'

/**
 * A photo as the asker may see it. What is public is asked for again each time, since it may be gone by then; the files never
 * change, so the answer is mostly 304. What only owner and staff see is kept by no cache and never answered with 304: a
 * shared cache could give its copy to others. All else is not there, whether or not it ever was.
 */
export async function showPhoto(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor | null,
  key: string,
  variant: PhotoVariant,
): Promise<FileAnswer> {
  const asker = actor && { userId: actor.id, staff: isStaff(actor.role_id) }
  const sight = await findPhotoSight(db, key, asker)
  if (!sight?.live && !sight?.own) throw new Refusal('not_found')
  const { open, type } = await photoFile(storage, sight.files, variant)
  return new FileAnswer(
    open,
    type,
    sight.live
      ? { 'cache-control': 'no-cache', etag: `"${key}-${variant}"` }
      : { 'cache-control': 'private, no-store' },
  )
}
