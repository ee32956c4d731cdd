import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** Changes with every committed change of the ads in the catalogue or of the dictionary. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  const found = await sql<{ version: string }>`
    select concat((select version from listing_version), (select version from search_state)) as version`.execute(
    db,
  )
  return found.rows[0]?.version ?? ''
}
