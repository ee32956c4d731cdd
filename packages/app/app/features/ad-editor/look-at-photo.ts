import { checkPhoto, PHOTO_HEAD_BYTES } from '@sauda/sdk/ads'
import type { ChosenPhoto } from './draft-store.ts'

/** Takes a file as a photo, with what a look at its size and first bytes finds wrong. The server looks again, and closer. */
export async function lookAtPhoto(file: File): Promise<ChosenPhoto> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  const problem = checkPhoto({ size: file.size, head })
  return { id: crypto.randomUUID(), file, ...(problem && { problem }) }
}

/** Puts the server's codes (`photos.2`) on the photos they speak of. */
export function withProblems(
  photos: readonly ChosenPhoto[],
  errors: Readonly<Record<string, readonly string[]>> | undefined,
): ChosenPhoto[] {
  return photos.map(({ id, file, problem }, index) => {
    const found = errors?.[`photos.${index}`]?.[0] ?? problem
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
    const name = field.startsWith('photos.') && Number(field.slice(7)) >= named ? 'photos' : field
    gathered[name] = [...new Set([...(gathered[name] ?? []), ...codes])]
  }
  return gathered
}
