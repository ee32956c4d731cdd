import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { Upload } from '../../../contract/call.ts'
import { RefusalError } from '../../../refusal.ts'

/** A file and the signatures that came with it. */
export interface Sorted {
  file: { name: string; bytes: Buffer }
  /** DER. */
  signatures: Buffer[]
}

const MEGABYTE = 1024 * 1024
const LONGEST_FILE = 20 * MEGABYTE
/** A signature with its certificates and timestamp has 10 KB; more is somebody else's data. */
const LONGEST_SIGNATURE = MEGABYTE
const MOST_SIGNATURES = 10
/** More than a ZIP file of the portal has, for one document. */
const MOST_ENTRIES = 60

/** `SEQUENCE { OBJECT IDENTIFIER signedData`, the beginning of a CMS signature without its length. */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex')

/**
 * Tells the signatures among uploaded files from the file that they are of, by content. A ZIP file stands for what is in
 * it: its only PDF outside of folders, and every `.cms` file.
 * @throws RefusalError `invalid` with `required`, `too_many`, `too_large` or `wrong_format` for `files`
 */
export async function sortFiles(uploads: readonly Upload[]): Promise<Sorted> {
  if (uploads.length === 0) throw refused('required')
  if (uploads.some(({ tooLarge }) => tooLarge)) throw refused('too_large')
  const [archive] = uploads.filter(({ bytes }) => isZip(bytes))
  if (archive) {
    if (uploads.length > 1) throw refused('too_many')
    return fromZip(archive.bytes)
  }
  const files: Upload[] = []
  const signatures: Buffer[] = []
  for (const upload of uploads) {
    const signature = signatureIn(upload.bytes)
    if (signature) signatures.push(signature)
    else files.push(upload)
  }
  const [file] = files
  if (files.length > 1 || signatures.length > MOST_SIGNATURES) throw refused('too_many')
  if (!file) throw refused('required')
  return { file: { name: file.name, bytes: file.bytes }, signatures }
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
}

/** Returns the DER of a signature that is written as DER, PEM or Base64; null for any other file. */
function signatureIn(bytes: Buffer): Buffer | null {
  if (bytes.length === 0 || bytes.length > 2 * LONGEST_SIGNATURE) return null
  if (startsAsCms(bytes)) return bytes
  if (!/^[\s-]*(?:BEGIN (?:CMS|PKCS7)|MI[A-Z])/.test(bytes.toString('latin1', 0, 100))) return null
  const base64 = bytes.toString('latin1').replace(/-----[A-Z0-9 ]+-----|\s+/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null
  const decoded = Buffer.from(base64, 'base64')
  return startsAsCms(decoded) ? decoded : null
}

function startsAsCms(bytes: Buffer): boolean {
  return bytes[0] === 0x30 && bytes.subarray(2, 6 + SIGNED_DATA.length).includes(SIGNED_DATA)
}

async function fromZip(bytes: Buffer): Promise<Sorted> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true }).catch(
    broken,
  )
  if (zip.entryCount > MOST_ENTRIES) throw refused('too_many')
  try {
    return await sortEntries(zip)
  } catch (error) {
    throw error instanceof RefusalError ? error : refused('wrong_format')
  }
}

/** What is refused is refused by the list of the archive, before anything is unpacked. */
async function sortEntries(zip: ZipFile): Promise<Sorted> {
  const papers: Entry[] = []
  const signed: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (/^[^/]+\.pdf$/i.test(fileName)) papers.push(entry)
    else if (/\.(?:cms|p7s|sig)$/i.test(fileName)) signed.push(entry)
  }
  const [paper] = papers
  if (!paper) throw refused('required')
  // With two of them it could not be told which one a reader looks at.
  if (papers.length > 1 || signed.length > MOST_SIGNATURES) throw refused('too_many')
  checkEntry(paper, LONGEST_FILE)
  for (const entry of signed) checkEntry(entry, LONGEST_SIGNATURE)

  const signatures: Buffer[] = []
  for (const entry of signed) {
    const signature = signatureIn(await read(zip, entry))
    if (!signature) throw refused('wrong_format')
    signatures.push(signature)
  }
  return { file: { name: paper.fileName, bytes: await read(zip, paper) }, signatures }
}

function checkEntry(entry: Entry, limit: number): void {
  if (entry.isEncrypted()) throw refused('wrong_format')
  if (entry.uncompressedSize > limit) throw refused('too_large')
}

/** The library ends the stream with an error as soon as the size is not the declared one. */
async function read(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return buffer(await zip.openReadStreamPromise(entry))
}

function broken(): never {
  throw refused('wrong_format')
}

function refused(code: 'required' | 'too_many' | 'too_large' | 'wrong_format'): RefusalError {
  return new RefusalError('invalid', { errors: { files: [code] } })
}
