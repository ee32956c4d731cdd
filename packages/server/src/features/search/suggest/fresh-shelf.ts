import type { Deps } from '../../deps.ts'
import { type ReadsShelf, readShelf, type Shelf } from './shelf.ts'

/** An older shelf is read again while it still answers. */
const STALE = 20_000
/** An older one does not answer any more: the portal was not asked for a while. */
const OLD = 45_000

/**
 * Returns the shelf of this process. Nobody waits for it while the portal is used; each process reads its own, so that
 * all of them are at most a minute behind the database.
 */
export function freshShelf(deps: Pick<Deps, 'clock'> & ReadsShelf): () => Promise<Shelf> {
  let kept: { shelf: Shelf; at: number } | undefined
  let reading: Promise<Shelf> | undefined

  async function read(): Promise<Shelf> {
    const at = deps.clock.now().getTime()
    const shelf = await readShelf(deps)
    kept = { shelf, at }
    return shelf
  }

  function readOnce(): Promise<Shelf> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  return async () => {
    const age = kept ? deps.clock.now().getTime() - kept.at : Number.POSITIVE_INFINITY
    if (!kept || age > OLD) return readOnce()
    // If it fails, the next one tries again; after OLD somebody waits for it and is told.
    if (age > STALE) readOnce().catch(() => undefined)
    return kept.shelf
  }
}
