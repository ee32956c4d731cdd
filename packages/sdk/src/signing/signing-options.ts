import type { KeptSignatures } from './kept-signatures.ts'
import type { Signer } from './signer.ts'
import type { Wait } from './signing-board.ts'
import type { SigningPlace } from './signing-session.ts'

/** What signing a batch needs. */
export interface SigningOptions extends SigningPlace {
  /** Of the documents, in the order in which they are signed. */
  ids: readonly number[]
  /** What makes the signatures. */
  signer: Signer
  /** Where signatures are kept until the server has them. */
  kept: KeptSignatures
  /** BIN or IIN that the key has to have; null if only the server knows it. */
  party: string | null
  /** Called after each change. */
  onChange: () => void
  /** Waits before another attempt to reach the server; may end sooner, once the network is back. */
  wait?: Wait
}
