import { checkPhoto, isHeic, PHOTO_HEAD_BYTES } from '@sauda/sdk/ads'
import { type ChosenPhoto, type DraftPhoto, isChosen, isSentAsFile } from './draft-store.ts'

/**
 * Makes a photo of a file and checks its size and first bytes. The server checks it again, more thoroughly. A file that
 * cannot be read, such as one that was moved since it was chosen, is a photo with a problem: the others are still added.
 */
export async function lookAtPhoto(file: File): Promise<ChosenPhoto> {
  const head = await file
    .slice(0, PHOTO_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)
  const bytes = new Uint8Array(head ?? [])
  const problem = head ? checkPhoto({ size: file.size, head: bytes }) : 'photo_broken'
  const id = crypto.randomUUID()
  if (problem === 'photo_type' && isHeic(bytes)) return { id, file, heic: true }
  return { id, file, ...(problem && { problem }) }
}

/** Assigns the server's error codes to the photos they refer to (`photos.2` is the third file that was sent). */
export function withProblems(
  photos: readonly DraftPhoto[],
  sent: readonly DraftPhoto[],
  errors: Readonly<Record<string, readonly string[]>> | undefined,
): DraftPhoto[] {
  const files = sent.filter(isSentAsFile).map(({ id }) => id)
  return photos.map((photo) => {
    if (!isChosen(photo)) return photo
    const { problem, ...rest } = photo
    const found = errors?.[`photos.${files.indexOf(rest.id)}`]?.[0] ?? problem
    return { ...rest, ...(found && { problem: found }) }
  })
}

/**
 * Gathers the server's errors of single photos under `photos`, the field on the page. The first `named` errors stay, as
 * the page has no tiles to show which photos they refer to.
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
