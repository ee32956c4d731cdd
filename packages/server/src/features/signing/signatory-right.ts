import type { Entry } from './signatory-queries.ts'
import type { Signer } from './verify/report.ts'

/** Why somebody may sign for a company: the register says so, or the certificate alone is enough. */
export type Right = 'register' | 'certificate' | null

/** A signature that is to be judged by the register. */
export interface Claim {
  /** Number of the company, or of the entrepreneur. */
  bin: string
  /** Whose key it is. */
  signer: Pick<Signer, 'iin' | 'bin' | 'kind'>
  /** The portal's user who sends it. */
  userId: number
}

/**
 * Decides whether somebody may sign for a company today. The head of a company and an entrepreneur may by their
 * certificates, unless the centre has taken the right away; all others must be in the register.
 */
export function rightOf(register: readonly Entry[], { bin, signer, userId }: Claim, today: string): Right {
  const ofCompany = register.filter((entry) => entry.bin === bin)
  const about = (entry: Entry) => (entry.iin === null ? entry.user_id === userId : entry.iin === signer.iin)
  const inForce = (entry: Entry) => !entry.ended && (entry.until === null || entry.until >= today)
  if (ofCompany.some((entry) => about(entry) && inForce(entry))) return 'register'
  if (signer.iin === null) return null
  const isHead = signer.kind === 'head' && signer.bin === bin
  const isEntrepreneur = signer.iin === bin
  if (!isHead && !isEntrepreneur) return null
  return ofCompany.some((entry) => entry.ended && entry.iin === signer.iin) ? null : 'certificate'
}
