import { checkPhoto, PHOTO_HEAD_BYTES } from '@sauda/sdk/ads'
import { type ChosenPhoto, type DraftPhoto, isChosen } from './draft-store.ts'

/** Takes a file as a photo, with what a look at its size and first bytes finds wrong. The server looks again, and closer. */
export async function lookAtPhoto(file: File): Promise<ChosenPhoto> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  const problem = checkPhoto({ size: file.size, head })
  return { id: crypto.randomUUID(), file, ...(problem && { problem }) }
}

/** Puts the server's codes (`photos.2` is the third file that was sent) on the photos they speak of. */
export function withProblems(
  photos: readonly DraftPhoto[],
  sent: readonly DraftPhoto[],
  errors: Readonly<Record<string, readonly string[]>> | undefined,
): DraftPhoto[] {
  const files = sent.filter(isChosen).map(({ id }) => id)
  return photos.map((photo) => {
    if (!isChosen(photo)) return photo
    const { id, file, problem } = photo
    const found = errors?.[`photos.${files.indexOf(id)}`]?.[0] ?? problem
    return { id, file, ...(found && { problem: found }) }
  })
}

/**
 * The server's errors with those of single photos gathered under `photos`, which is the field on the page; the first `named`
 * ones stay, as the page has no tiles to say which they are.
 */
export function gatherPhotoErrors(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  named: number,
): Record<string, string[]> | undefined {
  if (!errors) return undefined
  const gathered: Record<string, string[]> = {}
  for (const [field, codes] of Object.entries(errors)) {
    const unnamed = field.startsWith('photos.') && Number(field.slice(7)) >= named
    const name = unnamed || field === 'photo_order' ? 'photos' : field
    gathered[name] = [...new Set([...(gathered[name] ?? []), ...codes])]
  }
  return gathered
}
