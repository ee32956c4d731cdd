import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Certificate, fingerprintOf, readCertificate } from './certificate.ts'
import { commonNameOf } from './names.ts'

/** The authorities that we trust: each certificate was compared by a person with a published fingerprint. */
export interface TrustRoots {
  /** Fingerprint of the whole set, kept with each verification. */
  id: string
  certificates: Uint8Array[]
}

/** The certificates of the National Certification Authority that come with the portal; in a build, beside the bundle. */
export const NCA_ROOTS = fileURLToPath(new URL('./nca-roots/', import.meta.url))

const FILE = /[.](cer|crt|der|pem)$/
const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g

/** Trusts these certificates and no others; their order does not matter. */
export function trustRootsOf(certificates: Uint8Array[]): TrustRoots {
  const byPrint = new Map(certificates.map((bytes) => [fingerprintOf(bytes), bytes]))
  const prints = [...byPrint.keys()].sort()
  return {
    id: createHash('sha256').update(prints.join('\n')).digest('hex'),
    certificates: prints.flatMap((print) => byPrint.get(print) ?? []),
  }
}

/**
 * Reads the certificates of a folder: `.cer`, `.crt`, `.der` and `.pem`, in DER or PEM.
 * @throws Error that names the file that holds no certificate of an authority, or the folder without any
 */
export async function readTrustRoots(folder: string): Promise<TrustRoots> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  )
  if (files.length === 0) throw new Error(`${folder} holds no certificate of an authority`)
  return trustRootsOf(files.flatMap(({ name, bytes }) => certificatesOf(name, bytes)))
}

function certificatesOf(name: string, bytes: Buffer): Uint8Array[] {
  const pem = [...bytes.toString('latin1').matchAll(PEM)].map(([, body = '']) => Buffer.from(body, 'base64'))
  const found = pem.length > 0 ? pem : [bytes]
  for (const one of found) {
    if (!isAuthority(one)) throw new Error(`${name} is not the certificate of an authority`)
  }
  return found
}

function isAuthority(bytes: Uint8Array): boolean {
  try {
    return readCertificate(bytes).extensions.isCa
  } catch {
    return false
  }
}

/** A pinned authority, as an operator reads it. */
export interface PinnedAuthority {
  name: string
  /** SHA-256, to compare with the published one. */
  fingerprint: string
  not_after: Date
}

export function describeRoots(roots: TrustRoots): PinnedAuthority[] {
  return roots.certificates.map((bytes) => {
    const certificate = readCertificate(bytes)
    return {
      name: commonNameOf(certificate.subject),
      fingerprint: fingerprintOf(bytes),
      not_after: certificate.notAfter,
    }
  })
}

/** Authorities that end within so many days, or have ended: their successors should be pinned beside them by then. */
export function expiringRoots(roots: TrustRoots, now: Date, days: number): PinnedAuthority[] {
  const limit = now.getTime() + days * 86_400_000
  return describeRoots(roots).filter(({ not_after }) => not_after.getTime() <= limit)
}

/** The authorities of a set, decoded once. */
export function authoritiesOf(roots: TrustRoots): Certificate[] {
  // By the certificates themselves: the name of a set that was read from somewhere could be that of another.
  const { id } = trustRootsOf(roots.certificates)
  const known = decoded.get(id)
  if (known) return known
  const fresh = roots.certificates.map(readCertificate)
  // One set is in force at a time; verifying again may need a few older ones.
  if (decoded.size > 20) decoded.clear()
  decoded.set(id, fresh)
  return fresh
}

const decoded = new Map<string, Certificate[]>()
