import type { components } from '@sauda/sdk'
import { maskedIin } from '../../documents/signatures.ts'
import { timeOfSigning } from '../verify/judge.ts'
import type { SignatureReport } from '../verify/report.ts'
import { shortName } from './short-name.ts'

export type CheckedSignature = components['schemas']['CheckedSignature']

const STATES = { valid: 'valid', pending_revocation: 'pending', invalid: 'invalid' } as const

/** Returns what everybody may learn of a signature: nothing beyond what it shows itself, and the IIN masked. */
export function seen(
  side: CheckedSignature['side'],
  { verdict, fault, signer, signed_at, algorithm, timestamp, revocation, evidence }: SignatureReport,
  receivedAt: Date | null = null,
): CheckedSignature {
  return {
    side,
    state: STATES[verdict],
    fault,
    organisation: signer?.organisation ?? null,
    bin: signer?.bin ?? null,
    name: shortName(signer?.name ?? null),
    position: signer?.kind ?? null,
    iin: maskedIin(signer?.iin ?? null),
    signed_at:
      (receivedAt
        ? timeOfSigning({ timestamp }, receivedAt)
        : (timestamp?.time ?? signed_at)
      )?.toISOString() ?? null,
    serial: signer?.serial ?? null,
    issuer: signer?.issuer ?? null,
    not_before: signer?.not_before.toISOString() ?? null,
    not_after: signer?.not_after.toISOString() ?? null,
    algorithm,
    revocation:
      revocation && !revocation.revoked_at
        ? { source: revocation.source, at: revocation.as_of.toISOString() }
        : null,
    timestamp_at: timestamp?.time.toISOString() ?? null,
    root_set: evidence.root_set.slice(0, 16) || null,
  }
}
