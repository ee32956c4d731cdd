import type { components } from '@sauda/sdk'
import type { PartAnswerFields } from '@sauda/sdk/part-requests'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { HAS_PEOPLE } from './shop-there-queries.ts'

type Schemas = components['schemas']

/** What decides about an answer. */
export interface AnswerState {
  id: number
  request_id: number
  company_id: number
  has: boolean
  price: number | null
  version: number
  going_until: Date | null
  phone_given_at: Date | null
  /** When the tenancy ended in which it was given. */
  ended_at: Date | null
}

const STATE = [
  'id',
  'request_id',
  'company_id',
  'has',
  'price',
  'version',
  'going_until',
  'phone_given_at',
  'ended_at',
] as const

export function findAnswer(db: Db, id: number): Promise<AnswerState | undefined> {
  return db.selectFrom('part_answers').select(STATE).where('id', '=', id).executeTakeFirst()
}

export function findAnswerOf(db: Db, requestId: number, companyId: number): Promise<AnswerState | undefined> {
  return db
    .selectFrom('part_answers')
    .select(STATE)
    .where('request_id', '=', requestId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

type Stored = Omit<PartAnswerFields, 'when' | 'photo_keys' | 'valid_until'> & {
  ready: string | null
  valid_until: Date | null
}

export async function insertAnswer(
  trx: Trx,
  { requestId, companyId, now }: { requestId: number; companyId: number; now: Date },
  answer: Stored,
): Promise<number> {
  const { id } = await trx
    .insertInto('part_answers')
    .values({ request_id: requestId, company_id: companyId, created_at: now, ...answer })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces an answer; another price keeps the one before it. */
export async function updateAnswer(
  trx: Trx,
  { id, price, now }: { id: number; price: number | null; now: Date },
  answer: Stored,
): Promise<void> {
  await trx
    .updateTable('part_answers')
    .set({
      ...answer,
      ...(answer.price !== price && { price_before: price }),
      version: sql`version + 1`,
      edited_at: now,
      seen_at: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Returns the photos of an answer by key. */
export async function findAnswerPhotos(db: Db, answerId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('part_answer_photos')
    .innerJoin('photos', 'photos.id', 'part_answer_photos.photo_id')
    .select(['photos.key', 'photos.id'])
    .where('answer_id', '=', answerId)
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Replaces the photos of an answer. Those that it drops wait for the sweep of staged photos, as if they were never taken. */
export async function setAnswerPhotos(
  trx: Trx,
  { answerId, ownerId, companyId }: { answerId: number; ownerId: number; companyId: number },
  ids: readonly number[],
): Promise<void> {
  await sql`
    with dropped as (delete from part_answer_photos where answer_id = ${answerId} returning photo_id)
    insert into staged_photos (photo_id, owner_id, company_id, staged_at)
    select p.id, ${ownerId}, ${companyId}, p.created_at from dropped join photos p on p.id = dropped.photo_id
    where p.id <> all(${[...ids]}::int[])`.execute(trx)
  if (ids.length === 0) return
  await trx
    .insertInto('part_answer_photos')
    .values(ids.map((photo_id, position) => ({ answer_id: answerId, photo_id, position })))
    .execute()
}

export async function setGoing(trx: Trx, id: number, until: Date | null): Promise<void> {
  await trx.updateTable('part_answers').set({ going_until: until }).where('id', '=', id).execute()
}

export async function setPhoneGiven(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('part_answers').set({ phone_given_at: now }).where('id', '=', id).execute()
}

/** Notes that an asker has seen answers, as they were: what was edited since stays unseen. */
export async function markSeen(
  db: Db,
  shown: readonly { id: number; version: number }[],
  now: Date,
): Promise<void> {
  const [ids, versions] = [shown.map(({ id }) => id), shown.map(({ version }) => version)]
  await sql`
    update part_answers a set seen_at = ${now}
    from unnest(${ids}::bigint[], ${versions}::int[]) shown (id, version)
    where a.id = shown.id and a.version = shown.version and a.seen_at is null`.execute(db)
}

/** How many shops have the part and their answers are not seen yet. */
export async function countFresh(db: Db, requestId: number): Promise<number> {
  const { fresh } = await db
    .selectFrom('part_answers')
    .select(({ fn }) => fn.countAll<number>().as('fresh'))
    .where('request_id', '=', requestId)
    .where('has', '=', true)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return fresh
}

/** An answer as its row is shown, with what its shop says of itself. */
export interface AnswerRow {
  id: number
  request_id: number
  company_id: number
  sign: string
  plate: Schemas['Plate'] | null
  weekdays: number[]
  hours_from: string | null
  hours_to: string | null
  days: { date: string; opens: string | null; closes: string | null }[]
  active: boolean
  /** Whether the tenancy has ended in which it was given. */
  ended: boolean
  /** Whether the asker has a phone to give. */
  has_phone: boolean
  has: boolean
  price: number | null
  price_to: number | null
  price_before: number | null
  condition: string | null
  maker: string | null
  when: string | null
  ready_on: string | null
  warranty_days: number | null
  note: string | null
  photos: Schemas['Photo'][]
  valid_until: string | null
  version: number
  created_at: string
  edited_at: string | null
  seen: boolean
  going_until: string | null
  phone_given_at: string | null
}

/** Returns the answers of requests, or of one shop among them, the lowest price first and those without the part last. */
export async function findAnswerRows(
  db: Db,
  requestIds: readonly number[],
  { companyId, today }: { companyId?: number | undefined; today: string },
): Promise<AnswerRow[]> {
  if (requestIds.length === 0) return []
  const whose = companyId === undefined ? sql`true` : sql`a.company_id = ${companyId}`
  const found = await sql<AnswerRow>`
    select a.id, a.request_id, a.company_id, c.sign, c.weekdays, c.hours_from, c.hours_to,
      (select jsonb_build_object('id', room.id, 'level', room.level, 'number', room.number, 'name', c.sign)
        from rooms room where room.company_id = c.id order by room.level, room.number, room.id limit 1) as plate,
      (select coalesce(jsonb_agg(jsonb_build_object('date', e.date::text, 'opens', e.opens, 'closes', e.closes)), '[]')
        from company_hours_exceptions e where e.company_id = c.id and e.date = ${today}::date) as days,
      ${HAS_PEOPLE} as active, a.ended_at is not null as ended,
      (select u.phone is not null from part_requests r join users u on u.id = r.asker_id where r.id = a.request_id) as has_phone,
      a.has, a.price, a.price_to, a.price_before, a.condition, a.maker, a.ready as when, a.ready_on::text as ready_on,
      a.warranty_days, a.note, rfc3339(a.valid_until) as valid_until, a.version, rfc3339(a.created_at) as created_at,
      rfc3339(a.edited_at) as edited_at, a.seen_at is not null as seen, rfc3339(a.going_until) as going_until,
      rfc3339(a.phone_given_at) as phone_given_at,
      (select coalesce(jsonb_agg(photo_json(p) order by taken.position), '[]') from part_answer_photos taken
        join photos p on p.id = taken.photo_id where taken.answer_id = a.id) as photos
    from part_answers a join companies c on c.id = a.company_id
    where a.request_id = any(${[...requestIds]}::bigint[]) and ${whose}
    order by a.has desc, a.price, a.id`.execute(db)
  return found.rows
}

/** Returns the companies that have answered a request in their present tenancy. */
export async function findAnswered(db: Db, requestId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('part_answers')
    .select('company_id')
    .where('request_id', '=', requestId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ company_id }) => company_id)
}
