import type { LiveState } from '@sauda/sdk/live'

/** How long a connection may be away before anybody is told, in ms: a change of network is no news. */
export const BLIP = 3000

export type ConnectionMark = {
  readonly tell: (state: LiveState) => void
  readonly stop: () => void
}

/**
 * Says when to show that the connection is away: not before it was there, and not for a blip. `onOnline` is told each
 * time it is there, with whether it had been there before.
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
