import { type ChosenPhoto, type DraftPhoto, isChosen } from './draft-store.ts'
import type { StageOptions, stage } from './stage.ts'

/** How many photos are uploaded at a time. */
const AT_ONCE = 2

type Stage = (photo: ChosenPhoto, options: Omit<StageOptions, 'portal'>) => ReturnType<typeof stage>

type StagingOptions = {
  /** Returns the function that uploads a photo; null without a connection. */
  load: () => Promise<Stage | null>
  photosNow: () => readonly DraftPhoto[]
  onPhotos: (photos: readonly DraftPhoto[]) => void
  /** Called with the photos whose upload is going on, by their share, or has failed. */
  onStates: (states: ReadonlyMap<string, UploadState>) => void
  isOnline?: () => boolean
}

/** The uploaded share, 0..1, that the upload can be tried again, or that one has to sign in before. */
export type UploadState = number | 'failed' | 'signed_out'

/**
 * Uploads the photos of a draft while it is being written. `look` is called after each change of the photos: it starts
 * uploads, and cancels those of photos that were removed.
 */
export function createStaging({ load, photosNow, onPhotos, onStates, isOnline = online }: StagingOptions) {
  const states = new Map<string, UploadState>()
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>()
  let isOver = false

  const tell = () => {
    if (!isOver) onStates(new Map(states))
  }
  const change = (id: string, to: Partial<ChosenPhoto>) =>
    onPhotos(photosNow().map((photo) => (photo.id === id ? { ...photo, ...to } : photo)))

  function look() {
    if (isOver) return
    const photos = photosNow()
    for (const [id, { controller }] of running)
      if (!photos.some((photo) => photo.id === id)) controller.abort()
    for (const id of states.keys()) if (!photos.some((photo) => photo.id === id)) states.delete(id)
    // Without a session every upload would be refused.
    if (!isOnline() || [...states.values()].includes('signed_out')) return
    for (const photo of photos) {
      if (running.size >= AT_ONCE) return
      if (isWaiting(photo) && !states.has(photo.id) && !running.has(photo.id)) start(photo)
    }
  }

  function start(photo: ChosenPhoto) {
    const controller = new AbortController()
    states.set(photo.id, 0)
    running.set(photo.id, { controller, done: upload(photo, controller.signal) })
    tell()
  }

  async function upload(photo: ChosenPhoto, signal: AbortSignal): Promise<void> {
    const { id } = photo
    const onProgress = (share: number) => {
      if (!running.has(id)) return
      states.set(id, share)
      tell()
    }
    const send = await load()
    const onRead = (file: File) => change(id, { file, heic: false })
    const result = signal.aborted ? undefined : await send?.(photo, { signal, onProgress, onRead })
    running.delete(id)
    states.delete(id)
    if (!signal.aborted) {
      if (result?.ok) change(id, { staged: result.value.key })
      else if (result?.error.errors?.photo?.[0]) change(id, { problem: result.error.errors.photo[0] })
      else states.set(id, result?.error.code === 'sign_in_required' ? 'signed_out' : 'failed')
    }
    tell()
    look()
  }

  function tryAgain(id?: string) {
    for (const [one, state] of states)
      if (typeof state !== 'number' && (id ?? one) === one) states.delete(one)
    tell()
    look()
  }

  /**
   * Waits for the uploads that are going on, or for the signal. Photos that are not on the server by then go with the
   * form, this time and every other; a HEIC that could not be read yet stays as it is.
   * @returns the photos as they are to be sent
   */
  async function settle(signal: AbortSignal): Promise<readonly DraftPhoto[]> {
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    while (running.size > 0 && !signal.aborted) {
      await Promise.race([stopped, ...[...running.values()].map(({ done }) => done)])
    }
    if (signal.aborted) return photosNow()
    const photos = photosNow().map((photo) =>
      isWaiting(photo) && !photo.heic ? { ...photo, inForm: true } : photo,
    )
    onPhotos(photos)
    return photos
  }

  /**
   * Forgets what was uploaded: the files go with the form, this time and every other.
   * @returns the photos as they are to be sent
   */
  function asFiles(): readonly DraftPhoto[] {
    const photos = photosNow().map((photo) =>
      isChosen(photo) ? { id: photo.id, file: photo.file, inForm: true } : photo,
    )
    onPhotos(photos)
    return photos
  }

  function begin() {
    isOver = false
    look()
  }

  /** Cancels all uploads and changes nothing any more: the editor is closed. `begin` starts again. */
  function stop() {
    isOver = true
    for (const { controller } of running.values()) controller.abort()
  }

  const isUploading = () => running.size > 0

  return { look, tryAgain, settle, asFiles, begin, stop, isUploading }
}

/** Whether a photo is still to be uploaded. */
export function isWaiting(photo: DraftPhoto): photo is ChosenPhoto {
  return isChosen(photo) && !photo.problem && !photo.inForm && photo.staged === undefined
}

function online(): boolean {
  return navigator.onLine
}
