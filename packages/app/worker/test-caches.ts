/** For tests: a store as browsers have it, with keys in the order in which they were put. */
export function openCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key))
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: RequestInfo | URL) => store.get(urlOf(key))?.clone(),
      put: async (key: RequestInfo | URL, answer: Response) => void store.set(urlOf(key), answer),
      delete: async (key: RequestInfo | URL) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    }
  }
  return {
    open: async (name: string) => open(name),
    delete: async (name: string) => stores.delete(name),
  } as never
}
