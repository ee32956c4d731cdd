import { orEmpty, type Page } from '../client/index.ts'

/** A list without pages, of at most 1,000 items. If the call failed, it is empty and has `error` (spec §7). */
export interface WholeList<Item> extends Page<Item> {
  /** Whether there are more items than the 1,000 returned. */
  truncated?: boolean | undefined
}

/** Makes a call of a whole list that throws no PortalError: a failure is an empty list with its error. */
export function orNone<Item>(
  call: Promise<{ items: Item[]; total: number; truncated: boolean }>,
): Promise<WholeList<Item>> {
  return orEmpty(call.then((all) => ({ ...all, next: null })))
}
