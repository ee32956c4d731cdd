import type { SignedKind } from '@sauda/sdk/signing'
import type { SignedRow, SigningUser } from './signing-request.ts'
import type { ShownRun } from './use-signing-run.ts'

/** What each part of the dialog gets. */
export type SigningBodyProps = {
  kind: SignedKind
  user: SigningUser
  shown: ShownRun
  /** The documents by id. */
  rows: ReadonlyMap<number, SignedRow>
  /** The time, in milliseconds since 1970. */
  now: number
}
