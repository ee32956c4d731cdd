import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Algorithm, PublicKey } from './certificate.ts'
import { OID } from './oids.ts'
import { FaultError, type SignatureAlgorithm } from './report.ts'

export type HashName = 'sha256' | 'sha384' | 'sha512'

interface Scheme {
  algorithm: SignatureAlgorithm
  hash: HashName
}

const HASHES: Record<string, HashName> = {
  [OID.sha256]: 'sha256',
  [OID.sha384]: 'sha384',
  [OID.sha512]: 'sha512',
}

const SCHEMES: Record<string, Scheme> = {
  [OID.rsaSha256]: { algorithm: 'rsa', hash: 'sha256' },
  [OID.rsaSha384]: { algorithm: 'rsa', hash: 'sha384' },
  [OID.rsaSha512]: { algorithm: 'rsa', hash: 'sha512' },
  [OID.ecdsaSha256]: { algorithm: 'ecdsa', hash: 'sha256' },
  [OID.ecdsaSha384]: { algorithm: 'ecdsa', hash: 'sha384' },
  [OID.ecdsaSha512]: { algorithm: 'ecdsa', hash: 'sha512' },
}

/** Hashes that can be made to collide. */
const WEAK = new Set<string>([OID.md5, OID.sha1, OID.rsaMd5, OID.rsaSha1, OID.ecdsaSha1])

/** @throws FaultError for a hash that is weak or that we do not know */
export function hashOf(oid: string): HashName {
  const hash = HASHES[oid]
  if (hash) return hash
  throw new FaultError(WEAK.has(oid) ? 'weak_hash' : 'unknown_algorithm')
}

/**
 * How a signature was made. A message may name the hash apart, beside the bare algorithm of the key.
 * @throws FaultError for an algorithm that is weak, that we do not know, or that contradicts the hash
 */
export function schemeOf(algorithm: Algorithm, hash?: HashName): Scheme {
  if (algorithm.oid === OID.rsa && hash) return { algorithm: 'rsa', hash }
  const scheme = SCHEMES[algorithm.oid]
  if (!scheme) throw new FaultError(WEAK.has(algorithm.oid) ? 'weak_hash' : 'unknown_algorithm')
  if (hash && scheme.hash !== hash) throw new FaultError('unknown_algorithm')
  return scheme
}

export function digestOf(hash: HashName, bytes: Uint8Array): Uint8Array {
  return createHash(hash).update(bytes).digest()
}

const KEYS: Record<string, SignatureAlgorithm> = { [OID.rsa]: 'rsa', [OID.ec]: 'ecdsa' }
const SHORTEST_RSA = 2048
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1']

/** Whether the owner of a key signed these bytes. A key of another kind, or a broken one, did not. */
export function isSigned(key: PublicKey, scheme: Scheme, data: Uint8Array, signature: Uint8Array): boolean {
  if (KEYS[key.algorithm.oid] !== scheme.algorithm) return false
  try {
    return verify(scheme.hash, data, spkiOf(key), signature)
  } catch {
    return false
  }
}

const spkiOf = (key: PublicKey) =>
  createPublicKey({ key: Buffer.from(key.spki), format: 'der', type: 'spki' })

/** @throws FaultError for a key that is too short, or on a curve that nobody vouches for */
export function refuseWeakKey(key: PublicKey): void {
  const kind = KEYS[key.algorithm.oid]
  if (!kind) throw new FaultError('unknown_algorithm')
  const { modulusLength = 0, namedCurve = '' } = detailsOf(key)
  if (kind === 'rsa' && modulusLength < SHORTEST_RSA) throw new FaultError('weak_key')
  if (kind === 'ecdsa' && !CURVES.includes(namedCurve)) throw new FaultError('unknown_algorithm')
}

function detailsOf(key: PublicKey) {
  try {
    return spkiOf(key).asymmetricKeyDetails ?? {}
  } catch {
    throw new FaultError('broken_cms')
  }
}
