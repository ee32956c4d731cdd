import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { LIMITS, MEGABYTE } from './limits.ts'
import { type ExchangeRefusalError, refusal } from './refuse.ts'

/** Where Unix keeps the kind of a file in a ZIP file's external attributes, and the kinds that are not files. */
const UNIX = { shift: 16, kind: 0o170000, file: 0o100000, folder: 0o040000 } as const

const STORED = 0
const DEFLATED = 8
/** More entries than documents and their files could have. */
const MOST_ENTRIES = LIMITS.documents * 2 + 10

/** A ZIP file whose entries were all checked. Nothing of it is written to disk: files are read by name, into memory. */
export interface OpenZip {
  has(name: string): boolean
  /** The names of its files. */
  names(): string[]
  /** Reads a file. @throws ExchangeRefusalError `file_missing`, `file_too_large`, `broken_zip` */
  read(name: string, limit: number): Promise<Buffer>
  /** Reads a file part by part. @throws ExchangeRefusalError as `read` */
  stream(name: string, limit: number): AsyncGenerator<Buffer, void>
  close(): void
}

/**
 * Opens a ZIP file and checks the list of its entries: names, sizes as declared, links, encryption, duplicates. Real
 * sizes are checked when a file is read.
 * @throws ExchangeRefusalError `broken_zip`, `zip_path`, `zip_bomb`, `zip_link`, `zip_encrypted`, `zip_twice`, `zip_method`
 */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, {
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw refusalOf(error)
  })
  try {
    const entries = await entriesOf(zip)
    return {
      has: (name) => entries.has(name),
      names: () => [...entries.keys()],
      read: (name, limit) => readEntry(zip, entries.get(name), { name, limit }),
      stream: (name, limit) => streamEntry(zip, entries.get(name), { name, limit }),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw refusalOf(error)
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw refusal('zip_bomb', { got: String(zip.entryCount) })
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    const { fileName } = entry
    if (fileName.endsWith('/')) continue
    // Case-insensitive, as on the disk of whoever packed it.
    const name = fileName.toLowerCase()
    if (entries.has(name)) throw refusal('zip_twice', { got: fileName })
    unpacked += entry.uncompressedSize
    if (unpacked > LIMITS.unpacked)
      throw refusal('zip_bomb', { got: `${Math.round(unpacked / MEGABYTE)} MB` })
    entries.set(name, entry)
  }
  return new Map([...entries.values()].map((entry) => [entry.fileName, entry]))
}

function checkEntry(entry: Entry): void {
  const { fileName, compressedSize, uncompressedSize, compressionMethod, externalFileAttributes } = entry
  const got = fileName.slice(0, 200)
  if (/[\p{Cc}\p{Cs}]/u.test(fileName) || fileName.split('/').includes('..'))
    throw refusal('zip_path', { got })
  if (entry.isEncrypted()) throw refusal('zip_encrypted', { got })
  const kind = (externalFileAttributes >>> UNIX.shift) & UNIX.kind
  if (kind !== 0 && kind !== UNIX.file && kind !== UNIX.folder) throw refusal('zip_link', { got })
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw refusal('zip_method', { got })
  // Small files may be packed any number of times without harm.
  if (uncompressedSize > MEGABYTE && uncompressedSize > compressedSize * LIMITS.ratio)
    throw refusal('zip_bomb', { got })
}

async function readEntry(...of: Parameters<typeof streamEntry>): Promise<Buffer> {
  return buffer(streamEntry(...of))
}

async function* streamEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  { name, limit }: { name: string; limit: number },
): AsyncGenerator<Buffer, void> {
  if (!entry) throw refusal('file_missing', { field: 'file', got: name })
  if (entry.uncompressedSize > limit) throw tooLarge(limit)
  let stream: Readable | undefined
  try {
    stream = await zip.openReadStreamPromise(entry)
    // The library ends the stream with an error as soon as the size is not the declared one.
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    throw refusalOf(error)
  } finally {
    stream?.destroy()
  }
}

function tooLarge(limit: number): ExchangeRefusalError {
  return refusal('file_too_large', { field: 'file', needed: String(limit / MEGABYTE) })
}

/** The library's errors are plain ones with English texts. */
function refusalOf(error: unknown): Error {
  if (!(error instanceof Error)) return refusal('broken_zip')
  if (error.name === 'ExchangeRefusalError') return error
  if (error.message.startsWith('too many bytes in the stream')) return refusal('zip_bomb')
  const [, path] =
    /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s.exec(error.message) ??
    []
  return path === undefined ? refusal('broken_zip') : refusal('zip_path', { got: path.slice(0, 200) })
}
