import { MAX_PHOTOS } from '@sauda/sdk/ads'
import type { FieldErrors } from '../../../contract/failure.ts'

/** A photo of an ad's next revision: one that is there, by its key, or a new file by its index. */
export type PhotoPlace = { key: string } | { file: number }

/** The form's word for an order without a photo: a form cannot hold an empty list. */
const NONE = 'none'

/** The form's word for a new file: its index in `photos`. */
const NEW_FILE = /^new\.(0|[1-9]\d?)$/

/**
 * The photos of an ad's next revision in their order. Those that the order does not name are gone; without an order what
 * was there stays and the files follow.
 */
export function orderPhotos(
  order: readonly string[] | undefined,
  { there, files }: { there: readonly string[]; files: number },
): { places: PhotoPlace[]; errors?: never } | { places?: never; errors: FieldErrors } {
  const all: string[] = [...there, ...Array.from({ length: files }, (_, file) => `new.${file}`)]
  const wanted = order?.join() === NONE ? [] : (order ?? all)
  const known = new Set(all)
  if (wanted.some((place) => !known.delete(place))) return { errors: { photo_order: ['unknown'] } }
  if (wanted.length > MAX_PHOTOS) return { errors: { photos: ['too_many'] } }
  return { places: wanted.map(placeOf) }
}

/** Of new files those that have a place, in the order of their places. */
export function namedFiles<File>(places: readonly PhotoPlace[], files: readonly File[]): File[] {
  return places.flatMap((place) => ('file' in place ? files.slice(place.file, place.file + 1) : []))
}

/** What is at each place: photos that are there, and the added ones, which come in the order of their places. */
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

function placeOf(place: string): PhotoPlace {
  const file = NEW_FILE.exec(place)?.[1]
  return file === undefined ? { key: place } : { file: Number(file) }
}
