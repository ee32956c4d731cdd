import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** Notes what a shop does not want to be asked for; the same again only lasts as long as the later one. */
export async function insertMute(
  db: Db,
  mute: {
    companyId: number
    kind: Schemas['PartMuteChoice']
    brandId: number | null
    partId: number | null
    until: Date | null
    now: Date
  },
): Promise<void> {
  const { companyId, kind, brandId, partId, until, now } = mute
  await sql`delete from part_mutes where company_id = ${companyId} and kind = ${kind} and kind = 'tomorrow'`.execute(
    db,
  )
  await sql`
    insert into part_mutes (company_id, kind, brand_id, spare_part_id, until, created_at)
    values (${companyId}, ${kind}, ${brandId}, ${partId}, ${until}, ${now}) on conflict do nothing`.execute(
    db,
  )
}

/** Returns what a shop is not asked for at a time, newest first. */
export async function findMutes(db: Db, companyId: number, now: Date): Promise<Schemas['PartMute'][]> {
  const found = await sql<Schemas['PartMute']>`
    select x.id, x.kind, rfc3339(x.until) as until, rfc3339(x.created_at) as created_at,
      case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name, 'name_kk', null) end as brand,
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'name_kk', p.name_kk) end as spare_part,
      (select count(*)::int from part_requests r where r.created_at > ${now}::timestamptz - interval '30 days'
        and (r.brand_id = x.brand_id or r.spare_part_id = x.spare_part_id
          or x.kind = 'tomorrow' and r.created_at >= x.created_at)) as requests
    from part_mutes x left join brands b on b.id = x.brand_id left join spare_parts p on p.id = x.spare_part_id
    where x.company_id = ${companyId} and (x.until is null or x.until > ${now}) order by x.id desc`.execute(
    db,
  )
  return found.rows
}

/** Removes a mute of a shop; returns whether there was one. */
export async function deleteMute(db: Db, companyId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('part_mutes')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
