/** The longest time to wait for an idle page, in ms. */
const AT_MOST = 5000

/** Calls back once the page is idle; returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: AT_MOST })
  return () => cancelIdleCallback(handle)
}
