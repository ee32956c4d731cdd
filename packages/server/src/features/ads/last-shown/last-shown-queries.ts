import type { components } from '@sauda/sdk'
import type { PriceAt } from '@sauda/sdk/favourites'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { CARD } from '../catalogue/projection-queries.ts'

type Schemas = components['schemas']

/** An ad as buyers see it, or saw it last. */
export interface LastShown {
  id: number
  card: Schemas['AdCard']
  state: 'listed' | 'expired' | 'withdrawn' | 'deleted'
  gone_at: string | null
  shop: string
  brand: Schemas['Named'] | null
  spare_part: Schemas['Named'] | null
}

/** The photo of an ad that was deleted, or taken down by staff, is shown to nobody. */
const HIDES_PHOTO = sql`a.live_revision_id is null and (a.deleted_at is not null or a.removed_by_staff)`

/** Returns ads in their live revision, or in the one that was public last; ads that never were public are left out. */
export async function findLastShown(db: Db, ids: readonly number[]): Promise<LastShown[]> {
  if (ids.length === 0) return []
  const found = await sql<LastShown>`
    select a.id, case when ${HIDES_PHOTO} then ${CARD} || '{"photo": null}' else ${CARD} end as card,
      case when a.deleted_at is not null then 'deleted' when a.live_revision_id is not null then 'listed'
        when gone.at is not null and gone.actor_id is null then 'expired' else 'withdrawn' end as state,
      case when a.live_revision_id is null or a.deleted_at is not null
        then rfc3339(coalesce(a.deleted_at, gone.at, a.changed_at)) end as gone_at,
      coalesce(company.sign, owner.display_name) as shop,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', null) from brands where id = f.brand_id) as brand,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk) from spare_parts
        where id = f.spare_part_id) as spare_part
    from ads a join users owner on owner.id = a.owner_id left join companies company on company.id = a.company_id
    join lateral (select * from ad_revisions shown where shown.ad_id = a.id
      and case when a.live_revision_id is null then shown.approved_at is not null else shown.id = a.live_revision_id end
      order by shown.approved_at desc nulls last, shown.id desc limit 1) f on true
    left join lateral (select actor_id, at from audit where subject = 'ad' and subject_id = a.id
      and action in ('unpublish', 'archive') order by id desc limit 1) gone on a.live_revision_id is null
    where a.id = any(${[...ids]})`.execute(db)
  return found.rows
}

/** Returns the prices that ads had in public, the earliest first; of equal ones in a row the first. */
export async function findPrices(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; prices: (PriceAt & { at: string })[] }[]> {
  if (ids.length === 0) return []
  const found = await sql<{ id: number; prices: (PriceAt & { at: string })[] }>`
    select ad_id as id, jsonb_agg(jsonb_build_object('price', price, 'at', rfc3339(approved_at)) order by approved_at, at) as prices
    from (select ad_id, id as at, price, approved_at,
        lag(id) over (partition by ad_id order by approved_at, id) is null
          or price is distinct from lag(price) over (partition by ad_id order by approved_at, id) as changed
      from ad_revisions where approved_at is not null and ad_id = any(${[...ids]})) seen
    where changed group by ad_id`.execute(db)
  return found.rows
}
