import { BrokenDerError } from './der.ts'
import {
  type CheckResult,
  type Evidence,
  FaultError,
  SIGNATURE_CHECKS,
  type SignatureCheck,
  type SignatureFault,
  type SignatureReport,
} from './report.ts'

/** A report that grows check by check, in the fixed order, until one fails. */
export interface Checklist {
  /** Runs one check. It fails by throwing; it answers null when there is nothing to check. */
  check<Result>(code: SignatureCheck, run: () => Result): Result
  report: SignatureReport
}

function emptyReport(rootSet: string): SignatureReport {
  const evidence: Evidence = {
    chain: [],
    ocsp: null,
    crl: null,
    opinion: null,
    timestamp: null,
    renewals: [],
    root_set: rootSet,
    asked_at: null,
  }
  return {
    verdict: 'pending_revocation',
    fault: null,
    checks: SIGNATURE_CHECKS.map((code): CheckResult => ({ code, ok: null })),
    signer: null,
    algorithm: null,
    signed_at: null,
    timestamp: null,
    revocation: null,
    vouched_by: null,
    second_opinion: null,
    evidence,
  }
}

/** Checks that another program makes for us where an algorithm is unknown to ours. */
export const VOUCHED: SignatureCheck[] = ['digest', 'signature', 'chain']

/** Notes how a check ended. */
export function note(report: SignatureReport, code: SignatureCheck, ok: boolean | null): void {
  const result = report.checks.find((one) => one.code === code)
  if (result) result.ok = ok
}

/** Ends a report: the signature does not stand. */
export function refuse(report: SignatureReport, code: SignatureCheck, fault: SignatureFault): void {
  note(report, code, false)
  report.verdict = 'invalid'
  report.fault = fault
}

/**
 * Runs the checks of a signature.
 * @returns the report, of the first fault or of all that was found out
 */
export function runChecks(rootSet: string, run: (list: Checklist) => void): SignatureReport {
  const report = emptyReport(rootSet)
  let current: SignatureCheck = 'size'
  try {
    run({
      report,
      check(code, check) {
        current = code
        const result = check()
        note(report, code, result === null ? null : true)
        return result
      },
    })
  } catch (error) {
    refuse(report, current, faultOf(error))
  }
  return report
}

function faultOf(error: unknown): SignatureFault {
  if (error instanceof FaultError) return error.fault
  if (error instanceof BrokenDerError) return 'broken_cms'
  throw error
}
