import { attempt, createPortal } from '@sauda/sdk'
import { stagePhoto } from '@sauda/sdk/ads'
import { uploadFetch } from '@sauda/sdk/upload'
import type { ChosenPhoto } from './draft-store.ts'

/** Enough for ten megabytes over a slow line. */
const PATIENCE_MS = 5 * 60_000

/** Uploads a photo before its ad is handed in. Its id makes it safe to try again. */
export function stage(
  { id, file }: ChosenPhoto,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
) {
  const fetch = uploadFetch(({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  const portal = createPortal({ baseUrl: '' })
  return attempt(stagePhoto(portal, file, { signal, fetch, timeout: PATIENCE_MS, idempotencyKey: id }))
}
