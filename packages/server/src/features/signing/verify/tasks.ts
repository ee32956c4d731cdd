import { type Judged, judgeSignature, type SignatureInput } from './judge.ts'
import type { RevocationReport, SignatureReport, TimestampReport } from './report.ts'
import { type Reverified, reverify } from './reverify.ts'
import { askedOf, type Heard, readRevocation } from './revocation.ts'
import type { TrustRoots } from './roots.ts'
import { checkTimestamp, type TimestampInput } from './timestamp.ts'
import { unlessRefused } from './unless-refused.ts'

/** What the thread is asked for. */
export type Task =
  | { task: 'signature'; roots: TrustRoots; input: SignatureInput }
  | { task: 'revocation'; report: SignatureReport; heard: Heard }
  | { task: 'timestamp'; roots: TrustRoots; input: TimestampInput }
  | { task: 'again'; roots: TrustRoots; input: Reverified }

/** What it answers, by task. */
export interface TaskAnswers {
  signature: Judged
  revocation: RevocationReport | null
  timestamp: TimestampReport | null
  again: SignatureReport
}

export function runTask(request: Task): TaskAnswers[Task['task']] {
  switch (request.task) {
    case 'signature':
      return judgeSignature(request.roots, request.input)
    case 'revocation': {
      const asked = askedOf(request.report)
      return asked && readRevocation(asked, request.heard)
    }
    case 'timestamp':
      return unlessRefused(() => checkTimestamp(request.roots, request.input))
    case 'again':
      return reverify(request.roots, request.input)
  }
}
