/** Files that have come or are on their way, by address. */
const files = new Map<string, Promise<unknown>>()

/**
 * Loads a part of a page with the files that it consists of; the build calls it for each `import()` in place of Vite's own
 * function. A browser never requests a module again whose file has failed to come. So all files are fetched into the
 * browser's cache first, and the part is imported when they are there: after a failure the next call tries again.
 *
 * A failure is announced by the event `vite:preloadError`. If a listener prevents its default, the page is about to be
 * reloaded, and the promise stays pending.
 *
 * @param names of the files, such as `assets/photo-list-BOm0SA7n.js`
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  names: readonly string[] = [],
): Promise<Part> {
  try {
    await Promise.all(names.map(fetchOnce))
    return await load()
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
    if (dispatchEvent(event)) throw error
    return new Promise(() => {})
  }
}

function fetchOnce(name: string): Promise<unknown> | undefined {
  const address = `/${name}`
  // What came with the document, such as all styles, has a link there.
  if (document.querySelector(`link[href="${address}"]`)) return undefined
  const coming = files.get(address) ?? fetchWhole(address)
  files.set(address, coming)
  coming.catch(() => files.delete(address))
  return coming
}

async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address).catch(() => null)
  if (!response?.ok) throw new Error(`Unable to preload ${address}: ${response?.status ?? 'no response'}`)
  await response.arrayBuffer()
}
