import manifest from '../../../package.json' with { type: 'json' }
import type { Clock } from '../../platform/clock.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { SigningConfig } from '../../settings.ts'
import { expiringRoots, NCA_ROOTS, readTrustRoots, type TrustRoots, trustRootsOf } from './verify/roots.ts'
import type { ListPlace, RevocationSettings } from './verify/services.ts'

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
  listOfRevoked: ListPlace
}

/**
 * Reads the pinned authorities: of the configured folder, else those of the National Certification Authority that come
 * with the portal.
 * @throws Error that names the file that holds no certificate of an authority, or the folder without any
 */
export async function openSigning(
  config: SigningConfig = NOBODY,
  demo: DemoTrust | null = null,
): Promise<SigningSettings> {
  const { rootsFolder, ncanodeUrl, centreBins, ...revocation } = config
  const roots = await readTrustRoots(rootsFolder ?? NCA_ROOTS)
  const settings = { roots, revocation, ncanodeUrl, centreBins, software: SOFTWARE }
  return demo ? trustAlso(settings, demo) : settings
}

/** Trusts the demo's authority too. */
export function trustAlso(
  settings: SigningSettings,
  { authorities, listOfRevoked }: DemoTrust,
): SigningSettings {
  const { roots, revocation } = settings
  return {
    ...settings,
    roots: trustRootsOf([...roots.certificates, ...authorities]),
    revocation: { ...revocation, crlUrls: [...revocation.crlUrls, listOfRevoked] },
  }
}

/** So many days before an authority ends, its successor should be pinned beside it. */
const WARN_DAYS = 90

/** The job that says every day, and at each start, which pinned authorities end soon or have ended. */
export function watchAuthoritiesJob({
  clock,
  signing,
  onError,
}: {
  clock: Clock
  signing: SigningSettings
  onError: (error: unknown) => void
}): Job {
  const watch = async () => {
    for (const { name, fingerprint, not_after } of expiringRoots(signing.roots, clock.now(), WARN_DAYS)) {
      const day = not_after.toISOString().slice(0, 10)
      onError(
        new Error(
          `TRUST_ROOTS: the authority ${name} (SHA-256 ${fingerprint}) ends on ${day}; pin its successor`,
        ),
      )
    }
  }
  return defineJob('watch-authorities', watch, { every: '11 9 * * *', atStart: true })
}
