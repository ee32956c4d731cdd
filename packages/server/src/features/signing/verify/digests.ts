import { digestOf } from './algorithms.ts'
import { attributeOf, readSignedMessage } from './cms.ts'
import { BrokenDerError, hex } from './der.ts'
import { octetsOf } from './der-values.ts'
import { OID } from './oids.ts'
import { theAlgorithms, theCertificate, theSigner } from './prove.ts'
import { FaultError } from './report.ts'

/** Digests by the algorithm of a signature, in hexadecimal digits. */
export interface Digests {
  /** Of the bytes that were signed. */
  signed: string
  /** Of the bytes in hand. */
  checked: string
}

/** Compares what was signed with bytes in hand; null if the signature does not tell. */
export function digestsOf(cms: Uint8Array, content: Uint8Array): Digests | null {
  try {
    const message = readSignedMessage(cms)
    const signer = theSigner(message)
    const { hash } = theAlgorithms(signer, theCertificate(signer, message))
    const digest = attributeOf(signer.signed, OID.messageDigest)
    return digest ? { signed: hex(octetsOf(digest)), checked: hex(digestOf(hash, content)) } : null
  } catch (error) {
    if (error instanceof FaultError || error instanceof BrokenDerError) return null
    throw error
  }
}
