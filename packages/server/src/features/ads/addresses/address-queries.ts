import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** How many ids a part spans: twice as many addresses, one for each language, fit into one file of a sitemap. */
export const PART_SPAN = 20_000

/** When the live revision of an ad became public; revisions of the demo centre were never approved. */
const changed = sql`coalesce(f.approved_at, f.created_at)`

export async function findParts(db: Db): Promise<Schemas['AdAddressPart'][]> {
  const found = await sql<Schemas['AdAddressPart']>`
    select ((l.ad_id - 1) / ${PART_SPAN}::bigint + 1)::int as part, count(*)::int as ads, rfc3339(max(${changed})) as changed_at
    from ad_listings l join ads a on a.id = l.ad_id join ad_revisions f on f.id = a.live_revision_id
    group by 1 order by 1`.execute(db)
  return found.rows
}

/** Returns the published ads with ids above `after` and up to `until`, by id. */
export async function findAddresses(
  db: Db,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<Schemas['AdAddress'][]> {
  const found = await sql<Schemas['AdAddress']>`
    select l.ad_id as id, rfc3339(${changed}) as changed_at
    from ad_listings l join ads a on a.id = l.ad_id join ad_revisions f on f.id = a.live_revision_id
    where l.ad_id > ${after} and l.ad_id <= ${until}
    order by l.ad_id limit ${limit}`.execute(db)
  return found.rows
}
