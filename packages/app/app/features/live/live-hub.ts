import type { LiveEvent } from '@sauda/sdk/live'

/**
 * What comes in while a page is open. `connected` says that hints can be trusted from now on; with `again` some may
 * have been missed since the connection was lost, so ask anew for what is shown.
 */
export type LiveNews = LiveEvent | { readonly event: 'connected'; readonly again: boolean }

export type LiveListener = (news: LiveNews) => void

export type LiveHub = {
  /** Answers the way to stop. */
  readonly listen: (listener: LiveListener) => () => void
  readonly tell: LiveListener
}

/** Hands what comes in to whoever listens now. */
export function createLiveHub(): LiveHub {
  const listeners = new Set<LiveListener>()
  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(news) {
      // A listener may leave, or bring another one, while it is told.
      for (const listener of [...listeners]) listener(news)
    },
  }
}
