/** The part of `navigator.connection` that is used here. */
export type Connection = { readonly effectiveType?: string; readonly saveData?: boolean }

/** Whether links are prefetched: not on 2G or with data saving on (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '')
}

/** The `prefetch` of React Router's links in this browser. */
export function prefetchHere(): 'intent' | 'none' {
  return mayPrefetch(connectionHere()) ? 'intent' : 'none'
}

/** Not every browser has it, and TypeScript's library does not declare it. */
function connectionHere(): Connection | undefined {
  const browser: object = typeof navigator === 'undefined' ? {} : navigator
  return 'connection' in browser ? (browser.connection as Connection) : undefined
}
