import { DOCUMENT_KIND, DOCUMENT_STATUS, type DocumentKind, type ExchangeProblem } from '@sauda/sdk/documents'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { nameSentPaper } from '../documents/paper/paper.ts'
import { checkPaper } from './paper.ts'
import { storable } from './read-row.ts'
import { type ReceiveDeps, readAgain, receiveRow } from './receive-row.ts'
import { ExchangeRefusalError, problem } from './refuse.ts'
import { countRefusedBodies } from './refused-bodies.ts'
import { findSent, insertRow, type RowResult, type SentDocument } from './row-queries.ts'

/** Which document of which base. */
export interface Address {
  baseId: number
  kind: DocumentKind
  guid: string
}

/** Receives one document and logs it, also if it is refused. Besides, returns what its base is told. */
export async function putDocument(
  deps: ReceiveDeps,
  { baseId, kind, guid }: Address,
  text: string,
): Promise<RowResult & { told: ExchangeProblem[] }> {
  const now = deps.clock.now()
  const read = readAgain(text, { now, kind, guid })
  return withTransaction(deps.db, async (trx) => {
    const result = await receiveRow(deps, trx, { baseId, read })
    const raw = storable(text)
    await insertRow(trx, { ...result, baseId, raw, now })
    const texts = result.outcome === 'refused' ? [raw] : []
    return { ...result, told: await countRefusedBodies(trx, { baseId, texts, now }) }
  })
}

/**
 * Receives the PDF of a document's newest version and logs it, also if it is refused.
 * @throws ExchangeRefusalError
 */
export async function putFile(
  deps: ReceiveDeps,
  address: Address,
  { sha256, bytes }: { sha256: string; bytes: Uint8Array },
): Promise<{ documentId: number; version: number; isNew: boolean }> {
  const now = deps.clock.now()
  const raw = `${sha256}.pdf, ${bytes.length} B`
  try {
    // A file that cannot be taken is not stored either.
    await withTransaction(deps.db, async (trx) => openDocument(trx, address, sha256.toLowerCase()))
    const paper = await checkPaper(deps, bytes, sha256)
    return await withTransaction(deps.db, async (trx) => {
      const document = await openDocument(trx, address, paper.file)
      const { id, version } = document
      const isNew = document.file !== paper.file
      if (isNew) await nameSentPaper(trx, { documentId: id, version, paper })
      const outcome = isNew ? 'renewed' : 'unchanged'
      const facts = factsOf(address, document)
      await insertRow(trx, {
        ...{ facts, outcome, problems: [], documentId: id, baseId: address.baseId, raw, now },
      })
      return { documentId: id, version, isNew }
    })
  } catch (error) {
    if (!(error instanceof ExchangeRefusalError)) throw error
    const { problems } = error
    await withTransaction(deps.db, async (trx) => {
      const document = await findSent(trx, address)
      const facts = factsOf(address, document)
      const documentId = document?.id ?? null
      await insertRow(trx, {
        facts,
        outcome: 'refused',
        problems,
        documentId,
        baseId: address.baseId,
        raw,
        now,
      })
    })
    throw error
  }
}

/** Returns the document that a file is for. @throws ExchangeRefusalError if there is none, or if it may not get this file */
async function openDocument(trx: Trx, address: Address, file: string): Promise<SentDocument> {
  const document = await findSent(trx, address)
  if (!document) throw new ExchangeRefusalError([problem('document_missing', { got: address.guid })])
  if (document.file !== file) refuseLocked(address.kind, document)
  return document
}

/** What a tenant may have read or signed stays as it is. */
function refuseLocked(kind: DocumentKind, { status, file }: SentDocument): void {
  const { signed, countersigned, annulled } = DOCUMENT_STATUS
  const field = 'file'
  if (status === annulled) throw new ExchangeRefusalError([problem('is_annulled', { field })])
  if (DOCUMENT_KIND[kind].signed && (status === signed || status === countersigned))
    throw new ExchangeRefusalError([problem('is_signed', { field })])
  if (file !== null) throw new ExchangeRefusalError([problem('file_exists', { field, needed: file })])
}

function factsOf({ kind, guid }: Address, document: SentDocument | undefined): RowResult['facts'] {
  const { data_version = null, number = null, company = null, bin = null } = document ?? {}
  return { kind, guid, data_version, number, company, bin, total: null, currency: null }
}
