import type { LiveState } from '@sauda/sdk/live'

/**
 * Milliseconds that a connection may be interrupted before the user sees it, so that a change of network goes
 * unnoticed.
 */
export const BLIP = 3000

export type ConnectionMark = {
  readonly tell: (state: LiveState) => void
  readonly stop: () => void
}

/**
 * Decides when to show that the connection is lost: not before it was established, and not for a short interruption.
 * `onOnline` is called each time it is established, with whether it had been before.
 */
export function createConnectionMark(
  show: (away: boolean) => void,
  onOnline: (again: boolean) => void,
): ConnectionMark {
  let known: 'never' | 'online' | 'away' = 'never'
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tell(state) {
      if (state === 'online') {
        clearTimeout(timer)
        show(false)
        if (known !== 'online') onOnline(known === 'away')
        known = 'online'
      } else if (known === 'online') {
        known = 'away'
        timer = setTimeout(() => show(true), BLIP)
      }
    },
    stop: () => clearTimeout(timer),
  }
}
