import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  X509Certificate,
} from 'node:crypto'
import { readCertificate } from '../features/signing/verify/certificate.ts'
import { nothing, oid, sequence } from '../features/signing/verify/der-writer.ts'
import { OID } from '../features/signing/verify/oids.ts'
import type { KeyHolder, SigningKey } from './pki/key.ts'

/** A private key of the demo centre, as PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
}

/** A key that signs as NCALayer's RSA keys do. */
export function keyOf(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem)
  return {
    spki: createPublicKey(privateKey).export({ format: 'der', type: 'spki' }),
    hashAlgorithm: sequence(oid(OID.sha256), nothing()),
    signatureAlgorithm: sequence(oid(OID.rsaSha256), nothing()),
    digest: (bytes) => createHash('sha256').update(bytes).digest(),
    sign: (bytes) => sign('sha256', bytes, privateKey),
  }
}

export function certificatePem(certificate: Uint8Array): string {
  return new X509Certificate(certificate).toString()
}

export function holding(key: SigningKey, certificate: Uint8Array): KeyHolder {
  return { key, certificate, serial: readCertificate(certificate).serial }
}

/** Reads a key and its certificate, as a file of the demo's keys holds them. */
export function holderOf(pem: string): KeyHolder {
  return holding(keyOf(pem), new X509Certificate(pem).raw)
}
