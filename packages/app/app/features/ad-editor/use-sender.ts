import { useRef, useState } from 'react'
import type { ActionFailure } from '../../shell/answered.ts'
import { loadOnce } from '../../shell/load-once.ts'
import { type DraftPhoto, isChosen } from './draft-store.ts'
import type { HandedIn } from './hand-in.ts'

type Sent = (
  | { readonly ok: true; readonly value: { readonly id: number } }
  | { readonly ok: false; readonly error: ActionFailure }
) & {
  /** The photos as they were sent. */
  readonly photos: readonly DraftPhoto[]
}

const sendingPart = loadOnce(() => import('./sending.ts').then(({ sending }) => sending))

/**
 * Loads the code that validates and submits a form: when the user begins to type, at the latest on submit. Null without
 * a connection.
 */
export const loadSending = () => sendingPart().catch(() => null)

/** Submits a new or edited ad from the browser, with progress; it can be cancelled. */
export function useSender() {
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const isPrepared = useRef(false)

  /** Loads what sending needs when the user begins to type; later input does not try again. */
  function prepare() {
    if (isPrepared.current) return
    isPrepared.current = true
    void loadSending()
  }

  /**
   * @param photos `settle` returns the photos once they are uploaded, or the signal is aborted; `asFiles` returns them
   *   without their uploads
   * @returns whether the ad was accepted, or the error; `aborted` after `cancel`
   */
  async function send(
    ad: Omit<HandedIn, 'photos'>,
    photos: {
      settle: (signal: AbortSignal) => Promise<readonly DraftPhoto[]>
      asFiles: () => readonly DraftPhoto[]
    },
  ): Promise<Sent> {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProgress(0)
    const [part, settled] = await Promise.all([loadSending(), photos.settle(signal)])
    const post = async (photos: readonly DraftPhoto[]): Promise<Sent> =>
      part
        ? { ...(await part.handIn({ ...ad, photos }, { signal, onProgress: setProgress })), photos }
        : { ok: false, error: { code: 'network' }, photos }
    // The server reads no HEIC: the list of photos says how to go on.
    if (part && settled.some((photo) => isChosen(photo) && photo.heic && !photo.problem)) {
      setProgress(undefined)
      return { ok: false, error: { code: 'invalid', errors: { photos: ['photo_broken'] } }, photos: settled }
    }
    let result = await post(settled)
    // The server no longer has a photo that was uploaded a day ago, but this browser has it.
    if (!result.ok && result.error.errors?.photo_order) result = await post(photos.asFiles())
    setProgress(undefined)
    return result
  }

  return { prepare, send, progress, cancel: () => running.current?.abort() }
}
