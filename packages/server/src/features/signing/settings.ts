import type { RevocationSettings } from './verify/verify.ts'
import type { TrustRoots } from './verify/roots.ts'

/** Whom the portal trusts about signatures, and whom it asks. */
export interface SigningSettings {
  roots: TrustRoots
  revocation: RevocationSettings
  /** A second opinion, and the only one about GOST 2004. */
  ncanodeUrl: string | null
  /** The centre's own companies; empty for whatever company a document names as its supplier. */
  centreBins: readonly string[]
  /** Version of the portal, which stands in evidence. */
  software: string
}
