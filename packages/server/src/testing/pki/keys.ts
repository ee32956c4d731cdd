import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { SigningKey } from '../../demo/pki/key.ts'
import { bits, nothing, octets, oid, sequence } from '../../features/signing/verify/der-writer.ts'
import { CURVE_512_A, gostCurve } from '../../features/signing/verify/gost/curve.ts'
import { streebog } from '../../features/signing/verify/gost/streebog.ts'
import { OID } from '../../features/signing/verify/oids.ts'

export type KeyAlgorithm = 'rsa' | 'ecdsa' | 'gost'

export type TestKey = SigningKey

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
  gost: createGostKey,
}

export const createKey = (algorithm: KeyAlgorithm, rsaBits = 2048): TestKey => MAKERS[algorithm](rsaBits)

const curve = gostCurve(CURVE_512_A)
/** A number below the order of the curve: one byte shorter than it. */
const randomNumber = () => BigInt(`0x${randomBytes(curve.size - 1).toString('hex')}`) + 1n

function createGostKey(): TestKey {
  const secret = randomNumber()
  return {
    spki: gostSpki(curve.publicKey(secret)),
    hashAlgorithm: sequence(oid(OID.streebog512), nothing()),
    signatureAlgorithm: sequence(oid(OID.gost2015With512), nothing()),
    digest: (bytes) => streebog(bytes, 512),
    sign: (bytes) => curve.sign(secret, randomNumber(), streebog(bytes, 512)),
  }
}

/** A public key as the National Certification Authority writes it: the point in an octet string. */
const gostSpki = (point: Uint8Array, curveOid: string = OID.gost2015CurveA): Uint8Array =>
  sequence(sequence(oid(OID.gost2015Key), sequence(oid(curveOid), oid(OID.streebog512))), bits(octets(point)))

/** A key of GOST 2004 in name: what it signs, nobody in this process can verify. */
export function gost2004Key(): TestKey {
  return {
    spki: sequence(sequence(oid(OID.gost2004Key), nothing()), bits(octets(randomBytes(64)))),
    hashAlgorithm: sequence(oid(OID.gost94), nothing()),
    signatureAlgorithm: sequence(oid(OID.gost2004), nothing()),
    digest,
    sign: () => randomBytes(64),
  }
}
