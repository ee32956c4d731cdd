import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import type { AdState } from '../ad-queries.ts'
import { IS_WAITING } from '../ad-queries.ts'

type Owner = Omit<components['schemas']['AdOwner'], 'refusals'>

/**
 * Returns the revision that the newest one is compared with: the public one, or the one approved last. None if that is
 * the newest.
 */
export async function findBefore(db: Db, state: AdState): Promise<number | null> {
  if (state.live_revision_id !== null) {
    return state.live_revision_id === state.newest_revision_id ? null : state.live_revision_id
  }
  const found = await sql<{ id: number }>`
    select id from ad_revisions where ad_id = ${state.id} and approved_at is not null
    order by approved_at desc, id desc limit 1`.execute(db)
  const id = found.rows[0]?.id ?? null
  return id === state.newest_revision_id ? null : id
}

/** Returns whether revisions have different phones; moderators see phones only masked. */
export async function isPhoneChanged(db: Db, revisionIds: readonly number[]): Promise<boolean> {
  const found = await sql<{ changed: boolean }>`
    select count(distinct phone) > 1 as changed from ad_revisions where id = any(${revisionIds})`.execute(db)
  return found.rows[0]?.changed ?? false
}

/** Returns who sells an ad, a company or a private person, and how many ads they have. */
export async function readOwner(
  db: Db,
  { owner_id, company_id, seller_id }: Pick<AdState, 'owner_id' | 'company_id' | 'seller_id'>,
): Promise<Owner | undefined> {
  const found = await sql<Owner>`
    select ${seller_id}::int8 as id, coalesce(c.sign, u.display_name) as name, c.id is not null as is_tenant,
      rfc3339(coalesce(c.created_at, u.created_at)) as since,
      (select jsonb_build_object(
          'live', count(*) filter (where live_revision_id is not null),
          'waiting', count(*) filter (where ${IS_WAITING}),
          'all', count(*))
        from ads where seller_id = ${seller_id} and deleted_at is null) as ads
    from users u left join companies c on c.id = ${company_id} where u.id = ${owner_id}`.execute(db)
  return found.rows[0]
}
