/** SHA-256 of a file in hexadecimal digits, which Node computes beside the event loop: a file may have 20 MB. */
export async function fingerprintOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
}
