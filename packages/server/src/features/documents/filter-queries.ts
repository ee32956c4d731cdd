import type { components } from '@sauda/sdk'
import { DOCUMENT_STATUS, type DocumentKind } from '@sauda/sdk/documents'
import { type RawBuilder, sql } from 'kysely'
import { readQuery, type WantedPiece } from './document-words.ts'

export type DocumentFilter = components['schemas']['DocumentFilter']

/** The documents that a list is made of. */
export interface Scope {
  kind: DocumentKind
  /** The BIN whose documents are visible; null for all. */
  bin: string | null
  /** The day in the time zone of the centre. */
  today: string
}

/** Whether a document `d` should have been acted on before today. */
export function isOverdue(today: string): RawBuilder<boolean> {
  return sql<boolean>`(d.status = ${sql.lit(DOCUMENT_STATUS.new)} and exists (select from document_batches due
    where due.id = d.batch_id and due.due_on < ${today}::date))`
}

/** Builds the SQL of a filter over documents `d`. Every piece of `q` must occur in the words of the document, or be its sum. */
export function filterSql({ kind, bin, today }: Scope, filter: DocumentFilter): RawBuilder<boolean> {
  const { rid, status, room_id, date_from, date_to, total_from, total_to, unread, overdue } = filter
  const conditions = [
    sql<boolean>`d.deleted_at is null and d.kind = ${kind}`,
    bin !== null && sql<boolean>`d.bin = ${bin}`,
    filter.bin !== undefined && sql<boolean>`d.bin = ${filter.bin}`,
    rid && sql<boolean>`d.batch_id = ${rid}`,
    status?.length && sql<boolean>`d.status = any(${status}::smallint[])`,
    room_id && sql<boolean>`d.room_ids @> array[${room_id}]::int[]`,
    date_from && sql<boolean>`d.dated_on >= ${date_from}::date`,
    date_to && sql<boolean>`d.dated_on <= ${date_to}::date`,
    total_from !== undefined && sql<boolean>`d.total >= ${total_from}::bigint`,
    total_to !== undefined && sql<boolean>`d.total <= ${total_to}::bigint`,
    unread !== undefined && sql<boolean>`d.unread = ${unread}`,
    overdue !== undefined && sql<boolean>`${isOverdue(today)} = ${overdue}`,
    ...readQuery(filter.q ?? '').map(pieceSql),
  ].filter((condition) => typeof condition === 'object')
  return sql.join(conditions, sql` and `)
}

function pieceSql({ phrase, sum }: WantedPiece): RawBuilder<boolean> {
  const inWords = sql<boolean>`d.words like ${`%${phrase}%`}`
  return sum
    ? sql<boolean>`(${inWords} or d.total between ${sum.from}::bigint and ${sum.to}::bigint)`
    : inWords
}
