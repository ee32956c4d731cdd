import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

/** Counts the centre's own words for a thing. */
export async function countTargets(db: Db, kind: string, target: string): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from search_aliases where kind = ${kind} and target = ${target} and not is_hidden`.execute(
    db,
  )
  return found.rows[0]?.n ?? 0
}

/** Lets the words and marks for a thing belong to another one; those that it has already are dropped. */
export async function moveTargets(
  trx: Trx,
  kind: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    delete from search_aliases old using search_aliases kept
    where old.kind = ${kind} and old.target = ${from} and kept.kind = ${kind} and kept.target = ${into}
      and kept.folded = old.folded`.execute(trx)
  await sql`
    update search_aliases set target = ${into}, version = version + 1 where kind = ${kind} and target = ${from}`.execute(
    trx,
  )
}
