import type { DocumentContent, DocumentLine } from '@sauda/sdk/documents'
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

/** What a spreadsheet by lines has of the newest version of a document. */
export interface ExportedLines {
  id: number
  number: string
  date: string
  period: string
  title: string
  bin: string
  company: string
  contract: DocumentContent['contract']
  rooms: string[]
  currency: string
  lines: DocumentLine[]
  total: number
  paragraphs: string[]
  /** How many bytes the lines and paragraphs have as JSON; the table has them compressed. */
  length: number
}

const LISTED = sql`d.number, d.title, d.company, d.bin, d.room_ids, d.currency, d.status, b.due_on,
  to_char(d.received_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as received_on`
const WITH_BATCH = sql`join document_batches b on b.id = d.batch_id`

/** Whole contents take the database and the driver twice as long: the centre alone is half of each. */
const CONTENT = sql`d.number, d.title, d.bin, d.company, d.currency, v.content ->> 'period' as period,
  v.content -> 'contract' as contract, v.content -> 'rooms' as rooms, v.content -> 'lines' as lines,
  v.content -> 'paragraphs' as paragraphs,
  octet_length(concat(v.content -> 'lines', v.content -> 'paragraphs')) as length`
const WITH_VERSION = sql`join document_versions v on v.document_id = d.id and v.version = d.version`

/** Documents in a page; contents are fewer if they are long. */
const PAGE = { first: 200, least: 20, most: 1000 } as const
/** Bytes of contents that a page should have. */
const PAGE_BYTES = 1_500_000

/** Yields all documents of a list in its order, page by page. */
export function walkDocuments(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
): AsyncGenerator<ExportedDocument[], void> {
  return walk<ExportedDocument>(db, scope, filter, {
    columns: LISTED,
    joined: WITH_BATCH,
    sizeAfter: () => PAGE.most,
  })
}

/** Does the same with the contents of the documents. */
export function walkContents(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
): AsyncGenerator<ExportedLines[], void> {
  return walk<ExportedLines>(db, scope, filter, {
    columns: CONTENT,
    joined: WITH_VERSION,
    sizeAfter: (page) => {
      const bytes = page.reduce((sum, { length }) => sum + length, 0)
      const size = Math.round((page.length * PAGE_BYTES) / Math.max(bytes, 1))
      return page.length === 0 ? PAGE.first : Math.min(Math.max(size, PAGE.least), PAGE.most)
    },
  })
}

async function* walk<Row extends { id: number; date: string; total: number }>(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
  {
    columns,
    joined,
    sizeAfter,
  }: { columns: typeof LISTED; joined: typeof LISTED; sizeAfter: (page: readonly Row[]) => number },
): AsyncGenerator<Row[], void> {
  const sort = filter.sort ?? 'newest'
  const order: Order = ORDERS[sort]
  const wanted = filterSql(scope, filter)
  let size = sizeAfter([])
  const read = async (after = sql<boolean>`true`) => {
    const found = await sql<Row>`
      select d.id, d.dated_on as date, d.total, ${columns} from documents d ${joined}
      where ${wanted} and ${after} order by ${order.by} limit ${size}`.execute(db)
    return found.rows
  }
  for (let rows = await read(); rows.length > 0; ) {
    const last = rows.length === size ? rows.at(-1) : undefined
    size = sizeAfter(rows)
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
