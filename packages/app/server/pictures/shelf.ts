import { setImmediate } from 'node:timers/promises'

type Shelf<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>

/**
 * Keeps what is costly to make, up to a number of bytes; the longest unused goes first. What several ask for at once is
 * made once, and one thing is made at a time, so that many requests cannot occupy all cores.
 */
export function createShelf<Value>({
  bytes,
  sizeOf,
}: {
  bytes: number
  sizeOf: (value: Value) => number
}): Shelf<Value> {
  const kept = new Map<string, Value>()
  const making = new Map<string, Promise<Value>>()
  let held = 0
  let last: Promise<unknown> = Promise.resolve()

  function keep(key: string, value: Value): void {
    const size = sizeOf(value)
    if (size > bytes) return
    kept.set(key, value)
    held += size
    for (const [oldest, old] of kept) {
      if (held <= bytes) break
      kept.delete(oldest)
      held -= sizeOf(old)
    }
  }

  return (key, make) => {
    const found = kept.get(key)
    if (found !== undefined) {
      kept.delete(key)
      kept.set(key, found)
      return Promise.resolve(found)
    }
    const under = making.get(key)
    if (under) return under
    const made = last
      .then(() => setImmediate())
      .then(make)
      .then((value) => {
        keep(key, value)
        return value
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    last = made.catch(() => undefined)
    return made
  }
}
