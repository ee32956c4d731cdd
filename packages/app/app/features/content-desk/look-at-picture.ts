import type { Language } from '@sauda/sdk/language'
import { lookAtPhoto } from '../ad-editor/look-at-photo.ts'
import { readHeic } from '../ad-editor/read-heic.ts'
import { photoProblemText } from '../forms/photo-problem-text.ts'

export type LookedAt = {
  file: File
  /** What is wrong with the file; `unread` if the decoder of HEIC could not be loaded. */
  problem?: string
  /** What is said of a false HEIC. */
  noHeic?: string
}

/** Looks at a chosen picture as the server does, and turns a HEIC into a JPEG. */
export async function lookAtPicture(file: File, language: Language, signal: AbortSignal): Promise<LookedAt> {
  const { problem, heic } = await lookAtPhoto(file)
  const noHeic = /\.hei[cf]$/i.test(file.name)
    ? photoProblemText('photo_type', file.name, language)
    : undefined
  if (!heic) return { file, ...(problem && { problem }), ...(noHeic && { noHeic }) }
  const read = await readHeic(file, signal, () => {})
  if (read.ok) return { file: read.file }
  return read.problem
    ? { file, problem: read.problem, ...(noHeic && { noHeic }) }
    : { file, problem: 'unread' }
}
