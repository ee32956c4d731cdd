import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Company, company, type SigningStage, signingStage } from './signing-stage.ts'

interface Changes {
  /** Opens the stage otherwise. */
  open?: () => Promise<SigningStage>
  /** Whether each test begins with an empty database. */
  empties?: boolean
}

/** The stage of a file and the tenant of its current test. */
export interface SigningTests {
  readonly stage: SigningStage
  readonly tenant: Company
}

/** Opens a stage for the tests of a file, on which each test has a tenant of its own and the authority answers. */
export function signingTests({ open = signingStage, empties = false }: Changes = {}): SigningTests {
  let stage: SigningStage
  let tenant: Company
  beforeAll(async () => {
    stage = await open()
  })
  beforeEach(async () => {
    if (empties) await stage.test.empty()
    stage.ocsp.behaviour.outage = null
    stage.ocsp.behaviour.revoked = undefined
    tenant = await company(stage)
  })
  afterAll(() => stage.close())
  return {
    get stage() {
      return stage
    },
    get tenant() {
      return tenant
    },
  }
}
