import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { withTransaction } from '../../../platform/database/transaction.ts'
import { type BatchReport, batchReport } from '../batch-report.ts'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refuse.ts'
import { type BatchDeps, countBatch, storeBatch, textOf, tooMany } from '../take-batch.ts'
import { type OpenZip, openZip } from '../zip.ts'
import { fieldsOf } from './read-document.ts'
import { findUploads, lockSession, putUpload, type Session, type Upload } from './session-queries.ts'
import { documentsIn } from './xml-elements.ts'

/** A file that another request has made a batch of meanwhile. */
class ImportedError extends Error {
  readonly batchId: number

  constructor(batchId: number) {
    super('The file is a batch already')
    this.batchId = batchId
  }
}

/**
 * Makes a batch of an uploaded file, once, and returns how far it is. The file came by itself or in a ZIP file.
 * @throws ExchangeRefusalError for what concerns the whole file, RefusalError `too_many_requests`
 */
export async function importFile(deps: BatchDeps, session: Session, name: string): Promise<BatchReport> {
  const uploads = await settledUploads(deps, session)
  const known = uploads.find((upload) => upload.name === name)
  const batchId =
    known?.batch_id ??
    (known ? null : await takenIn(deps, uploads, name)) ??
    (await makeBatch(deps, session, { name, uploads }))
  return batchReport(deps, session.base_id, batchId)
}

/** The batch of a ZIP file that was taken in when it came, asked for by the name of the XML file in it. */
async function takenIn(
  { spool }: BatchDeps,
  uploads: readonly Upload[],
  name: string,
): Promise<number | null> {
  for (const { file, batch_id } of uploads) {
    if (batch_id === null || !(await isZip(spool.pathOf(file)))) continue
    const zip = await openZip(spool.pathOf(file))
    const isThere = onlyXml(zip) === name
    zip.close()
    if (isThere) return batch_id
  }
  return null
}

/** The files of a session, without what was written to them for a part that was not taken. */
async function settledUploads({ db, spool }: BatchDeps, { id }: Session): Promise<Upload[]> {
  return withTransaction(db, async (trx) => {
    await lockSession(trx, id)
    const uploads = await findUploads(trx, id)
    for (const { file, size, batch_id } of uploads) {
      if (batch_id === null && size !== null) await spool.cut(file, size)
    }
    return uploads
  })
}

async function makeBatch(
  deps: BatchDeps,
  session: Session,
  { name, uploads }: { name: string; uploads: readonly Upload[] },
): Promise<number> {
  const source = await sourceOf(deps, name, uploads)
  try {
    await countBatch(deps, session.base_id)
    const texts = []
    let hasFiles = false
    for await (const document of documentsIn(source.chunks)) {
      if (texts.length === LIMITS.documents) throw tooMany()
      const fields = document && fieldsOf(document)
      hasFiles ||= fields?.file !== undefined
      texts.push(textOf(fields ?? TOO_LARGE))
    }
    // The batch has the ZIP file under a name of its own, because the session may end before it.
    const file = hasFiles && source.zip ? await deps.spool.share(source.file) : null
    try {
      return await store(deps, session, { name, source, file, texts })
    } catch (error) {
      if (file) await deps.spool.remove(file)
      if (error instanceof ImportedError) return error.batchId
      throw error
    }
  } finally {
    source.zip?.close()
  }
}

/** Stands for a document that is larger than a document may be; its row is refused for that. */
const TOO_LARGE = { text: 'x'.repeat(LIMITS.document) }

function store(
  deps: BatchDeps,
  { id, base_id: baseId }: Session,
  {
    name,
    source,
    file,
    texts,
  }: { name: string; source: Source; file: string | null; texts: Parameters<typeof storeBatch>[1]['texts'] },
): Promise<number> {
  return storeBatch(deps, { baseId, form: 'commerceml', file, texts }, async (trx, batchId) => {
    await lockSession(trx, id)
    const done = (await findUploads(trx, id)).find((upload) => upload.name === name)
    if (done?.batch_id) throw new ImportedError(done.batch_id)
    await putUpload(trx, {
      session_id: id,
      name,
      file: source.file,
      batch_id: batchId,
      size: done?.size ?? null,
    })
  })
}

interface Source {
  /** The uploaded file in the spool. */
  file: string
  /** The ZIP file that has the XML file; null if that came by itself. */
  zip: OpenZip | null
  chunks: AsyncIterable<Uint8Array>
}

/** Finds a file: among the uploads, or inside of a ZIP file among them. @throws ExchangeRefusalError `file_missing` */
async function sourceOf({ spool }: BatchDeps, name: string, uploads: readonly Upload[]): Promise<Source> {
  const own = uploads.find((upload) => upload.name === name)
  if (own && !(await isZip(spool.pathOf(own.file)))) {
    if ((await spool.sizeOf(own.file)) > LIMITS.xml) throw tooLarge()
    return { file: own.file, zip: null, chunks: createReadStream(spool.pathOf(own.file)) }
  }
  for (const { file } of own ? [own] : uploads) {
    if (!(await isZip(spool.pathOf(file)))) continue
    const zip = await openZip(spool.pathOf(file))
    const entry = own ? onlyXml(zip) : name
    if (entry !== undefined && zip.has(entry)) {
      return { file, zip, chunks: zip.stream(entry, LIMITS.xml) }
    }
    zip.close()
  }
  throw refusal('file_missing', { field: 'file', got: name })
}

/** Of a ZIP file that is imported by its own name, the XML file in it. */
function onlyXml(zip: OpenZip): string | undefined {
  const found = zip.names().filter((name) => name.toLowerCase().endsWith('.xml'))
  return found.length === 1 ? found[0] : undefined
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}

function tooLarge() {
  return refusal('batch_too_large', { needed: String(LIMITS.xml / 1024 / 1024) })
}
