import { losesSignature } from './batch-counts.ts'
import type { KeptRun, KeptSignature, KeptSignatures } from './kept-signatures.ts'
import type { SigningBoard } from './signing-board.ts'

/**
 * The signatures of a run, here and where they outlive the page. If they cannot be kept there, for example in a private
 * window, signing goes on without.
 */
export function createStore(kept: KeptSignatures, board: SigningBoard, onUnkept: () => void) {
  const signatures = new Map<number, KeptSignature>()
  let isKept = true

  async function safely<Value>(act: () => Promise<Value>, otherwise: Value): Promise<Value> {
    try {
      return await act()
    } catch {
      if (isKept) {
        isKept = false
        onUnkept()
      }
      return otherwise
    }
  }

  return {
    /** Whether signatures outlive a reload. */
    isKept: () => isKept,
    /** The signature of a document; undefined if it is not made, or of no use any more. */
    signature: (id: number) => signatures.get(id),
    /** Reads the run that was left. */
    load: () => safely<KeptRun | null>(() => kept.load(), null),
    /** Takes up signatures that were kept. */
    adopt(found: readonly KeptSignature[]) {
      for (const signature of found) signatures.set(signature.id, signature)
    },
    begin: (ids: readonly number[]) => safely(() => kept.begin(ids), undefined),
    async keep(signature: KeptSignature) {
      signatures.set(signature.id, signature)
      await safely(() => kept.keep(signature), undefined)
    },
    /** Forgets signatures that the server has or will never take, and nothing else. */
    async dropSettled() {
      const { documents } = board.batch()
      const settled = documents.filter(
        ({ id, step, failure }) => signatures.has(id) && (step === 'done' || losesSignature(failure)),
      )
      for (const { id } of settled) signatures.delete(id)
      const done = settled.filter(({ step }) => step === 'done').map(({ id }) => id)
      const others = settled.filter(({ step }) => step !== 'done').map(({ id }) => id)
      if (done.length > 0) await safely(() => kept.settle(done, true), undefined)
      if (others.length > 0) await safely(() => kept.settle(others, false), undefined)
    },
    end: () => safely(() => kept.end(), undefined),
    /** Reserves the place for this page; false while another page uses it. */
    claim: () => safely(async () => (await kept.claim?.()) ?? true, true),
    release: () => void safely(async () => kept.release?.(), undefined),
  }
}

export type SigningStore = ReturnType<typeof createStore>
