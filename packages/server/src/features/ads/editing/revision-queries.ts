import type { components } from '@sauda/sdk'
import type { AdDraft } from '@sauda/sdk/ads'
import type { FieldErrors } from '@sauda/sdk/language'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { type AdNames, adFind } from '../../search/find-words.ts'
import { FOUND, SAID, SHOWN } from '../ad-columns.ts'
import { columns } from '../ad-queries.ts'
import { adWords } from '../catalogue/search-words.ts'

/** The properties of an ad that depend on the user, or on the ad beside its revision. */
type AdAround =
  | 'phone_hint'
  | 'revision'
  | 'status'
  | 'live'
  | 'version'
  | 'remark'
  | 'created_at'
  | 'changed_at'
  | 'expires_at'
  | 'allowed_actions'

export interface AdRow extends Omit<components['schemas']['Ad'], AdAround> {
  phone: string
  created_at: string
}

/** Returns the content of a revision, with the names of its ids. The phone is only for the service. */
export async function readRevision(db: Db, revisionId: number): Promise<AdRow | undefined> {
  const found = await sql<AdRow>`
    select a.id, ${columns(SHOWN, 'f')}, f.category,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', null) from brands where id = f.brand_id) as brand,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk) from spare_parts
        where id = f.spare_part_id) as spare_part,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk) from services
        where id = f.service_id) as service,
      (select drawing from spare_parts where id = f.spare_part_id) as drawing,
      (select coalesce(jsonb_agg(photo_json(photos) order by taken.position), '[]') from ad_revision_photos taken
        join photos on photos.id = taken.photo_id where taken.revision_id = f.id) as photos,
      (select coalesce(jsonb_agg(plate_json(room.id) order by room.place), '[]')
        from unnest(f.room_ids) with ordinality as room (id, place)) as rooms,
      a.phone_views,
      jsonb_build_object('id', a.seller_id, 'name', coalesce(company.sign, owner.display_name),
        'is_tenant', company.id is not null, 'district', case when company.id is null then district_json(owner.id) end,
        'since', rfc3339(coalesce(company.created_at, owner.created_at))) as seller,
      rfc3339(a.published_at) as published_at, rfc3339(a.raised_at) as raised_at, rfc3339(a.created_at) as created_at
    from ad_revisions f join ads a on a.id = f.ad_id join users owner on owner.id = a.owner_id
      left join companies company on company.id = a.company_id
    where f.id = ${revisionId}`.execute(db)
  return found.rows[0]
}

/** Writes a revision. Its rooms and dictionary entries must exist. */
export async function insertRevision(
  db: Db,
  { adId, draft, author, now }: { adId: number; draft: AdDraft; author: number; now: Date },
): Promise<number> {
  const found = await sql<AdNames & { category: string | null; levels: number[] }>`
    select (select name from brands where id = ${draft.brand_id}) as brand, part.name as part, part.name_kk as part_kk,
      part.category, service.name as service, service.name_kk as service_kk,
      (select coalesce(array_agg(distinct level), '{}') from rooms where id = any(${draft.room_ids})) as levels
    from (select) nothing
    left join spare_parts part on part.id = ${draft.spare_part_id}
    left join services service on service.id = ${draft.service_id}`.execute(db)
  const { category = null, levels = [], ...names } = found.rows[0] ?? {}
  const inserted = await db
    .insertInto('ad_revisions')
    .values({
      ...draft,
      ad_id: adId,
      category,
      levels,
      words: adWords(draft, names),
      find: adFind(draft, names),
      created_by: author,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

/** Writes a copy of another revision. */
export async function copyRevision(
  db: Db,
  revisionId: number,
  { author, now }: { author: number; now: Date },
): Promise<number> {
  const says = columns(['ad_id', ...SAID, ...FOUND])
  const inserted = await sql<{ id: number }>`
    insert into ad_revisions (${says}, created_by, created_at)
    select ${says}, ${author}, ${now} from ad_revisions where id = ${revisionId} returning id`.execute(db)
  return inserted.rows[0]?.id ?? 0
}

export async function approveRevision(
  db: Db,
  revisionId: number,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('ad_revisions')
    .set({ approved_by: by, approved_at: now })
    .where('id', '=', revisionId)
    .execute()
}

/** Returns the title of an ad for messages. */
export async function readTitle(
  db: Db,
  revisionId: number,
): Promise<{ title: string; title_kk: string | null }> {
  return db
    .selectFrom('ad_revisions')
    .select(['title', 'title_kk'])
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow()
}

/** Returns invalid references of an ad: ids that are in no dictionary, rooms that are not of the company that sells. */
export async function wrongReferences(
  db: Db,
  companyId: number | null,
  draft: AdDraft,
): Promise<FieldErrors> {
  const missing = (id: number | null, table: RawBuilder<unknown>) =>
    sql<boolean>`(${id}::int is not null and not exists (select 1 from ${table} where id = ${id}))`
  const found = await sql<{
    brand_id: boolean
    spare_part_id: boolean
    service_id: boolean
    room_ids: boolean
  }>`
    select ${missing(draft.brand_id, sql`brands`)} as brand_id, ${missing(draft.spare_part_id, sql`spare_parts`)} as spare_part_id,
      ${missing(draft.service_id, sql`services`)} as service_id,
      (select count(*) from rooms where id = any(${draft.room_ids}) and company_id = ${companyId}) < ${draft.room_ids.length}
        as room_ids`.execute(db)
  const wrong = Object.entries(found.rows[0] ?? {}).filter(([, isWrong]) => isWrong)
  return Object.fromEntries(
    wrong.map(([field]) => [field, field === 'room_ids' ? ['not_yours'] : ['unknown']]),
  )
}
