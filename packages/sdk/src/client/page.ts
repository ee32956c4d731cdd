import { isPortalError, type PortalError } from './portal-error.ts'

/** A part of a list. A list that could not be read is empty and says why (spec §7). */
export type Page<Item> = {
  items: Item[]
  /** How many there are in all. */
  total: number
  /** `total` is not exact. */
  total_is_estimate?: boolean
  /** Where the next page begins; null on the last one. */
  next: string | null
  error?: PortalError
}

/** A list call that never throws: a failure is an empty page with its error. */
export async function orEmpty<Item>(call: Promise<Page<Item>>): Promise<Page<Item>> {
  try {
    return await call
  } catch (error) {
    if (!isPortalError(error)) throw error
    return { items: [], total: 0, next: null, error }
  }
}

/** A count that never throws: a failure is 0. */
export async function orZero(call: Promise<number>): Promise<number> {
  try {
    return await call
  } catch (error) {
    if (isPortalError(error)) return 0
    throw error
  }
}

/** Walks a list to its end, page after page, for `for await`. A page that failed throws its error. */
export async function* iterate<Item>(
  fetchPage: (cursor: string | null) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | null = null
  do {
    const page: Page<Item> = await fetchPage(cursor)
    if (page.error) throw page.error
    yield* page.items
    cursor = page.next
  } while (cursor !== null)
}
