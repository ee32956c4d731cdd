import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Algorithm, PublicKey } from './certificate.ts'
import { BrokenDerError, partsOf, readDer } from './der.ts'
import { octetsOf, oidOf } from './der-values.ts'
import { CURVE_512_A, gostCurve } from './gost/curve.ts'
import { streebog } from './gost/streebog.ts'
import { OID } from './oids.ts'
import { FaultError, type SignatureAlgorithm } from './report.ts'

export type HashName = 'sha256' | 'sha384' | 'sha512' | 'streebog512' | 'gost94'

export interface Scheme {
  algorithm: SignatureAlgorithm
  hash: HashName
}

const HASHES: Record<string, HashName> = {
  [OID.sha256]: 'sha256',
  [OID.sha384]: 'sha384',
  [OID.sha512]: 'sha512',
  [OID.streebog512]: 'streebog512',
  [OID.gost94]: 'gost94',
}

const SCHEMES: Record<string, Scheme> = {
  [OID.rsaSha256]: { algorithm: 'rsa', hash: 'sha256' },
  [OID.rsaSha384]: { algorithm: 'rsa', hash: 'sha384' },
  [OID.rsaSha512]: { algorithm: 'rsa', hash: 'sha512' },
  [OID.ecdsaSha256]: { algorithm: 'ecdsa', hash: 'sha256' },
  [OID.ecdsaSha384]: { algorithm: 'ecdsa', hash: 'sha384' },
  [OID.ecdsaSha512]: { algorithm: 'ecdsa', hash: 'sha512' },
  [OID.gost2015With512]: { algorithm: 'gost2015', hash: 'streebog512' },
  [OID.gost2004]: { algorithm: 'gost2004', hash: 'gost94' },
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
  const bare = KEYS[algorithm.oid]
  const scheme = bare && hash ? { algorithm: bare, hash } : SCHEMES[algorithm.oid]
  if (!scheme) throw new FaultError(WEAK.has(algorithm.oid) ? 'weak_hash' : 'unknown_algorithm')
  if ((hash && scheme.hash !== hash) || !FITTING[scheme.algorithm].includes(scheme.hash))
    throw new FaultError('unknown_algorithm')
  return scheme
}

const SHA2: HashName[] = ['sha256', 'sha384', 'sha512']
const FITTING: Record<SignatureAlgorithm, HashName[]> = {
  rsa: SHA2,
  ecdsa: SHA2,
  gost2015: ['streebog512'],
  gost2004: ['gost94'],
}

export function digestOf(hash: HashName, bytes: Uint8Array): Uint8Array {
  if (hash === 'gost94') throw new FaultError('unknown_algorithm')
  return hash === 'streebog512' ? streebog(bytes, 512) : createHash(hash).update(bytes).digest()
}

/** Kinds of keys. Of GOST 2004 we know only the name: a server beside us verifies it. */
const KEYS: Record<string, SignatureAlgorithm> = {
  [OID.rsa]: 'rsa',
  [OID.ec]: 'ecdsa',
  [OID.gost2015Key]: 'gost2015',
  [OID.gost2004Key]: 'gost2004',
}

/** Whether the owner of a key signed these bytes. A key of another kind, or a broken one, did not. */
export function isSigned(key: PublicKey, scheme: Scheme, data: Uint8Array, signature: Uint8Array): boolean {
  if (KEYS[key.algorithm.oid] !== scheme.algorithm) return false
  try {
    return VERIFIERS[scheme.algorithm](key, scheme.hash, data, signature)
  } catch {
    return false
  }
}

type Verifier = (key: PublicKey, hash: HashName, data: Uint8Array, signature: Uint8Array) => boolean

const byNode: Verifier = (key, hash, data, signature) => verify(hash, data, spkiOf(key), signature)

const VERIFIERS: Record<SignatureAlgorithm, Verifier> = {
  rsa: byNode,
  ecdsa: byNode,
  gost2015: (key, hash, data, signature) => curveA().verify(gostPoint(key), digestOf(hash, data), signature),
  gost2004: () => false,
}

const spkiOf = (key: PublicKey) =>
  createPublicKey({ key: Buffer.from(key.spki), format: 'der', type: 'spki' })

// Made when it is first needed: most servers never see a GOST key before they serve their first page.
let madeCurve: ReturnType<typeof gostCurve> | undefined
function curveA() {
  madeCurve ??= gostCurve(CURVE_512_A)
  return madeCurve
}

/** The point of a GOST key: an octet string within the bit string. */
const gostPoint = (key: PublicKey): Uint8Array => octetsOf(readDer(key.bits))

const SHORTEST_RSA = 2048
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1']

/** @throws FaultError for a key that is too short, or on a curve that nobody vouches for */
export function refuseWeakKey(key: PublicKey): void {
  const kind = KEYS[key.algorithm.oid]
  if (!kind) throw new FaultError('unknown_algorithm')
  if (kind === 'gost2015') refuseOtherCurve(key)
  if (kind !== 'rsa' && kind !== 'ecdsa') return
  const { modulusLength = 0, namedCurve = '' } = detailsOf(key)
  if (kind === 'rsa' && modulusLength < SHORTEST_RSA) throw new FaultError('weak_key')
  if (kind === 'ecdsa' && !CURVES.includes(namedCurve)) throw new FaultError('unknown_algorithm')
}

function detailsOf(key: PublicKey) {
  try {
    return spkiOf(key).asymmetricKeyDetails ?? {}
  } catch {
    throw new BrokenDerError('a key that cannot be read')
  }
}

function refuseOtherCurve({ algorithm }: PublicKey): void {
  if (!algorithm.parameters) throw new FaultError('unknown_algorithm')
  const curve = oidOf(partsOf(readDer(algorithm.parameters)).next())
  if (curve !== OID.gost2015CurveA) throw new FaultError('unknown_algorithm')
}
