import { isStaff } from '@sauda/sdk/access'
import { type Actor, FileAnswer } from '../../../contract/call.ts'
import { RefusalError } from '../../../refusal.ts'
import { sellersOf } from '../../companies/acts-for.ts'
import type { Deps } from '../../deps.ts'
import { photoHolder } from './photo-holder.ts'
import { findPhotoSight } from './photo-queries.ts'
import { type PhotoVariant, photoFile } from './photos.ts'

/** Which photo, and who else may see it than those of its ads: a photo may also be of something that is no ad. */
export interface ShownPhoto {
  key: string
  variant: PhotoVariant
  mayAlsoSee(actor: Actor, key: string): Promise<boolean>
}

/**
 * Returns a photo as the user may see it. Public photos are revalidated on each request, since they may be gone by
 * then; files never change, so the response is mostly 304. Photos visible only to owner and staff are never cached and
 * never get a 304: a shared cache could serve them to others. Everything else is `not_found`, whether or not it ever
 * existed.
 */
export async function showPhoto(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor | null,
  { key, variant, mayAlsoSee }: ShownPhoto,
): Promise<FileAnswer> {
  const asker = actor && {
    ...{ ...photoHolder(actor), staff: isStaff(actor.role_id) },
    sellers: sellersOf(actor),
  }
  const sight = await findPhotoSight(db, key, asker)
  const may = sight && (sight.live || sight.own || (actor && (await mayAlsoSee(actor, key))))
  if (!may) throw new RefusalError('not_found')
  const { open, type } = await photoFile(storage, sight.files, variant)
  return new FileAnswer(
    open,
    type,
    sight.live
      ? { 'cache-control': 'no-cache', etag: `"${key}-${variant}"` }
      : { 'cache-control': 'private, no-store' },
  )
}
