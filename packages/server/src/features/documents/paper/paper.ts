import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FieldCode } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import sharp from 'sharp'
import type { Db } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import type { DrawnPaper } from './draw.ts'
import { noteFailed, refuseFailed, UNDRAWN, UNSTORED } from './failed.ts'
import { inTime, soon } from './in-time.ts'
import { PaperSlowError, type PdfCode, PdfError } from './paper-errors.ts'
import { keyOfPaper } from './paper-key.ts'
import { findVersion, nameDrawnPaper, nameSentPaper, type StoredPaper } from './paper-queries.ts'
import { askPaperThread, type Pixels } from './paper-thread.ts'

export { nameSentPaper, type StoredPaper } from './paper-queries.ts'

/** A PDF that the sender made may have 20 MB. */
export const MAX_PAPER_BYTES = 20 * 1024 * 1024

/** A page of text has less than half of it without loss. */
const MAX_LOSSLESS = 300_000

type PaperDeps = Pick<Deps, 'db' | 'storage' | 'publicUrl'>

// Whoever asks for something that is being made waits for it instead of making it again.
const beingMade = new Map<string, Promise<unknown>>()

function once<Result>(key: string, make: () => Promise<Result>): Promise<Result> {
  const there = beingMade.get(key) as Promise<Result> | undefined
  if (there) return there
  const made = make().finally(() => beingMade.delete(key))
  beingMade.set(key, made)
  return made
}

/**
 * Returns the stored PDF of a version for somebody who waits; draws and stores it the first time. What takes longer than
 * they wait goes on without them. Call it outside of transactions.
 * @throws RefusalError `not_found`, `being_drawn`; `internal` if it could not be drawn a short time ago
 */
export function paperOf(deps: PaperDeps, documentId: number, version: number): Promise<StoredPaper> {
  return inTime(drawnPaper(deps, documentId, version))
}

/** Returns the stored PDF of a version; null if it cannot be had at once. Drawing has begun then. */
export function paperSoon(deps: PaperDeps, documentId: number, version: number): Promise<StoredPaper | null> {
  return soon(drawnPaper(deps, documentId, version))
}

/** Returns the stored PDF of a version, however long it takes to draw. Throws `not_found`, and `internal` as `paperOf`. */
export function drawnPaper(deps: PaperDeps, documentId: number, version: number): Promise<StoredPaper> {
  return once(`paper ${documentId} ${version}`, async () => {
    const found = await findVersion(deps.db, documentId, version)
    if (!found) throw new RefusalError('not_found')
    const { kind, content, check_token, received_at, file, size, pages } = found
    if (file !== null && size !== null && pages !== null) return { file, size, pages }

    const key = `paper ${check_token} ${version}`
    refuseFailed(key)
    const facts = { checkUrl: checkUrlOf(deps, documentId, check_token), receivedAt: received_at }
    const drawing = askPaperThread({ task: 'draw', kind, content, facts })
    const drawn = await drawing.catch(noteFailed(key, UNDRAWN))
    const paper = await storePaper(deps, drawn).catch(noteFailed(key, UNSTORED))
    if (await nameDrawnPaper(deps.db, { documentId, version, paper })) return paper
    // Another process has been faster, or the sender's own PDF has come.
    const named = await findVersion(deps.db, documentId, version)
    return named?.file && named.size && named.pages
      ? { file: named.file, size: named.size, pages: named.pages }
      : paper
  })
}

/** The address of the public check of a document, as its QR code has it. */
export function checkUrlOf(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  documentId: number,
  secret: string,
): string {
  return publicUrl + paths.verifyDocumentAt(documentId, secret)
}

/** Opens a stored PDF by its hash. The stream fails if there is no such file. */
export function openPaper({ storage }: Pick<Deps, 'storage'>, file: string): Promise<Readable> {
  return storage.get(keyOfPaper(file))
}

