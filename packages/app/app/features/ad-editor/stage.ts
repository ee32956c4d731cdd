import { attempt, type Portal } from '@sauda/sdk'
import { stagePhoto } from '@sauda/sdk/ads'
import { uploadFetch } from '@sauda/sdk/upload'
import { loadOnce } from '../../shell/load-once.ts'
import type { ChosenPhoto } from './draft-store.ts'
import type { HeicProblem } from './heic-worker.ts'

/** Enough for ten megabytes over a slow line. */
const PATIENCE_MS = 5 * 60_000

/** How much of the progress is the reading of a HEIC; the rest is its upload. */
const READING = 0.5

const loadReading = loadOnce(() => import('./read-heic.ts').then(({ readHeic }) => readHeic))

export type StageOptions = {
  portal: Portal
  signal: AbortSignal
  onProgress: (share: number) => void
  /** Called with the JPEG of a HEIC before it is uploaded. */
  onRead: (file: File) => void
}

/** Uploads a photo before its ad is handed in, a HEIC as a JPEG. Its id makes it safe to try again. */
export async function stage(photo: ChosenPhoto, options: StageOptions) {
  const { portal, signal, onProgress, onRead } = options
  if (!photo.heic) return upload(portal, photo, { signal, onProgress })
  const readHeic = await loadReading().catch(() => null)
  const read = await readHeic?.(photo.file, signal, (share) => onProgress(share * READING))
  if (!read?.ok) return failed(read?.problem)
  if (signal.aborted) return failed(undefined)
  onRead(read.file)
  return upload(
    portal,
    { ...photo, file: read.file },
    { signal, onProgress: (share) => onProgress(READING + share * (1 - READING)) },
  )
}

function upload(
  portal: Portal,
  { id, file }: ChosenPhoto,
  { signal, onProgress }: Pick<StageOptions, 'signal' | 'onProgress'>,
) {
  const fetch = uploadFetch(({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  return attempt(stagePhoto(portal, file, { signal, fetch, timeout: PATIENCE_MS, idempotencyKey: id }))
}

/** A failure without a problem of the photo can be tried again. */
function failed(problem: HeicProblem | undefined) {
  const errors: Record<string, string[]> = problem ? { photo: [problem] } : {}
  return { ok: false, error: { code: 'network', errors } } as const
}
