import { MAX_PHOTOS } from '@sauda/sdk/ads'
import type { FieldErrors } from '../../../contract/failure.ts'

/** A photo of an ad's next revision: an existing or a staged one by its key, or a new file by its index. */
export type PhotoPlace = { key: string } | { file: number }

/** The form's value for an empty order: a form cannot contain an empty list. */
const NONE = 'none'

/** The form's value for a new file: its index in `photos`. */
const NEW_FILE = /^new\.(0|[1-9]\d?)$/

/**
 * Returns the photos of an ad's next revision in their order. Photos missing from the order are removed; without an
 * order the existing ones stay and the files follow. Staged photos are taken only if the order has them.
 */
export function orderPhotos(
  order: readonly string[] | undefined,
  { there, staged = [], files }: { there: readonly string[]; staged?: readonly string[]; files: number },
): { places: PhotoPlace[]; errors?: never } | { places?: never; errors: FieldErrors } {
  const all: string[] = [...there, ...Array.from({ length: files }, (_, file) => `new.${file}`)]
  const wanted = order?.join() === NONE ? [] : (order ?? all)
  const known = new Set([...all, ...staged])
  if (wanted.some((place) => !known.delete(place))) return { errors: { photo_order: ['unknown'] } }
  if (wanted.length > MAX_PHOTOS) return { errors: { photos: ['too_many'] } }
  return { places: wanted.map(placeOf) }
}

/** Returns the new files that have a place, in the order of their places. */
export function namedFiles<File>(places: readonly PhotoPlace[], files: readonly File[]): File[] {
  return places.flatMap((place) => ('file' in place ? files.slice(place.file, place.file + 1) : []))
}

/** Returns the photo at each place: existing ones, and added ones, which come in the order of their places. */
export function placed<Taken extends { key: string }>(
  places: readonly PhotoPlace[],
  there: readonly Taken[],
  added: readonly Taken[],
): Taken[] {
  const fresh = added.values()
  return places.flatMap((place) => {
    const photo = 'key' in place ? there.find(({ key }) => key === place.key) : fresh.next().value
    return photo ?? []
  })
}

/** Returns the keys in an order, which may be those of staged photos. */
export function namedKeys(order: readonly string[] = []): string[] {
  return order.filter((place) => place !== NONE && !NEW_FILE.test(place))
}

function placeOf(place: string): PhotoPlace {
  const file = NEW_FILE.exec(place)?.[1]
  return file === undefined ? { key: place } : { file: Number(file) }
}
