import type { components } from '@sauda/sdk'
import { maskedIin } from '../../documents/signatures.ts'
import { timeOfSigning } from '../verify/judge.ts'
import type { SignatureReport, Signer } from '../verify/report.ts'
import { shortName } from './short-name.ts'

export type CheckedSignature = components['schemas']['CheckedSignature']

const STATES = { valid: 'valid', pending_revocation: 'pending', invalid: 'invalid' } as const

/** Returns what everybody may learn of a signature: nothing beyond what it shows itself, and the IIN masked. */
export function seen(
  { side, held }: Pick<CheckedSignature, 'side' | 'held'>,
  report: SignatureReport,
  receivedAt: Date | null = null,
): CheckedSignature {
  const { verdict, fault, signed_at, algorithm, timestamp, revocation, vouched_by, evidence } = report
  const at = receivedAt ? timeOfSigning(report, receivedAt) : (timestamp?.time ?? signed_at)
  return {
    side,
    held,
    state: STATES[verdict],
    fault,
    ...whoSigned(held || isProven(report) ? report.signer : null),
    // The clock of the signer's computer comes last: nobody vouches for it.
    signed_at: at?.toISOString() ?? null,
    algorithm,
    vouched_by,
    revocation:
      revocation && !revocation.revoked_at
        ? {
            source: revocation.source,
            at: revocation.as_of.toISOString(),
            asked_at: evidence.asked_at?.toISOString() ?? null,
          }
        : null,
    timestamp_at: timestamp?.time.toISOString() ?? null,
    root_set: evidence.root_set.slice(0, 16) || null,
  }
}

/** Anybody can put anybody's certificate into a message, or make one that says anything. */
function isProven({ checks }: SignatureReport): boolean {
  const passed = (code: string) => checks.some((check) => check.code === code && check.ok)
  return passed('signature') && passed('chain')
}

function whoSigned(signer: Signer | null) {
  return {
    organisation: signer?.organisation ?? null,
    bin: signer?.bin ?? null,
    name: shortName(signer?.name ?? null),
    position: signer?.kind ?? null,
    iin: maskedIin(signer?.iin ?? null),
    serial: signer?.serial ?? null,
    issuer: signer?.issuer ?? null,
    not_before: signer?.not_before.toISOString() ?? null,
    not_after: signer?.not_after.toISOString() ?? null,
  }
}
