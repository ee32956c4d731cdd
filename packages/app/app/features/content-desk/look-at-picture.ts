import { lookAtPhoto } from '../ad-editor/look-at-photo.ts'
import { readHeic } from '../ad-editor/read-heic.ts'

/** What is wrong with a file; `unread` if the decoder of HEIC could not be loaded. */
export type LookedAt = { file: File; problem?: string }

/** Looks at a chosen picture as the server does, and turns a HEIC into a JPEG. */
export async function lookAtPicture(file: File, signal: AbortSignal): Promise<LookedAt> {
  const { problem, heic } = await lookAtPhoto(file)
  if (!heic) return { file, ...(problem && { problem }) }
  const read = await readHeic(file, signal, () => {})
  return read.ok ? { file: read.file } : { file, problem: read.problem ?? 'unread' }
}
