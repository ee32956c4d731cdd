import { onTestFinished } from 'vitest'
import { createPortal } from '../client/index.ts'
import type { SigningStep } from './batch-state.ts'
import { type KeptSignatures, keepInMemory } from './kept-signatures.ts'
import type { SigningOptions } from './signing-options.ts'
import { createSigning, type SigningRun } from './signing-run.ts'
import { cmsOf, sha, type TestPortal } from './test-portal.ts'
import { testSigner } from './test-signer.ts'

// Runs of signing in tests.

export const IDS = [1, 2, 3]

/** A run of a page, with everything around it. */
export function page(portal: TestPortal, options: Partial<SigningOptions> = {}) {
  const kept = options.kept ?? keepInMemory()
  const people = testSigner()
  let changes = 0
  const run = createSigning({
    portal: createPortal({ baseUrl: portal.baseUrl, retries: 0 }),
    ...{ kind: 'completion', userId: 1, ids: [...portal.documents.keys()], party: null },
    ...{ signer: people.signer, wait: async () => undefined },
    ...options,
    kept,
    onChange: () => {
      changes += 1
    },
  })
  onTestFinished(() => run.close())
  /** Waits until something is true of the run. */
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise(setImmediate)
  }
  return { run, kept, people, until, changes: () => changes }
}

export const stepsOf = (run: SigningRun) => run.batch().documents.map(({ step }) => step)
export const failuresOf = (run: SigningRun) => run.batch().documents.map(({ failure }) => failure)
export const all = (step: SigningStep, ids: readonly number[] = IDS) => ids.map(() => step)
export const signatureOf = (id: number, bytes = `act ${id}`) => ({
  id,
  sha256: sha(bytes),
  cms: cmsOf(bytes),
})
/** What was left in the browser: a run with signatures that are not sent. */
export async function left(ids: readonly number[], made: readonly number[]): Promise<KeptSignatures> {
  const kept = keepInMemory()
  await kept.begin(ids)
  for (const id of made) await kept.keep(signatureOf(id))
  return kept
}
