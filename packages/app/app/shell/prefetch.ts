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

function connectionHere(): Connection | undefined {
  const browser: { connection?: Connection } = typeof navigator === 'undefined' ? {} : navigator
  return browser.connection
}
