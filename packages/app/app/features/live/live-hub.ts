import type { LiveEvent } from '@sauda/sdk/live'

/**
 * An update that arrives while a page is open. `connected` says that updates can be relied on from now on; with `again`
 * some may have been missed since the connection was lost, so reload what is shown.
 */
export type LiveNews = LiveEvent | { readonly event: 'connected'; readonly again: boolean }

export type LiveListener = (news: LiveNews) => void

export type LiveHub = {
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: LiveListener) => () => void
  readonly tell: LiveListener
}

/** Distributes updates to the current listeners. */
export function createLiveHub(): LiveHub {
  const listeners = new Set<LiveListener>()
  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(news) {
      // Iterate over a copy: a listener may remove itself or add another one.
      for (const listener of [...listeners]) listener(news)
    },
  }
}
