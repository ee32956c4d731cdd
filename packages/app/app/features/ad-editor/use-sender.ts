import { useRef, useState } from 'react'
import type { ActionFailure } from '../../shell/answered.ts'
import { loadOnce } from '../../shell/load-once.ts'
import type { HandedIn } from './hand-in.ts'

type Sent = { readonly ok: true } | { readonly ok: false; readonly error: ActionFailure }

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

  /** @returns whether the ad was accepted, or the error; `aborted` after `cancel` */
  async function send(ad: HandedIn): Promise<Sent> {
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    const part = await loadSending()
    const result: Sent = part
      ? await part.handIn(ad, { signal: controller.signal, onProgress: setProgress })
      : { ok: false, error: { code: 'network' } }
    setProgress(undefined)
    return result
  }

  return { prepare, send, progress, cancel: () => running.current?.abort() }
}
