import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** Numbers that change with every committed change of the ads in the catalogue, or of the dictionary. */
export interface CatalogueVersion {
  listings: number
  dictionary: string
}

export async function readCatalogueVersion(db: Db): Promise<CatalogueVersion> {
  const found = await sql<CatalogueVersion>`
    select (select version from listing_version) as listings, (select version from search_state)::text as dictionary`.execute(
    db,
  )
  const [row] = found.rows
  if (!row) throw new Error('A statement without a table returns one row')
  return row
}
