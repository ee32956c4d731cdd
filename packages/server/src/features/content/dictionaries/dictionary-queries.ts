import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'
import { DICTIONARIES, type Dictionary, type EntryDraft } from './dictionary-columns.ts'

type Schemas = components['schemas']

/** An entry of any dictionary. */
export type EntryRow = EntryDraft & { id: number }

const COLUMNS = {
  brand: sql`d.id, d.name`,
  service: sql`d.id, d.name, d.name_kk`,
  sparePart: sql`d.id, d.name, d.name_kk, d.category, d.drawing`,
} as const satisfies Record<Dictionary, unknown>

const tableOf = (dictionary: Dictionary) => sql.table(DICTIONARIES[dictionary].table)
const columnOf = (dictionary: Dictionary) => sql.ref(DICTIONARIES[dictionary].column)

/** Returns a dictionary, each entry with the number of published ads that use it. */
async function listEntries<Row>(db: Db, dictionary: Dictionary): Promise<Row[]> {
  const column = columnOf(dictionary)
  const found = await sql<Row>`
    with counted as (select ${column} as id, count(*)::int as n from ad_listings where ${column} is not null group by 1)
    select ${COLUMNS[dictionary]}, coalesce(counted.n, 0) as ads
    from ${tableOf(dictionary)} d left join counted on counted.id = d.id`.execute(db)
  return found.rows
}

export const findBrands = (db: Db) => listEntries<Schemas['Brand']>(db, 'brand')

export const findServices = (db: Db) => listEntries<Schemas['Service']>(db, 'service')

export const findSpareParts = (db: Db) => listEntries<Schemas['SparePart']>(db, 'sparePart')

/** Whoever changes a dictionary waits for the other. Readers do not wait. */
export async function lockDictionary(trx: Trx, dictionary: Dictionary): Promise<void> {
  await sql`lock table ${tableOf(dictionary)} in share row exclusive mode`.execute(trx)
}

/**
 * Returns an entry and waits for the ads that are being handed in with it; after that, ads wait for the change of the
 * entry (see `lockEntries` of ads).
 */
export async function lockEntry(trx: Trx, dictionary: Dictionary, id: number): Promise<EntryRow | undefined> {
  const found = await sql<EntryRow>`
    select ${COLUMNS[dictionary]} from ${tableOf(dictionary)} d where d.id = ${id} for update`.execute(trx)
  return found.rows[0]
}

/** Returns all names of a dictionary with the ids of their entries. */
export async function findNames(db: Db, dictionary: Dictionary): Promise<EntryRow[]> {
  const found = await sql<EntryRow>`select ${COLUMNS[dictionary]} from ${tableOf(dictionary)} d`.execute(db)
  return found.rows
}

const valuesOf = (draft: EntryDraft) => Object.entries(draft) as [string, string | null][]

export async function insertEntry(trx: Trx, dictionary: Dictionary, draft: EntryDraft): Promise<number> {
  const values = valuesOf(draft)
  const added = await sql<{ id: number }>`
    insert into ${tableOf(dictionary)} (${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${sql.join(values.map(([, value]) => value))}) returning id`.execute(trx)
  return added.rows[0]?.id ?? 0
}

