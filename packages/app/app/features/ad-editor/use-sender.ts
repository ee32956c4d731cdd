import { useRef, useState } from 'react'
import type { ActionFailure } from '../../shell/answered.ts'
import type { HandedIn } from './hand-in.ts'

type Sent = { readonly ok: true } | { readonly ok: false; readonly error: ActionFailure }

/**
 * What checks a form and hands it in: fetched when somebody begins to write, at the latest when the form is sent. Null
 * without a connection.
 */
export const loadSending = () => import('./sending.ts').then(({ sending }) => sending).catch(() => null)

/** Hands an ad in from the browser, a new one or a changed one, with progress, until it is cancelled. */
export function useSender() {
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)

  /** @returns whether the ad was taken, or why not; `aborted` after `cancel` */
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
