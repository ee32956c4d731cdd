import { type DraftPhoto, isChosen } from './draft-store.ts'
import type { EditorValues } from './editor-values.ts'
import { isOfTile, photoErrors } from './photo-errors.ts'

/** Codes by field. */
export type Errors = Record<string, string[]>

/** What the form contains at a moment. */
export type FormState = { readonly values: EditorValues; readonly photos: readonly DraftPhoto[] }

/**
 * Returns the errors of a submission that are still true. An error that the browser finds by itself is gone as soon as
 * it finds none, and says what is wrong now; one that only the server finds is gone as soon as its field has changed.
 * @param check returns the errors that the browser finds
 */
export function remainingErrors(
  errors: Errors,
  before: FormState,
  now: FormState,
  check: (values: EditorValues) => Errors,
): Errors {
  const [foundBefore, foundNow] = [check(before.values), check(now.values)]
  const left = Object.entries(errors).flatMap(([field, codes]) => {
    if (isOfTile(field)) return photoErrors(now.photos)[field] ? [[field, codes]] : []
    if (field.startsWith('photos')) return samePhotos(before, now) ? [[field, codes]] : []
    if (!sameValue(field, before, now)) return foundNow[field] ? [[field, foundNow[field]]] : []
    return foundBefore[field] && !foundNow[field] ? [] : [[field, codes]]
  })
  return Object.fromEntries(left)
}

function sameValue(field: string, before: FormState, now: FormState): boolean {
  const textOf = ({ values }: FormState) => JSON.stringify((values as Record<string, unknown>)[field] ?? '')
  return textOf(before) === textOf(now)
}

/** The order of photos mends nothing. */
function samePhotos(before: FormState, now: FormState): boolean {
  const nameOf = ({ photos }: FormState) =>
    photos
      .map((photo) => `${photo.id} ${isChosen(photo) ? (photo.problem ?? '') : ''}`)
      .toSorted()
      .join()
  return nameOf(before) === nameOf(now)
}
