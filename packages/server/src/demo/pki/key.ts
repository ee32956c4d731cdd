/** A private key with what certificates and messages say of it. */
export interface SigningKey {
  spki: Uint8Array
  /** The hash that goes with it, as an algorithm. */
  hashAlgorithm: Uint8Array
  signatureAlgorithm: Uint8Array
  digest(bytes: Uint8Array): Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

/** A key with its certificate. */
export interface KeyHolder {
  key: SigningKey
  certificate: Uint8Array
  /** Of the certificate, in hexadecimal digits. */
  serial: string
}
