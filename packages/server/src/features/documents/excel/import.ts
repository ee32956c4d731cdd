import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { components } from '@sauda/sdk'
import type { DocumentKind } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import { type Actor, FileAnswer, type Upload } from '../../../contract/call.ts'
import { withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { receiveDocument } from '../receive.ts'
import { lockImports } from './import-queries.ts'
import { LIMITS } from './limits.ts'
import { type Plan, planImport, type ReadFile, readFile } from './plan.ts'

type Schemas = components['schemas']
type Event = Schemas['DocumentImportEvent']

/** A file that a user sends. */
export interface Sent {
  actor: Actor
  kind: DocumentKind
  language: Language
  files: readonly Upload[]
}

export interface ImportDeps extends Deps {
  /** Called with errors that are ours. */
  onError(error: unknown): void
}

/** Documents between two lines of progress. */
const TOLD_EVERY = 25

/** Returns what an import would do. Nothing is written. */
export async function checkImport(deps: Deps, sent: Sent): Promise<Schemas['DocumentImportResult']> {
  const bytes = bytesOf(sent)
  const about = { ...sent, now: deps.clock.now() }
  const { result } = await planImport(deps.db, await readFile(bytes, about), about)
  return result
}

/**
 * Imports all documents of a file in one transaction, or none, and tells how far it is line by line. If the client goes
 * away before the end, the transaction is rolled back.
 */
export async function importDocuments(deps: ImportDeps, sent: Sent): Promise<FileAnswer> {
  const bytes = bytesOf(sent)
  const about = { ...sent, now: deps.clock.now() }
  const file = await readFile(bytes, about)
  const output = new PassThrough()
  const tell = (event: Event) => void output.write(`${JSON.stringify(event)}\n`)
  const open = async () => {
    store(deps, { ...sent, file, tell, isGone: () => output.destroyed })
      .then(tell)
      .catch((error: unknown) => {
        if (!(error instanceof GoneError)) deps.onError(error)
        tell({ state: 'failed', done: 0, total: file.documents.length, result: null })
      })
      .finally(() => output.end())
    return output
  }
  return new FileAnswer(open, 'application/x-ndjson')
}

/** @throws RefusalError `forbidden`, `invalid` */
function bytesOf({ actor, files }: Sent): Buffer {
  requireCapability(actor, 'documents.manage')
  const [file] = files
  if (!file) throw new RefusalError('invalid', { errors: { file: ['required'] } })
  if (file.tooLarge || file.bytes.length > LIMITS.file)
    throw new RefusalError('invalid', { errors: { file: ['spreadsheet_too_large'] } })
  return file.bytes
}

/** The client has cancelled. */
class GoneError extends Error {}

/** The document has changed between the plan and its step; the whole transaction is planned again. */
class ChangedError extends Error {}

interface Storing extends Sent {
  file: ReadFile
  tell(event: Event): void
  isGone(): boolean
}

async function store(deps: Deps, { file, actor, kind, language, tell, isGone }: Storing): Promise<Event> {
  const total = file.documents.length
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    await lockImports(trx, kind)
    const { steps, result }: Plan = await planImport(trx, file, { kind, language, now })
    if (result.problems.length > 0) return { state: 'refused', done: 0, total, result }
    tell({ state: 'running', done: result.unchanged, total, result: null })
    for (const [at, { content, renews }] of steps.entries()) {
      if (isGone()) throw new GoneError()
      const { guid, dataVersion } = renews ?? { guid: randomUUID(), dataVersion: '1' }
      const received = await receiveDocument(deps, trx, {
        ...{ baseId: null, kind, guid, dataVersion, content, via: 'import', actorId: actor.id },
      })
      if (received.outcome === 'refused') throw new ChangedError(received.refusal)
      const done = result.unchanged + at + 1
      if (done % TOLD_EVERY === 0) tell({ state: 'running', done, total, result: null })
    }
    if (isGone()) throw new GoneError()
    return { state: 'done', done: total, total, result }
  })
}
