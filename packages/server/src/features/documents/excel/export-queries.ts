import type { DocumentContent } from '@sauda/sdk/documents'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { type DocumentFilter, filterSql, type Scope } from '../filter-queries.ts'
import { ORDERS, type Order } from '../list-queries.ts'

/** A document as its row of a spreadsheet needs it. */
export interface ExportedDocument {
  id: number
  number: string
  date: string
  title: string
  company: string
  bin: string
  room_ids: number[]
  total: number
  currency: string
  status: number
  due_on: string | null
  /** The day in the time zone of the centre. */
  received_on: string
}

/** What a spreadsheet has of the newest version of a document. */
export type ExportedContent = Omit<DocumentContent, 'supplier' | 'vat_total'>

/** A document with it. */
export interface ExportedLines {
  id: number
  date: string
  total: number
  content: ExportedContent
}

const LISTED = sql`d.number, d.title, d.company, d.bin, d.room_ids, d.currency, d.status, b.due_on,
  to_char(d.received_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as received_on`
const WITH_BATCH = sql`join document_batches b on b.id = d.batch_id`

/** The supplier is half of a content, and the same in all of them. */
const CONTENT = sql`v.content - 'supplier' as content`
const WITH_VERSION = sql`join document_versions v on v.document_id = d.id and v.version = d.version`

/** Yields all documents of a list in its order, page by page. */
export function walkDocuments(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
): AsyncGenerator<ExportedDocument[], void> {
  return walk<ExportedDocument>(db, scope, filter, { columns: LISTED, joined: WITH_BATCH, size: 1000 })
}

/** Does the same with the contents of the documents. */
export function walkContents(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
): AsyncGenerator<ExportedLines[], void> {
  return walk<ExportedLines>(db, scope, filter, { columns: CONTENT, joined: WITH_VERSION, size: 200 })
}

async function* walk<Row extends { id: number; date: string; total: number }>(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
  { columns, joined, size }: { columns: typeof LISTED; joined: typeof LISTED; size: number },
): AsyncGenerator<Row[], void> {
  const sort = filter.sort ?? 'newest'
  const order: Order = ORDERS[sort]
  const wanted = filterSql(scope, filter)
  const read = async (after = sql<boolean>`true`) => {
    const found = await sql<Row>`
      select d.id, d.dated_on as date, d.total, ${columns} from documents d ${joined}
      where ${wanted} and ${after} order by ${order.by} limit ${size}`.execute(db)
    return found.rows
  }
  for (let rows = await read(); rows.length > 0; ) {
    const last = rows.length === size ? rows.at(-1) : undefined
    // Read while this page is written. A reader who leaves in between does not wait for it.
    const next = last && read(order.after({ order: sort, value: last[order.value], id: last.id }))
    next?.catch(() => {})
    yield rows
    rows = (await next) ?? []
  }
}

/** Returns the numbers of all rooms by id. */
export async function findRoomNumbers(db: Db): Promise<Map<number, string>> {
  const rooms = await db.selectFrom('rooms').select(['id', 'number']).execute()
  return new Map(rooms.map(({ id, number }) => [id, number]))
}
