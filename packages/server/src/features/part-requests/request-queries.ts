import type { components } from '@sauda/sdk'
import { PART_REQUEST_STATUS, type PartRequestFields } from '@sauda/sdk/part-requests'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { IS_THERE } from './shop-there-queries.ts'

type Schemas = components['schemas']

const OPEN = sql.lit(PART_REQUEST_STATUS.open)

/** What decides about a request, without what is shown of it. */
export interface RequestState {
  id: number
  asker_id: number
  status: number
  close_reason: string | null
  closed_at: Date | null
  opened_at: Date
  expires_at: Date
  text: string
  same_key: string
  brand_id: number
  spare_part_id: number | null
  wave: number
  next_wave_at: Date | null
  chosen_answer_id: number | null
}

const STATE = [
  'id',
  'asker_id',
  'status',
  'close_reason',
  'closed_at',
  'opened_at',
  'expires_at',
  'text',
  'same_key',
  'brand_id',
  'spare_part_id',
  'wave',
  'next_wave_at',
  'chosen_answer_id',
] as const

/** Returns a request; undefined if there is none. */
export function findRequest(db: Db, id: number): Promise<RequestState | undefined> {
  return db.selectFrom('part_requests').select(STATE).where('id', '=', id).executeTakeFirst()
}

/** Returns a request that nobody else changes until the transaction ends. */
export function lockRequest(trx: Trx, id: number): Promise<RequestState | undefined> {
  return trx.selectFrom('part_requests').select(STATE).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Lets one transaction at a time decide what a person asks. Returns whether the person is not blocked. */
export async function lockAsker(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Returns the person's open request with a key, and how many are open. */
export async function findOpen(
  db: Db,
  askerId: number,
  sameKey: string,
): Promise<{ same: number | null; open: number }> {
  const found = await sql<{ same: number | null; open: number }>`
    select max(id) filter (where same_key = ${sameKey}) as same, count(*)::int as open
    from part_requests where asker_id = ${askerId} and status = ${OPEN}`.execute(db)
  return found.rows[0] ?? { same: null, open: 0 }
}

/** Returns the kind of part and the brand of ids; null for what is not in the dictionary. */
export async function findNamed(
  db: Db,
  { brandId, partId }: { brandId: number | null; partId: number | null },
): Promise<{ brand: number | null; part: (Schemas['Named'] & { category: string | null }) | null }> {
  const found = await sql<{
    brand: number | null
    part: (Schemas['Named'] & { category: string | null }) | null
  }>`
    select (select id from brands where id = ${brandId}) as brand,
      (select jsonb_build_object('id', id, 'name', name, 'name_kk', name_kk, 'category', category)
        from spare_parts where id = ${partId}) as part`.execute(db)
  return found.rows[0] ?? { brand: null, part: null }
}

/** A request as it is stored: what was typed, and what follows from it. */
export interface NewRequest
  extends Omit<PartRequestFields, 'needed_within' | 'photo_keys' | 'spare_part_id'> {
  asker_id: number
  spare_part_id: number | null
  needed_by: string | null
  contacts: boolean
  same_key: string
  created_at: Date
  expires_at: Date
}

export async function insertRequest(
  trx: Trx,
  { created_at, ...request }: NewRequest,
  photoIds: readonly number[],
): Promise<number> {
  const { id } = await trx
    .insertInto('part_requests')
    .values({ ...request, created_at, opened_at: created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (photoIds.length > 0)
    await trx
      .insertInto('part_request_photos')
      .values(photoIds.map((photo_id, position) => ({ request_id: id, photo_id, position })))
      .execute()
  return id
}

/** Closes a request; nobody is on the way to any shop any more. */
export async function closeRow(
  trx: Trx,
  id: number,
  {
    reason,
    chosen = null,
    removal,
    now,
  }: {
    reason: string
    chosen?: number | null
    removal?: { reason: string; comment: string } | undefined
    now: Date
  },
): Promise<void> {
  await trx
    .updateTable('part_requests')
    .set({
      status: PART_REQUEST_STATUS.closed,
      close_reason: reason,
      closed_at: now,
      next_wave_at: null,
      chosen_answer_id: chosen,
      ...(removal && { removal_reason: removal.reason, removal_comment: removal.comment }),
    })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('part_answers').set({ going_until: null }).where('request_id', '=', id).execute()
}

export async function reopenRow(
  trx: Trx,
  id: number,
  { expiresAt, nextWaveAt, now }: { expiresAt: Date; nextWaveAt: Date | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('part_requests')
    .set({
      status: PART_REQUEST_STATUS.open,
      close_reason: null,
      closed_at: null,
      chosen_answer_id: null,
      reminded_at: null,
      opened_at: now,
      expires_at: expiresAt,
      next_wave_at: nextWaveAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function setWave(
  trx: Trx,
  id: number,
  { wave, nextWaveAt }: { wave: number; nextWaveAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('part_requests')
    .set({ wave, next_wave_at: nextWaveAt })
    .where('id', '=', id)
    .execute()
}

/**
 * Claims a request whose next wave is due, with how many shops that are still there have the part; others of the same time go to other
 * workers, and those of barred people wait.
 */
export async function claimDueWave(trx: Trx, now: Date): Promise<{ id: number; have: number } | undefined> {
  const found = await sql<{ id: number; have: number }>`
    select r.id, (select count(*)::int from part_answers a where a.request_id = r.id and a.has and ${IS_THERE}) as have
    from part_requests r where r.status = ${OPEN} and r.next_wave_at <= ${now}
      and not exists (select from part_bars b where b.party_id = r.asker_id and b.until > ${now})
    order by r.next_wave_at limit 1 for update of r skip locked`.execute(trx)
  return found.rows[0]
}

/** Claims an open request that has ended. */
export async function claimExpired(trx: Trx, now: Date): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select id from part_requests where status = ${OPEN} and expires_at <= ${now}
    order by expires_at limit 1 for update skip locked`.execute(trx)
  return found.rows[0]?.id
}

/** Claims an open request that ends before a time and whose asker has not been asked about it, and notes that he is now. */
export async function claimUnreminded(
  trx: Trx,
  { now, until }: { now: Date; until: Date },
): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    update part_requests set reminded_at = ${now}
    where id = (select id from part_requests where status = ${OPEN} and reminded_at is null and expires_at <= ${until}
      order by expires_at limit 1 for update skip locked)
    returning id`.execute(trx)
  return found.rows[0]?.id
}

/** Returns the open requests of a person, which nobody else changes until the transaction ends. */
export async function lockOpenOf(trx: Trx, askerId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('part_requests')
    .select('id')
    .where('asker_id', '=', askerId)
    .where('status', '=', PART_REQUEST_STATUS.open)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
