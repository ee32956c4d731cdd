/** What `navigator.connection` tells, where a browser has it. */
export type Connection = { readonly effectiveType?: string; readonly saveData?: boolean }

/** Links are not fetched ahead on 2G or when data shall be saved (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '')
}

/** The same for this browser, as React Router's links want it. */
export function prefetchHere(): 'intent' | 'none' {
  return mayPrefetch(connectionHere()) ? 'intent' : 'none'
}

/** Not every browser has it, and TypeScript's library does not know it at all. */
function connectionHere(): Connection | undefined {
  const browser: object = typeof navigator === 'undefined' ? {} : navigator
  return 'connection' in browser ? (browser.connection as Connection) : undefined
}
