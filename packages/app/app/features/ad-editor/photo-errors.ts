import { type DraftPhoto, isChosen } from './draft-store.ts'

/** The id of a photo's tile, under which its problem is in the errors of a step. */
export const tileIdOf = (id: string) => `photo.${id}`

/** Whether an error belongs to the tile of a single photo. */
export const isOfTile = (field: string) => field.startsWith('photo.')

/** The problems of photos that are known already, by the ids of their tiles. */
export function photoErrors(photos: readonly DraftPhoto[]): Record<string, string[]> {
  return Object.fromEntries(
    photos.flatMap((photo) =>
      isChosen(photo) && photo.problem ? [[tileIdOf(photo.id), [photo.problem]]] : [],
    ),
  )
}

/** The names of the chosen files, by the ids of their tiles. */
export function tileNames(photos: readonly DraftPhoto[]): Record<string, string> {
  return Object.fromEntries(
    photos.flatMap((photo) => (isChosen(photo) ? [[tileIdOf(photo.id), photo.file.name]] : [])),
  )
}
