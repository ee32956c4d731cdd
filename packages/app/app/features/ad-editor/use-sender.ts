import { useRef, useState } from 'react'
import type { ActionFailure } from '../../shell/answered.ts'
import type { HandedIn } from './hand-in.ts'

type Sent = { readonly ok: true } | { readonly ok: false; readonly error: ActionFailure }

/**
 * Loads the code that validates and submits a form: when the user begins to type, at the latest on submit. Null without
 * a connection.
 */
export const loadSending = () => import('./sending.ts').then(({ sending }) => sending).catch(() => null)

/** Submits a new or edited ad from the browser, with progress; it can be cancelled. */
export function useSender() {
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)

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

  return { send, progress, cancel: () => running.current?.abort() }
}
