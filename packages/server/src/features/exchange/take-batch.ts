import type { Readable } from 'node:stream'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse, type Limit } from '../../platform/limiter.ts'
import type { Deps } from '../deps.ts'
import { type ComingText, insertBatch, insertTexts } from './batch-queries.ts'
import { isTooDeep, MOST_LEVELS, withoutDepth } from './depth.ts'
import { LIMITS } from './limits.ts'
import { isUtf8, linesOf } from './ndjson.ts'
import { storable } from './read-row.ts'
import { type ExchangeRefusalError, problem, refusal } from './refuse.ts'
import { countRefusedBodies } from './refused-bodies.ts'
import type { Spool } from './spool.ts'
import { openZip } from './zip.ts'

export const IMPORT_BATCH = 'import-exchange-batch'

const MANIFEST = 'manifest.json'

/** Rows in one insert: with the embedded database, all others wait for it. */
const ROWS_AT_ONCE = 50

/** A night's exchange of a large centre needs a dozen. */
const BATCHES: Limit = { limit: 120, windowSeconds: 3600 }

/** @property spool where ZIP files wait for their job */
export interface BatchDeps extends Pick<Deps, 'db' | 'clock' | 'jobs'> {
  spool: Spool
}

/**
 * Takes a batch: stores its rows as they came, and queues the job that processes them in the same transaction. A ZIP
 * file stays in the spool until then.
 * @throws ExchangeRefusalError for what concerns the whole batch, RefusalError `too_many_requests`
 */
export async function takeBatch(
  deps: BatchDeps,
  { baseId, form, body }: { baseId: number; form: 'zip' | 'ndjson'; body: Readable },
): Promise<{ id: number; total: number }> {
  await countBatch(deps, baseId)
  const { spool } = deps
  const { name, path } = await spool.receive(body, LIMITS[form])
  let isKept = false
  try {
    const { texts, hasFiles } = form === 'zip' ? await manifestOf(path) : await textsOf(path)
    const id = await storeBatch(deps, { baseId, form, file: hasFiles ? name : null, texts })
    isKept = hasFiles
    return { id, total: texts.length }
  } finally {
    if (!isKept) await spool.remove(name)
  }
}

/** Counts a batch of a base. @throws RefusalError `too_many_requests` if it has sent too many */
export async function countBatch({ db, clock }: BatchDeps, baseId: number): Promise<void> {
  await hitOrRefuse(db, clock, `exchange:batches:${baseId}`, BATCHES)
}

/**
 * Stores the rows of a batch and queues its job.
 * @param also what else is written in the same transaction
 * @throws ExchangeRefusalError `batch_empty`
 */
export async function storeBatch(
  { db, clock, jobs }: BatchDeps,
  { baseId, form, file, texts }: NewBatch,
  also: (trx: Trx, batchId: number) => Promise<void> = async () => {},
): Promise<number> {
  if (texts.length === 0) throw refusal('batch_empty')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    const batchId = await insertBatch(trx, {
      base_id: baseId,
      form,
      file,
      total: texts.length,
      received_at: now,
    })
    for (let from = 0; from < texts.length; from += ROWS_AT_ONCE)
      await insertTexts(trx, { baseId, batchId, from, now }, texts.slice(from, from + ROWS_AT_ONCE))
    await also(trx, batchId)
    await jobs.send(trx, IMPORT_BATCH, { id: batchId })
    const refused = texts.filter(({ problems }) => problems.length > 0).map(({ raw }) => raw)
    await countRefusedBodies(trx, { baseId, texts: refused, now })
    return batchId
  })
}

interface NewBatch {
  baseId: number
  form: 'zip' | 'ndjson' | 'commerceml'
  /** The ZIP file in the spool that has the files of its rows; null without files. */
  file: string | null
  texts: readonly ComingText[]
}

interface Texts {
  texts: ComingText[]
  hasFiles: boolean
}

async function textsOf(path: string): Promise<Texts> {
  const texts: ComingText[] = []
  for await (const { text, code } of linesOf(path)) {
    if (texts.length === LIMITS.documents) throw tooMany()
    const needed = code === 'document_too_large' ? String(LIMITS.document) : null
    texts.push({ raw: storable(text), problems: code ? [problem(code, { needed })] : [] })
  }
  return { texts, hasFiles: false }
}

/** Reads the list of documents of a ZIP file: `{ "documents": [ … ] }`, or the list alone. */
async function manifestOf(path: string): Promise<Texts> {
  const zip = await openZip(path)
  try {
    if (!zip.has(MANIFEST)) throw refusal('manifest_missing')
    const bytes = await zip.read(MANIFEST, LIMITS.manifest)
    const documents = isUtf8(bytes) ? documentsIn(bytes.toString()) : null
    if (!documents) throw refusal('manifest_broken')
    if (documents.length > LIMITS.documents) throw tooMany()
    const hasFiles = documents.some((one) => typeof one === 'object' && one !== null && 'file' in one)
    return { texts: documents.map(textOf), hasFiles }
  } finally {
    zip.close()
  }
}

/** Returns a document as the text of a row; of one that is too large or too deep only its beginning. */
export function textOf(document: unknown): ComingText {
  if (isTooDeep(document)) {
    const problems = [problem('too_deep', { needed: String(MOST_LEVELS) })]
    return { raw: storable(JSON.stringify(withoutDepth(document))).slice(0, 1000), problems }
  }
  const raw = storable(JSON.stringify(document))
  if (raw.length <= LIMITS.document) return { raw, problems: [] }
  const problems = [problem('document_too_large', { needed: String(LIMITS.document) })]
  return { raw: raw.slice(0, 1000), problems }
}

function documentsIn(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    if (Array.isArray(parsed)) return parsed
    const documents =
      typeof parsed === 'object' && parsed !== null && 'documents' in parsed && parsed.documents
    return Array.isArray(documents) ? documents : null
  } catch {
    return null
  }
}

export function tooMany(): ExchangeRefusalError {
  return refusal('too_many_documents', { needed: String(LIMITS.documents) })
}