export async function changeEntry(
  trx: Trx,
  dictionary: Dictionary,
  id: number,
  draft: EntryDraft,
): Promise<void> {
  const sets = valuesOf(draft).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${tableOf(dictionary)} set ${sql.join(sets)} where id = ${id}`.execute(trx)
}

export async function removeEntry(trx: Trx, dictionary: Dictionary, id: number): Promise<void> {
  await sql`delete from ${tableOf(dictionary)} where id = ${id}`.execute(trx)
}

/** Counts the ads of which a revision has the entry, and the entries of the centre's texts that name it in a version. */
export async function countUses(
  db: Db,
  dictionary: Dictionary,
  id: number,
): Promise<Pick<Schemas['DictionaryUses'], 'ads' | 'content'>> {
  const isService = dictionary === 'service'
  const found = await sql<Pick<Schemas['DictionaryUses'], 'ads' | 'content'>>`
    select (select count(distinct ad_id)::int from ad_revisions where ${columnOf(dictionary)} = ${id}) as ads,
      (select count(distinct v.item_id)::int from content_versions v join content_items i on i.id = v.item_id
        where ${isService} and i.deleted_at is null and v.fields->>'service_id' = ${String(id)}) as content`.execute(
    db,
  )
  return found.rows[0] ?? { ads: 0, content: 0 }
}

/** Lets the versions of the centre's texts name another service. */
export async function moveServices(trx: Trx, fromId: number, intoId: number): Promise<void> {
  await sql`
    update content_versions set fields = jsonb_set(fields, '{service_id}', to_jsonb(${intoId}::int))
    where fields->>'service_id' = ${String(fromId)}`.execute(trx)
}

/** Lets shops deal in another brand or part. */
export async function moveDeals(
  trx: Trx,
  dictionary: Dictionary,
  fromId: number,
  intoId: number,
): Promise<void> {
  if (dictionary === 'service') return
  const column = columnOf(dictionary)
  await sql`
    insert into company_deals (company_id, ${column}) select company_id, ${intoId} from company_deals where ${column} = ${fromId}
    on conflict do nothing`.execute(trx)
}

/** Counts the part requests that name an entry. */
export async function countPartRequests(db: Db, dictionary: Dictionary, id: number): Promise<number> {
  if (dictionary === 'service') return 0
  const found = await sql<{ requests: number }>`
    select count(*)::int as requests from part_requests where ${columnOf(dictionary)} = ${id}`.execute(db)
  return found.rows[0]?.requests ?? 0
}

/** Lets part requests, and what shops do not want to be asked for, name another brand or part. */
export async function movePartRequests(
  trx: Trx,
  dictionary: Dictionary,
  fromId: number,
  intoId: number,
): Promise<void> {
  if (dictionary === 'service') return
  const column = columnOf(dictionary)
  // `sameRequestKey` of the SDK: the part, the words, the brand and the car, with a stroke between them and in none of them.
  const part = (n: number) => sql`split_part(same_key, '|', ${sql.lit(n)})`
  const key =
    dictionary === 'brand'
      ? sql`concat_ws('|', ${part(1)}, ${part(2)}, ${intoId}::text, ${part(4)})`
      : sql`concat_ws('|', ${intoId}::text, ${part(2)}, ${part(3)}, ${part(4)})`
  await sql`
    update part_requests set ${column} = ${intoId}, same_key = ${key} where ${column} = ${fromId}`.execute(
    trx,
  )
  await sql`
    update part_mutes x set ${column} = ${intoId} where ${column} = ${fromId}
      and not exists (select from part_mutes o where o.company_id = x.company_id and o.${column} = ${intoId})`.execute(
    trx,
  )
}

/** Remembers where an entry went, and where those went that had been merged into it. */
export async function rememberMerge(
  trx: Trx,
  dictionary: Dictionary,
  fromId: number,
  intoId: number,
): Promise<void> {
  const kind = DICTIONARIES[dictionary].alias
  await trx
    .updateTable('merged_entries')
    .set({ into_id: intoId })
    .where('kind', '=', kind)
    .where('into_id', '=', fromId)
    .execute()
  await trx.insertInto('merged_entries').values({ kind, from_id: fromId, into_id: intoId }).execute()
}

/** Remembers a name that an entry had, so that it is still understood. */
export async function rememberName(
  trx: Trx,
  dictionary: Dictionary,
  entryId: number,
  { name, name_kk }: EntryDraft,
): Promise<void> {
  const kind = DICTIONARIES[dictionary].alias
  await sql`
    insert into former_names (kind, name, name_kk, entry_id) values (${kind}, ${name}, ${name_kk ?? null}, ${entryId})
    on conflict (kind, name) do update set entry_id = excluded.entry_id, name_kk = excluded.name_kk`.execute(
    trx,
  )
}

/** Lets the former names of an entry belong to another one. */
export async function moveNames(
  trx: Trx,
  dictionary: Dictionary,
  fromId: number,
  intoId: number,
): Promise<void> {
  await trx
    .updateTable('former_names')
    .set({ entry_id: intoId })
    .where('kind', '=', DICTIONARIES[dictionary].alias)
    .where('entry_id', '=', fromId)
    .execute()
}

/** Forgets former names: those of an entry that goes, or one that an entry has again. */
export async function forgetNames(
  trx: Trx,
  dictionary: Dictionary,
  { entryId, name }: { entryId?: number; name?: string },
): Promise<void> {
  await sql`
    delete from former_names where kind = ${DICTIONARIES[dictionary].alias}
      and (entry_id = ${entryId ?? null}::int or name = ${name ?? null}::text)`.execute(trx)
}
