import type { DocumentFilter, DocumentRow } from '@sauda/sdk/documents'
import type { SignedKind } from '@sauda/sdk/signing'

/** What the dialog shows of a document. */
export type SignedRow = Pick<DocumentRow, 'id' | 'number' | 'title' | 'rooms' | 'total' | 'currency'>

/** How people sign in this portal. */
export type SignerSettings = {
  /** Another address than NCALayer's own; null for that. */
  readonly url: string | null
  /** Whether this is the demo centre, whose keys are not of the National Certification Authority. */
  readonly demo: boolean
  /** Whether eGov Mobile on a telephone signs too. */
  readonly mobile: boolean
}

/** What is to be signed: documents that are known, those that a filter finds, or a run that was left. */
export type SigningRequest = {
  readonly kind: SignedKind
  readonly what:
    | { readonly rows: readonly SignedRow[] }
    | { readonly filter: DocumentFilter }
    | { readonly left: true }
}

/** Called once some documents are signed. */
export type OnSigned = (ids: readonly number[]) => void

/** Who signs, and how. */
export type SigningUser = {
  readonly id: number
  /** BIN of the tenant that signs; null for the centre, whose number only the server knows. */
  readonly bin: string | null
  readonly signer: SignerSettings
}
