import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { nothing, oid, sequence } from '../../features/signing/verify/der-writer.ts'
import { OID } from '../../features/signing/verify/oids.ts'

export type KeyAlgorithm = 'rsa' | 'ecdsa'

/** A private key with what certificates and messages say of it. */
export interface TestKey {
  spki: Uint8Array
  /** The hash that goes with it, as an algorithm. */
  hashAlgorithm: Uint8Array
  signatureAlgorithm: Uint8Array
  digest(bytes: Uint8Array): Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

function keyOf(
  pair: { publicKey: KeyObject; privateKey: KeyObject },
  signatureAlgorithm: Uint8Array,
): TestKey {
  return {
    spki: pair.publicKey.export({ format: 'der', type: 'spki' }),
    hashAlgorithm: sequence(oid(OID.sha256), nothing()),
    signatureAlgorithm,
    digest,
    sign: (bytes) => sign('sha256', bytes, pair.privateKey),
  }
}

const MAKERS: Record<KeyAlgorithm, (rsaBits: number) => TestKey> = {
  rsa: (modulusLength) =>
    keyOf(generateKeyPairSync('rsa', { modulusLength }), sequence(oid(OID.rsaSha256), nothing())),
  ecdsa: () => keyOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }), sequence(oid(OID.ecdsaSha256))),
}

export const createKey = (algorithm: KeyAlgorithm, rsaBits = 2048): TestKey => MAKERS[algorithm](rsaBits)
