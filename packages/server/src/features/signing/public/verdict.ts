import type { components } from '@sauda/sdk'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'

type Schemas = components['schemas']
type Verdict = Schemas['CheckVerdict']
type Signed = Pick<Schemas['CheckedSignature'], 'side' | 'state' | 'fault'>

/** Returns the verdict on a document of the portal by its status and the signatures that count. */
export function verdictOn(status: number, signers: readonly Signed[]): Verdict {
  const wrong = signers.find(({ state }) => state === 'invalid')
  if (wrong) return wrong.fault === 'digest_mismatch' ? 'forged' : 'not_trusted'
  if (signers.some(({ side }) => side === 'other')) return 'not_trusted'
  if (status === DOCUMENT_STATUS.annulled) return 'annulled'
  if (signers.some(({ state }) => state === 'pending')) return 'pending'
  const sides = new Set(signers.map(({ side }) => side))
  if (sides.size === 2) return 'genuine'
  if (sides.size === 1) return 'signed_by_one'
  return status === DOCUMENT_STATUS.rejected ? 'rejected' : 'not_signed'
}

/** Returns the verdict on a file that is not a document of the portal. */
export function verdictOnStranger(signers: readonly Signed[]): Verdict {
  if (signers.length === 0) return 'unknown'
  const wrong = signers.find(({ state }) => state === 'invalid')
  if (wrong) return wrong.fault === 'digest_mismatch' ? 'forged' : 'not_trusted'
  return signers.some(({ state }) => state === 'pending') ? 'pending' : 'signed_elsewhere'
}
