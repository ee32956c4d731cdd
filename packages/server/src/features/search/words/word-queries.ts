import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

type Kind = components['schemas']['SearchWordKind']

/** A word of the centre, or the mark that it does not want one of the portal's. */
export interface OwnRow {
  id: number
  text: string
  folded: string
  kind: Kind
  target: string
  is_hidden: boolean
  version: number
  changed_at: string
}

const COLUMNS = sql`id, text, folded, kind, target, is_hidden, version, rfc3339(changed_at) as changed_at`

/** Returns all rows, the newest first. Their number is bounded, and every process holds them in memory anyway. */
export async function findOwn(db: Db): Promise<OwnRow[]> {
  const found = await sql<OwnRow>`select ${COLUMNS} from search_aliases order by id desc`.execute(db)
  return found.rows
}

/** Writers of words wait for each other, so that what a writer has checked still holds when it writes. Readers do not wait. */
export async function lockWords(trx: Trx): Promise<void> {
  await sql`lock table search_aliases in share row exclusive mode`.execute(trx)
}

export interface NewWord {
  text: string
  folded: string
  kind: Kind
  target: string
}

export async function insertWord(trx: Trx, word: NewWord, now: Date): Promise<OwnRow> {
  const added = await sql<OwnRow>`
    insert into search_aliases (text, folded, kind, target, created_at, changed_at)
    values (${word.text}, ${word.folded}, ${word.kind}, ${word.target}, ${now}, ${now}) returning ${COLUMNS}`.execute(
    trx,
  )
  const [row] = added.rows
  if (!row) throw new Error('An insert without a condition returns its row')
  return row
}

/** Changes a word of this version. Returns undefined if it has another one. */
export async function changeWord(
  trx: Trx,
  { id, version, now }: { id: number; version: number; now: Date },
  word: NewWord,
): Promise<OwnRow | undefined> {
  const changed = await sql<OwnRow>`
    update search_aliases set text = ${word.text}, folded = ${word.folded}, kind = ${word.kind}, target = ${word.target},
      version = version + 1, changed_at = ${now}
    where id = ${id} and version = ${version} and not is_hidden returning ${COLUMNS}`.execute(trx)
  return changed.rows[0]
}

/** Deletes a word of this version. Returns whether it had it. */
export async function deleteWord(trx: Trx, id: number, version: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('search_aliases')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('is_hidden', '=', false)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Marks that the centre does not want a brought word. Returns the id of one of its marks. */
export async function insertMarks(trx: Trx, marks: readonly NewWord[], now: Date): Promise<number> {
  const added = await trx
    .insertInto('search_aliases')
    .values(marks.map((mark) => ({ ...mark, is_hidden: true, created_at: now, changed_at: now })))
    .returning('id')
    .execute()
  return added[0]?.id ?? 0
}

/** Removes such marks. Returns the id of one of them. */
export async function deleteMarks(trx: Trx, ids: readonly number[]): Promise<number> {
  const deleted = await trx
    .deleteFrom('search_aliases')
    .where('id', 'in', ids)
    .where('is_hidden', '=', true)
    .returning('id')
    .execute()
  return deleted[0]?.id ?? 0
}
