import { type DraftOwner, forgetDraft, type StoredDraft, writeDraft } from './draft-store.ts'

/** The browser's storage may never answer, for example while another tab upgrades it; nobody waits longer than this. */
const MOST_WAIT_MS = 500

/**
 * Saves the draft of one owner, unless another tab does. Its promises resolve when the storage has answered, at the latest after
 * 500 ms.
 */
export function draftWriter(owner: DraftOwner, mayWrite: () => boolean = () => true) {
  let last = Promise.resolve()
  const begin = (change: Promise<void>) => {
    last = atMost(change)
    return last
  }
  return {
    write: (draft: StoredDraft) => (mayWrite() ? begin(writeDraft(owner, draft)) : last),
    forget: () => begin(forgetDraft(owner)),
    /** Waits for the last change that has begun. */
    settled: () => last,
  }
}

function atMost(change: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, MOST_WAIT_MS)
  const done = () => {
    clearTimeout(timer)
    resolve()
  }
  change.then(done, done)
  return promise
}
