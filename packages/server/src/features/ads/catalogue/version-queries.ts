import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** Changes with every committed change of the ads in the catalogue or of the dictionary. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  const found = await sql<{ version: string }>`
    select concat(l.version, s.version) as version from listing_version l left join search_state s on true`.execute(
    db,
  )
  const [row] = found.rows
  if (!row) throw new Error('The migration that creates listing_version inserts its only row')
  return row.version
}
