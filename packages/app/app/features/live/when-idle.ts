/** The longest that a page may keep us waiting, in ms. */
const AT_MOST = 5000

/** Calls back once the page has nothing better to do; answers the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no such thing.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: AT_MOST })
  return () => cancelIdleCallback(handle)
}
