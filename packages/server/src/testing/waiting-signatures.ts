import { beforeEach, expect } from 'vitest'
import { recheckSignatures } from '../features/signing/recheck.ts'
import { base } from './documents.ts'
import { acts, signAll } from './signing-stage.ts'
import { type SigningTests, signingTests } from './signing-tests.ts'

/** A stage on which nobody tells whether a key is revoked. */
export interface WaitingTests {
  on: SigningTests
  /** Lets an act be signed whose signature waits, and returns its id. */
  pending(): Promise<number>
  /** Asks the authority again. */
  recheck(): Promise<number>
}

/** Opens the stage for the tests of a file. */
export function waitingTests(): WaitingTests {
  const on = signingTests()
  beforeEach(() => {
    on.stage.ocsp.behaviour.outage = 'down'
  })
  return {
    on,
    async pending() {
      const [id = 0] = await acts(on.stage, on.tenant, 1, { baseId: await base(on.stage.test) })
      const results = await signAll(on.stage, on.tenant.user, [id], on.tenant.head)
      expect(results).toEqual([
        { id, outcome: 'pending', code: null, status: 1, allowed_actions: ['download', 'sign', 'reject'] },
      ])
      return id
    },
    recheck: () => recheckSignatures(on.stage.test.server.deps),
  }
}
