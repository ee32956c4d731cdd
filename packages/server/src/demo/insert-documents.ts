import { createHash } from 'node:crypto'
import { DOCUMENT_STATUS, dueOn } from '@sauda/sdk/documents'
import { sql } from 'kysely'
import { documentWords } from '../features/documents/document-words.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { newPrintedToken } from '../platform/tokens.ts'
import { type DemoDocument, guidOf } from './documents.ts'
import { idIn } from './id-in.ts'
import type { CentreIds } from './insert-centre.ts'

/** Documents per statement. */
const AT_ONCE = 1000
/** The clock reminds at nine in Almaty, three days before the due date and on it. */
const REMINDER_DAYS = [3, 0] as const

interface Owners {
  ids: CentreIds
  managers: readonly number[]
  /** Who sent them. */
  baseId: number
}

/**
 * Inserts documents with their batches, versions and log, in a few statements: there are thousands of them. Returns their
 * ids.
 */
export const insertDocuments = async (
  trx: Trx,
  documents: readonly DemoDocument[],
  { now, ...rest }: Owners & { now: Date },
): Promise<Map<DemoDocument, number>> => {
  const batches = await insertBatches(trx, documents)
  const written = new Map<DemoDocument, number>()
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    const some = await insertSome(trx, documents.slice(at, at + AT_ONCE), { batches, ...rest })
    for (const [document, id] of some) written.set(document, id)
  }
  await insertReminders(trx, now)
  return written
}

const keyOf = ({ kind, contents }: DemoDocument) => `${kind} ${contents[0]?.period}`

const insertBatches = async (trx: Trx, documents: readonly DemoDocument[]) => {
  const rows = [...Map.groupBy(documents, keyOf).values()].flatMap(([first]) => {
    const period = first?.contents[0]?.period
    if (!first || !period) return []
    const due_on = dueOn(first.kind, period)
    return {
      kind: first.kind,
      period: `${period}-01`,
      due_on,
      created_at: first.events[0]?.at ?? first.received_at,
    }
  })
  const made = await trx
    .insertInto('document_batches')
    .values(rows)
    .returning(['id', 'kind', sql<string>`to_char(period, 'YYYY-MM')`.as('month')])
    .execute()
  return new Map(made.map(({ id, kind, month }) => [`${kind} ${month}`, id]))
}

const insertSome = async (
  trx: Trx,
  documents: readonly DemoDocument[],
  { batches, ids, managers, baseId }: Owners & { batches: ReadonlyMap<string, number> },
) => {
  const rows = documents.map((document) =>
    documentRow(document, { batch_id: idIn(batches, keyOf(document)), ids, baseId }),
  )
  const made = await trx.insertInto('documents').values(rows).returning('id').execute()
  // Identities are assigned in the order of the rows.
  const own = made.map(({ id }) => id).sort((a, b) => a - b)
  const written = documents.map((document, at) => ({ ...document, id: own[at] ?? 0 }))
  await trx.insertInto('document_versions').values(written.flatMap(versionRows)).execute()
  const log = written.flatMap((document) => auditRows(document, ids, managers))
  for (let at = 0; at < log.length; at += AT_ONCE) {
    await trx
      .insertInto('audit')
      .values(log.slice(at, at + AT_ONCE))
      .execute()
  }
  return documents.map((document, at) => [document, own[at] ?? 0] as const)
}

const documentRow = (
  document: DemoDocument,
  { batch_id, ids, baseId }: { batch_id: number; ids: CentreIds; baseId: number },
) => {
  const { kind, lease, contents, status, unread, received_at, changed_at } = document
  const content = newestOf(contents)
  const { number, date, title, total, currency, rooms } = content
  const { name: company, bin } = lease.party
  return {
    ...{ kind, batch_id, status, base_id: baseId, guid: guidOf(document) },
    ...{ version: contents.length, number, dated_on: date, title, company, bin, total, currency, unread },
    ...{ room_ids: rooms.map((room) => idIn(ids.rooms, room)), received_at, changed_at },
    words: documentWords({
      texts: [number, title, company, bin],
      rooms: lease.rooms.filter((room) => rooms.includes(room.number)),
    }),
    check_token: newPrintedToken(),
  }
}

const versionRows = ({ id, contents, events }: DemoDocument & { id: number }) =>
  contents.map((content, at) => {
    const version = at + 1
    const came = events.find(
      (event) => event.version === version && (event.action === 'received' || event.action === 'renewed'),
    )
    const text = JSON.stringify(content)
    return {
      ...{ document_id: id, version, data_version: String(version), content: text },
      content_hash: createHash('sha256').update(text).digest(),
      received_at: came?.at ?? newestOf(events).at,
    }
  })

const auditRows = (
  { id, lease, events }: DemoDocument & { id: number },
  ids: CentreIds,
  managers: readonly number[],
) =>
  events.map(({ at, actor, action, from, to, version, code, text }) => ({
    at,
    actor_id:
      actor === 'tenant'
        ? idIn(ids.users, lease.tenant.email)
        : actor && (managers[id % managers.length] ?? null),
    ...{ subject: 'document', subject_id: id, action, from_status: from, to_status: to },
    reason: JSON.stringify({ version, via: actor ? 'portal' : 'exchange', ...(code && { code, text }) }),
  }))

/** Tenants who had not acted when the clock reminded them of a due date have been reminded. */
const insertReminders = async (trx: Trx, now: Date) => {
  const status = DOCUMENT_STATUS.new
  await sql`
    with moments as (
      select id as batch_id, due_on - days as day,
        (due_on - days + time '09:00') at time zone interval '5 hours' as at
      from document_batches cross join unnest(${sql.val([...REMINDER_DAYS])}::int[]) days),
    waiting as (
      select m.*, d.id, d.bin from moments m join documents d on d.batch_id = m.batch_id
      where m.at <= ${now} and not exists (
        select from audit log where log.subject = 'document' and log.subject_id = d.id
          and log.at < m.at and log.action in ('downloaded', 'signed', 'rejected', 'annulled'))),
    said as (
      insert into document_reminders (batch_id, bin, day, at)
      select distinct batch_id, bin, day, at from waiting)
    insert into audit (at, subject, subject_id, action, from_status, to_status, reason)
    select at, 'document', id, 'reminded', ${status}::int, ${status}::int, '{"version": 1, "via": "portal"}' from waiting`.execute(
    trx,
  )
}

const newestOf = <T>(list: readonly T[]): T => {
  const newest = list.at(-1)
  if (newest === undefined) throw new RangeError('A document has neither versions nor events')
  return newest
}