/**
 * Returns a page of a stored PDF, from 1, as WebP; made and stored the first time.
 * @throws RefusalError `not_found` for a page that does not exist, and for a PDF that cannot be shown; `being_drawn`;
 * `internal` if it could not be made a short time ago
 */
export async function pageOf(
  { storage }: Pick<Deps, 'storage'>,
  file: string,
  page: number,
): Promise<Uint8Array> {
  const key = `documents/${file}/${page}.webp`
  if (await storage.exists(key)) return buffer(await storage.get(key))
  const made = once(key, async () => {
    refuseFailed(key)
    const bytes = await buffer(await storage.get(keyOfPaper(file)))
    const shown = showable(askPaperThread({ task: 'picture', bytes, page }))
    const picture = await shown.then(encode).catch(noteFailed(key, UNDRAWN))
    await storage.put(key, picture, 'image/webp').catch(noteFailed(key, UNSTORED))
    return picture
  })
  return inTime(made)
}

/**
 * Stores a PDF that the sender made, without naming it for a version. Throws `invalid` with `pdf_too_large`, `not_a_pdf`,
 * `pdf_encrypted` or `too_many` (pages) for the field `file`. A file that takes too long to read is `not_a_pdf`: the next
 * attempt would take as long, and whatever waits behind it too.
 */
export async function takeSentPaper(
  { storage }: Pick<Deps, 'storage'>,
  bytes: Uint8Array,
): Promise<StoredPaper> {
  if (bytes.length > MAX_PAPER_BYTES) throw refused('pdf_too_large')
  // Some programs write a few bytes before the header; readers look for it in the first kilobyte.
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw refused('not_a_pdf')
  try {
    const { pages } = await askPaperThread({ task: 'count', bytes })
    return await storePaper({ storage }, { bytes, pages })
  } catch (error) {
    if (error instanceof PaperSlowError) throw refused('not_a_pdf')
    throw error instanceof PdfError ? refused(REFUSALS[error.code]) : error
  }
}

/**
 * Stores a PDF that the sender made and names it for a version. Inside a transaction, call `takeSentPaper` before it and
 * `nameSentPaper` in it: reading a PDF takes a moment. Throws as `takeSentPaper`.
 */
export async function storeSentPaper(
  deps: Pick<Deps, 'storage'>,
  db: Db,
  documentId: number,
  version: number,
  bytes: Uint8Array,
): Promise<StoredPaper> {
  const paper = await takeSentPaper(deps, bytes)
  await nameSentPaper(db, { documentId, version, paper })
  return paper
}

const REFUSALS = {
  pdf_broken: 'not_a_pdf',
  pdf_page: 'not_a_pdf',
  pdf_encrypted: 'pdf_encrypted',
  pdf_pages: 'too_many',
} as const satisfies Record<PdfCode, FieldCode>

function refused(code: FieldCode): RefusalError {
  return new RefusalError('invalid', { errors: { file: [code] } })
}

async function storePaper(
  { storage }: Pick<Deps, 'storage'>,
  { bytes, pages }: DrawnPaper,
): Promise<StoredPaper> {
  const file = createHash('sha256').update(bytes).digest('hex')
  const key = keyOfPaper(file)
  if (!(await storage.exists(key))) await storage.put(key, bytes, 'application/pdf')
  return { file, size: bytes.length, pages }
}

/** Letters are sharper without loss, and smaller too; a scanned page would be many times larger. */
async function encode({ data, width, height }: Pixels): Promise<Buffer> {
  const pixels = () => sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: 'white' })
  const sharpest = await pixels().webp({ nearLossless: true, quality: 60 }).toBuffer()
  return sharpest.length <= MAX_LOSSLESS ? sharpest : pixels().webp({ quality: 80 }).toBuffer()
}

/** A stored PDF that cannot be shown has no pages to look at. */
async function showable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof PdfError ? new RefusalError('not_found') : error
  }
}
