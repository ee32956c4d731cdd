import type { Actor, Upload } from '../../../contract/call.ts'
import type { FieldErrors } from '../../../contract/failure.ts'
import type { Trx } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Photo } from '../photos/images.ts'
import { MAKE_AVIF } from '../photos/make-avif.ts'
import { photoHolder } from '../photos/photo-holder.ts'
import { namedFiles, namedKeys, orderPhotos, type PhotoPlace, placed } from '../photos/photo-order.ts'
import { insertPhotos, type StoredPhoto, showPhotos, type TakenPhoto } from '../photos/photo-queries.ts'
import { readPhotos } from '../photos/photos.ts'
import { stagedSince } from '../photos/stage-photo.ts'
import { findStaged, takeStaged } from '../photos/staged-queries.ts'

/** The photos of a form: their places, the new files that have one, and the keys of staged ones. */
export interface FormPhotos {
  places: PhotoPlace[]
  files: Photo[]
  staged: string[]
}

/**
 * Reads the photos of an ad's form, or returns their errors.
 * @param there the photos that the ad has
 */
export async function readFormPhotos(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  order: readonly string[] | undefined,
  { there, uploads }: { there: readonly TakenPhoto[]; uploads: readonly Upload[] },
): Promise<{ form: FormPhotos; errors?: never } | { form?: never; errors: FieldErrors }> {
  const known = there.map(({ key }) => key)
  const keys = namedKeys(order).filter((key) => !known.includes(key))
  const staged = await findStaged(db, { of: photoHolder(actor), keys, since: stagedSince(clock.now()) })
  const { places, errors } = orderPhotos(order, { there: known, staged, files: uploads.length })
  const read = await readPhotos(uploads)
  if (!places || read.errors) return { errors: { ...errors, ...read.errors } }
  return { form: { places, files: namedFiles(places, read.photos), staged } }
}

/**
 * Shows a form's photos in a new revision. A staged photo belongs to one ad: it is gone for every other form.
 * @param stored the files, in the order of their places
 * @throws RefusalError if a staged photo has been taken or deleted meanwhile
 */
export async function showFormPhotos(
  deps: Pick<Deps, 'jobs'>,
  trx: Trx,
  actor: Actor,
  { places, staged }: FormPhotos,
  {
    revisionId,
    there,
    stored,
    now,
  }: { revisionId: number; there: readonly TakenPhoto[]; stored: readonly StoredPhoto[]; now: Date },
): Promise<void> {
  const taken = await takeStaged(trx, photoHolder(actor), staged)
  if (taken.length < staged.length) {
    throw new RefusalError('invalid', { errors: { photo_order: ['unknown'] } })
  }
  const added = await insertPhotos(trx, stored, now)
  await showPhotos(trx, revisionId, placed(places, [...there, ...taken], added))
  for (const { key } of [...taken, ...added]) await deps.jobs.send(trx, MAKE_AVIF, { key })
}
