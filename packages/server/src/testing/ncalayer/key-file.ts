import { createPrivateKey, createPublicKey, sign, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { nothing, oid, sequence } from '../../features/signing/verify/der-writer.ts'
import { OID } from '../../features/signing/verify/oids.ts'
import type { Holder } from '../pki/ca.ts'
import { createKey, type TestKey } from '../pki/keys.ts'

/** Reads a key and its certificate from a PEM file that holds both. */
export async function readKeyFile(path: string): Promise<Holder> {
  return keyFromPem(await readFile(path, 'utf8'))
}

/** A key and its certificate, as PEM. */
export function keyFromPem(pem: string): Holder {
  const privateKey = createPrivateKey(pem)
  const certificate = new X509Certificate(pem)
  const { raw, publicKey } = certificate
  if (!certificate.checkPrivateKey(privateKey)) throw new Error('The certificate is of another key.')
  const rsa = privateKey.asymmetricKeyType === 'rsa'
  // Everything but the private key is the same for all keys of an algorithm.
  const { digest, hashAlgorithm } = createKey('ecdsa')
  const key: TestKey = {
    spki: createPublicKey(privateKey).export({ format: 'der', type: 'spki' }),
    hashAlgorithm,
    digest,
    signatureAlgorithm: rsa ? sequence(oid(OID.rsaSha256), nothing()) : sequence(oid(OID.ecdsaSha256)),
    sign: (bytes) => sign('sha256', bytes, privateKey),
  }
  if (!Buffer.from(key.spki).equals(publicKey.export({ format: 'der', type: 'spki' }))) {
    throw new Error('The certificate is of another key.')
  }
  return { key, certificate: raw, serial: certificate.serialNumber.toLowerCase() }
}
