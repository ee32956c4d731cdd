import { isSigned, refuseWeakKey, schemeOf } from './algorithms.ts'
import type { Certificate } from './certificate.ts'
import { sameBytes } from './der.ts'
import { FaultError } from './report.ts'

const LONGEST = 5

/** The certificates from a leaf to a pinned authority, both included. */
export type Chain = [leaf: Certificate, ...authorities: Certificate[]]

/**
 * Finds the way from a certificate to a pinned authority. Each step must agree in name, in key identifier and in
 * signature, so an authority that only looks like a pinned one leads nowhere.
 * @param brought certificates of the message, which may stand in between
 * @throws FaultError where no such way exists
 */
export function chainOf(leaf: Certificate, pinned: Certificate[], brought: Certificate[] = []): Chain {
  const chain: Chain = [leaf]
  for (let top: Certificate = leaf; chain.length <= LONGEST; ) {
    const below = chain.length - 1
    const anchor = pinned.find((authority) => issued(authority, top, below))
    const authority = anchor ?? brought.find((one) => issued(one, top, below))
    if (!authority || chain.includes(authority)) break
    refuseWeakKey(authority.key)
    chain.push(authority)
    if (anchor) return upToRoot(chain, pinned)
    top = authority
  }
  throw new FaultError('foreign_root')
}

/**
 * The chain of a certificate whose signature we cannot verify ourselves, after somebody else did. Its issuer must be a
 * pinned authority all the same, by name and key identifier.
 * @throws FaultError where it is not
 */
export function vouchedChainOf(leaf: Certificate, pinned: Certificate[]): Chain {
  const { authorityKeyId } = leaf.extensions
  const issuer = pinned.find(
    (authority) =>
      sameBytes(authority.subject, leaf.issuer) &&
      authorityKeyId !== null &&
      authority.extensions.subjectKeyId === authorityKeyId &&
      mayIssue(authority, 0),
  )
  if (!issuer) throw new FaultError('foreign_root')
  return [leaf, issuer]
}

/** Goes on from a pinned authority to the pinned ones above it, as evidence of where it comes from. */
function upToRoot(chain: Chain, pinned: Certificate[]): Chain {
  for (let top = chain.at(-1); top && chain.length <= LONGEST; ) {
    const below: Certificate = top
    const above = pinned.find((one) => !chain.includes(one) && issued(one, below, chain.length - 1))
    if (above) chain.push(above)
    top = above
  }
  return chain
}

/** Whether an authority issued a certificate, and was allowed to with so many authorities between it and a leaf. */
function issued(authority: Certificate, certificate: Certificate, below: number): boolean {
  return isIssuerOf(authority, certificate) && mayIssue(authority, below)
}

/** Whether name, key identifier and signature agree. */
export function isIssuerOf(authority: Certificate, certificate: Certificate): boolean {
  if (!sameBytes(authority.subject, certificate.issuer)) return false
  const { authorityKeyId } = certificate.extensions
  const { subjectKeyId } = authority.extensions
  if (authorityKeyId !== null && subjectKeyId !== null && authorityKeyId !== subjectKeyId) return false
  return isSignedBy(authority, certificate)
}

function mayIssue(authority: Certificate, below: number): boolean {
  const { isCa, pathLength, keyUsage, unknownCritical } = authority.extensions
  if (!isCa || unknownCritical.length > 0) return false
  return (keyUsage === null || keyUsage.signsCertificates) && below <= pathLength
}

/** @throws FaultError for an algorithm that is weak or unknown */
function isSignedBy(authority: Certificate, certificate: Certificate): boolean {
  const known = proven.get(certificate)
  if (known?.has(authority)) return true
  const scheme = schemeOf(certificate.algorithm)
  if (!isSigned(authority.key, scheme, certificate.signed, certificate.signature)) return false
  proven.set(certificate, (known ?? new WeakSet()).add(authority))
  return true
}

// Pinned certificates are decoded once, so what was proven of them once need not be proven again.
const proven = new WeakMap<Certificate, WeakSet<Certificate>>()

/**
 * All certificates were valid at a time.
 * @throws FaultError
 */
export function refuseOutOfDate(chain: Chain, at: Date): void {
  for (const { notBefore, notAfter } of chain) {
    if (at < notBefore) throw new FaultError('not_yet_valid')
    if (at > notAfter) throw new FaultError('expired')
  }
}
