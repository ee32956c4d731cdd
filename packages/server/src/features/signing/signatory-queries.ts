import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

/** An entry of the register, as decisions need it. */
export interface Entry {
  bin: string
  iin: string | null
  user_id: number | null
  until: string | null
  ended: boolean
}

/** Returns all entries of companies, those whose right was taken away included. */
export async function findEntries(db: Db, bins: readonly string[]): Promise<Entry[]> {
  if (bins.length === 0) return []
  const found = await db
    .selectFrom('signatories')
    .select(['bin', 'iin', 'user_id', 'until', 'ended_at'])
    .where('bin', 'in', [...bins])
    .execute()
  return found.map(({ ended_at, ...entry }) => ({ ...entry, ended: ended_at !== null }))
}

/** An entry with the names of users. */
export interface ListedEntry {
  id: number
  bin: string
  name: string
  position: string | null
  iin: string | null
  user_id: number | null
  /** Whether that user belongs to the company now. */
  is_member: boolean
  until: string | null
  source: 'certificate' | 'staff'
  added_by: string | null
  added_at: string
  ended_at: string | null
}

/** Returns the register of a company, or of all; those who may sign first, then the newest. */
export async function listEntries(
  db: Db,
  { bin, id, limit }: { bin?: string | null; id?: number; limit: number },
): Promise<ListedEntry[]> {
  const ofCompany = bin ? sql<boolean>`s.bin = ${bin}` : sql<boolean>`true`
  const one = id === undefined ? sql<boolean>`true` : sql<boolean>`s.id = ${id}`
  const found = await sql<ListedEntry>`
    select s.id, s.bin, s.name, s.position, s.iin, s.user_id,
      exists(select from memberships m join companies c on c.id = m.company_id
        where m.user_id = s.user_id and m.until is null and c.bin = s.bin) as is_member, s.until, s.source, u.display_name as added_by,
      rfc3339(s.added_at) as added_at, rfc3339(s.ended_at) as ended_at
    from signatories s left join users u on u.id = s.added_by
    where ${ofCompany} and ${one} order by s.ended_at is not null, s.id desc limit ${limit}`.execute(db)
  return found.rows
}

export async function countEntries(db: Db, bin: string | null): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from signatories where ${bin === null ? sql`true` : sql`bin = ${bin}`}`.execute(
    db,
  )
  return found.rows[0]?.n ?? 0
}

export async function insertEntry(db: Db, entry: Insertable<Tables['signatories']>): Promise<number> {
  const { id } = await db.insertInto('signatories').values(entry).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Enters people whose certificate is enough; whoever is there already is left alone. */
export async function enterByCertificate(
  db: Db,
  entries: readonly { bin: string; iin: string; name: string }[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('signatories')
    .values(
      entries.map((entry) => ({
        ...entry,
        position: null,
        user_id: null,
        until: null,
        source: 'certificate' as const,
        added_by: null,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['bin', 'iin']).where('source', '=', 'certificate').doNothing(),
    )
    .execute()
}

/** Takes a right away. Returns whether there was one; `undefined` if there is no such entry. */
export async function endEntry(
  db: Db,
  { id, by, now }: { id: number; by: number; now: Date },
): Promise<{ ended: boolean; bin: string } | undefined> {
  const entry = await db
    .selectFrom('signatories')
    .select(['bin', 'ended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) return undefined
  if (entry.ended_at !== null) return { ended: false, bin: entry.bin }
  await db.updateTable('signatories').set({ ended_at: now, ended_by: by }).where('id', '=', id).execute()
  return { ended: true, bin: entry.bin }
}
