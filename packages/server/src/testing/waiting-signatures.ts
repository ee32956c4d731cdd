import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { recheckSignatures } from '../features/signing/recheck.ts'
import { base } from './documents.ts'
import { acts, type Company, company, type SigningStage, signAll, signingStage } from './signing-stage.ts'

/** A stage on which nobody tells whether a key is revoked, with a tenant for each test of a file. */
export interface WaitingStage {
  stage: SigningStage
  tenant: Company
  /** Lets an act be signed whose signature waits, and returns its id. */
  pending(): Promise<number>
  /** Asks the authority again. */
  recheck(): Promise<number>
}

/** Opens the stage for the tests of a file. */
export function waitingStage(): WaitingStage {
  let stage: SigningStage
  let tenant: Company
  beforeAll(async () => {
    stage = await signingStage()
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.ocsp.behaviour.outage = 'down'
    stage.ocsp.behaviour.revoked = undefined
    tenant = await company(stage)
  })
  return {
    get stage() {
      return stage
    },
    get tenant() {
      return tenant
    },
    async pending() {
      const [id = 0] = await acts(stage, tenant, 1, { baseId: await base(stage.test) })
      const results = await signAll(stage, tenant.user, [id], tenant.head)
      expect(results).toEqual([
        { id, outcome: 'pending', code: null, status: 1, allowed_actions: ['download', 'sign', 'reject'] },
      ])
      return id
    },
    recheck: () => recheckSignatures(stage.test.server.deps),
  }
}
