import manifest from '../../../package.json' with { type: 'json' }
import { readTrustRoots, type TrustRoots, trustRootsOf } from './verify/roots.ts'
import type { RevocationSettings } from './verify/services.ts'

/** Stands in evidence: what a result was found with. */
const SOFTWARE = `sauda ${manifest.version}, node ${process.versions.node}`

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

/** What the configuration says about signatures. */
export interface SigningConfig extends RevocationSettings {
  /** Folder of the pinned authorities' certificates; null for none, and then no signature is trusted. */
  rootsFolder: string | null
  ncanodeUrl: string | null
  centreBins: readonly string[]
}

const NOBODY: SigningConfig = {
  rootsFolder: null,
  ocspUrl: null,
  crlUrls: [],
  tspUrl: null,
  ncanodeUrl: null,
  centreBins: [],
}

/** What the demo centre trusts besides: its own authority, and its list of revoked certificates. */
export interface DemoTrust {
  authorities: Uint8Array[]
  crlUrl: string
}

/**
 * Reads the pinned authorities.
 * @throws Error that names the file that holds no certificate of an authority
 */
export async function openSigning(
  config: SigningConfig = NOBODY,
  demo: DemoTrust | null = null,
): Promise<SigningSettings> {
  const { rootsFolder, ncanodeUrl, centreBins, ...revocation } = config
  const pinned = rootsFolder === null ? [] : (await readTrustRoots(rootsFolder)).certificates
  return {
    roots: trustRootsOf([...pinned, ...(demo?.authorities ?? [])]),
    revocation: demo ? { ...revocation, crlUrls: [...revocation.crlUrls, demo.crlUrl] } : revocation,
    ncanodeUrl,
    centreBins,
    software: SOFTWARE,
  }
}
