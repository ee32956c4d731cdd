import { isPortalError, type PortalError } from './portal-error.ts'

/** A page of a list. If the call failed, it is empty and has `error` (spec §7). */
export type Page<Item> = {
  /** The items of this page, in the order of the list. */
  items: Item[]
  /** Number of all items. */
  total: number
  /** Whether `total` is not exact. */
  total_is_estimate?: boolean | undefined
  /** Cursor of the next page; null on the last one. */
  next: string | null
  /** Why the page could not be fetched; absent on success. */
  error?: PortalError | undefined
}

/** Makes a list call that throws no PortalError: a failure is an empty page with its error. */
export async function orEmpty<Item>(call: Promise<Page<Item>>): Promise<Page<Item>> {
  try {
    return await call
  } catch (error) {
    if (!isPortalError(error)) throw error
    return { items: [], total: 0, next: null, error }
  }
}

/** Makes a count call that throws no PortalError: a failure is 0. */
export async function orZero(call: Promise<number>): Promise<number> {
  try {
    return await call
  } catch (error) {
    if (isPortalError(error)) return 0
    throw error
  }
}

/** Iterates over all items of a list, page by page, for `for await`. Throws the error of a failed page. */
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
