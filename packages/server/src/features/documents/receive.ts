import { createHash } from 'node:crypto'
import {
  DOCUMENT_STATUS,
  type DocumentContent,
  type DocumentKind,
  dueOn,
  nextDocumentState,
} from '@sauda/sdk/documents'
import type { Trx } from '../../platform/database/transaction.ts'
import { newPrintedToken } from '../../platform/tokens.ts'
import type { Deps } from '../deps.ts'
import { batchOf } from './batch-queries.ts'
import { dataVersionNumber } from './data-version.ts'
import { changeDocument } from './document-queries.ts'
import { documentWords } from './document-words.ts'
import { recordDocumentActs } from './log.ts'
import { addNews } from './news.ts'
import {
  findSource,
  insertDocument,
  insertVersion,
  lockSource,
  roomsByNumber,
  type SentRoom,
  type Source,
} from './receive-queries.ts'

/** A document as it comes. */
export interface Incoming {
  /** The base that sends it; null if staff enter it. */
  baseId: number | null
  kind: DocumentKind
  /** Its id at the sender. */
  guid: string
  /** The version's name at the sender: later versions have a higher one. See `dataVersionNumber`. */
  dataVersion: string
  content: DocumentContent
  via: 'exchange' | 'import'
  /** Who imports it; null or omitted if the accounting system sends it. */
  actorId?: number | null
}

/** Why a document is not taken. */
export type IncomingRefusal =
  /** A newer version is here already. */
  | 'older_version'
  /** The same version was here with another content. */
  | 'changed_content'
  /** It is signed. */
  | 'is_signed'
  /** It is annulled. */
  | 'is_annulled'
  /** The version's name is neither base64 of eight bytes nor an integer. */
  | 'wrong_version'

/** What was done with a document that came. */
export type Received =
  | { id: number; version: number; outcome: 'created' | 'renewed' | 'unchanged'; refusal?: never }
  | { id: number | null; version: number | null; outcome: 'refused'; refusal: IncomingRefusal }

/**
 * Takes a document in the transaction of the caller: a new one, or a newer version of one that is here. A repeated
 * version changes nothing, so the state at the end does not depend on the order in which versions come. A document that
 * staff have deleted stays deleted until a newer version comes. The tenant is told of it a minute later, with whatever
 * else has come by then.
 */
export async function receiveDocument(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  trx: Trx,
  incoming: Incoming,
): Promise<Received> {
  const number = dataVersionNumber(incoming.dataVersion)
  if (number === null) return { id: null, version: null, outcome: 'refused', refusal: 'wrong_version' }
  await lockSource(trx, incoming)
  const known = await findSource(trx, incoming)
  if (!known) return create(deps, trx, incoming)
  const { id, version } = known
  const newest = dataVersionNumber(known.data_version) ?? -1n
  if (number === newest) {
    return hashOf(incoming.content).equals(known.content_hash)
      ? { id, version, outcome: 'unchanged' }
      : { id, version, outcome: 'refused', refusal: 'changed_content' }
  }
  if (number < newest) return { id, version, outcome: 'refused', refusal: 'older_version' }
  return known.deleted ? create(deps, trx, incoming) : renew(deps, trx, incoming, known)
}

async function create(deps: Pick<Deps, 'clock' | 'jobs'>, trx: Trx, incoming: Incoming): Promise<Received> {
  const now = deps.clock.now()
  const { kind, baseId: base_id, guid, via, actorId = null } = incoming
  const status = DOCUMENT_STATUS.new
  const fields = await fieldsOf(trx, incoming, now)
  const check_token = newPrintedToken()
  const id = await insertDocument(trx, {
    ...fields,
    kind,
    base_id,
    guid,
    status,
    version: 1,
    check_token,
    changed_at: now,
  })
  await keepVersion(trx, { id, version: 1 }, incoming, now)
  await recordDocumentActs(trx, [
    { actorId, id, action: 'received', from: null, to: status, version: 1, via, now },
  ])
  await addNews(deps, trx, id, { batchId: fields.batch_id, bin: fields.bin, renewed: false })
  return { id, version: 1, outcome: 'created' }
}

async function renew(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  trx: Trx,
  incoming: Incoming,
  known: Source,
): Promise<Received> {
  const { id, status } = known
  const next = nextDocumentState('renew', { actor: 'exchange', kind: incoming.kind, status })
  if (!next.ok) {
    const refusal = status === DOCUMENT_STATUS.annulled ? 'is_annulled' : 'is_signed'
    return { id, version: known.version, outcome: 'refused', refusal }
  }
  const now = deps.clock.now()
  const version = known.version + 1
  const { via, actorId = null } = incoming
  const fields = await fieldsOf(trx, incoming, now)
  await changeDocument(trx, id, {
    ...fields,
    version,
    status: next.status,
    unread: true,
    // The printed address of the former owner's check must not show the document of another company.
    ...(fields.bin !== known.bin && { check_token: newPrintedToken() }),
    ...(next.status !== status && { changed_at: now }),
  })
  await keepVersion(trx, { id, version }, incoming, now)
  const to = next.status
  await recordDocumentActs(trx, [{ actorId, id, action: 'renewed', from: status, to, version, via, now }])
  // For a tenant who has not had it before it is new.
  await addNews(deps, trx, id, {
    batchId: fields.batch_id,
    bin: fields.bin,
    renewed: fields.bin === known.bin,
  })
  return { id, version, outcome: 'renewed' }
}

/** What lists need of the newest version. */
async function fieldsOf(trx: Trx, { kind, content }: Incoming, now: Date) {
  const { number, date, period, title, buyer, total, currency } = content
  const rooms = await roomsByNumber(trx, content.rooms.map(roomOf))
  return {
    batch_id: await batchOf(trx, { kind, period, dueOn: dueOn(kind, period), now }),
    number,
    dated_on: date,
    title,
    company: buyer.name,
    bin: buyer.bin,
    room_ids: rooms.map(({ id }) => id),
    total,
    currency,
    words: documentWords({ texts: [number, title, buyer.name, buyer.bin], rooms }),
    received_at: now,
  }
}

function keepVersion(
  trx: Trx,
  { id, version }: { id: number; version: number },
  { dataVersion, content }: Incoming,
  now: Date,
): Promise<void> {
  return insertVersion(trx, {
    document_id: id,
    version,
    data_version: dataVersion,
    content: JSON.stringify(content),
    content_hash: hashOf(content),
    received_at: now,
  })
}

/** A room as it is sent: its number alone, or with its level, such as `2-214` or `2|214`. */
function roomOf(text: string): SentRoom {
  const written = text.trim()
  const [, level, number] = /^([1-5])\s*[-|]\s*(\S+)$/.exec(written) ?? []
  return number === undefined
    ? { written, number: written, level: null }
    : { written, number, level: Number(level) }
}

/** Equal contents have equal hashes, whatever the order of their fields. */
export function hashOf(content: DocumentContent): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
