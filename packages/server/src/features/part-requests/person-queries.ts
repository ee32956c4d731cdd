import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/** Returns how a person is called, and the phone in E.164, which only the person gives. */
export async function findAsker(db: Db, id: number): Promise<{ name: string; phone: string | null }> {
  const found = await db
    .selectFrom('users')
    .select(['display_name as name', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? { name: '', phone: null }
}

/** Returns what stands over the doors of a company, and its first door. */
export async function findShop(
  db: Db,
  id: number,
): Promise<{
  sign: string
  plate: { id: number; level: number; number: string; name: string | null } | null
}> {
  const found = await sql<{
    sign: string
    plate: { id: number; level: number; number: string; name: string | null } | null
  }>`
    select c.sign, (select jsonb_build_object('id', room.id, 'level', room.level, 'number', room.number, 'name', c.sign)
      from rooms room where room.company_id = c.id order by room.level, room.number, room.id limit 1) as plate
    from companies c where c.id = ${id}`.execute(db)
  return found.rows[0] ?? { sign: '', plate: null }
}

/** Whether a person had an answer of a shop that has the part. */
export async function findHadAnswer(db: Db, personId: number, sellerId: number): Promise<boolean> {
  const found = await sql<{ had: boolean }>`
    select exists (select from part_answers a join part_requests r on r.id = a.request_id
      where r.asker_id = ${personId} and a.company_id = ${sellerId} and a.has) as had`.execute(db)
  return found.rows[0]?.had ?? false
}

/**
 * Whether a user may see a photo: of a request the asker and the shops that were asked, of an answer the shop and the asker, both also
 * staff, of a thread its two sides.
 * @param topics threads in whose messages the photo is, by their answers
 */
export async function findMaysee(
  db: Db,
  key: string,
  {
    userId,
    companyId,
    staff,
    topics,
  }: { userId: number; companyId: number | null; staff: boolean; topics: readonly number[] },
): Promise<boolean> {
  const found = await sql<{ may: boolean }>`
    select exists (select from photos p join part_request_photos taken on taken.photo_id = p.id
        join part_requests r on r.id = taken.request_id
        where p.key = ${key} and (${staff} or r.asker_id = ${userId}
          or exists (select from part_asks k where k.request_id = r.id and k.company_id = ${companyId}
            and k.ended_at is null)))
      or exists (select from photos p join part_answer_photos taken on taken.photo_id = p.id
        join part_answers a on a.id = taken.answer_id join part_requests r on r.id = a.request_id
        where p.key = ${key} and (${staff} or r.asker_id = ${userId}
          or a.company_id = ${companyId} and a.ended_at is null))
      or exists (select from part_answers a join part_requests r on r.id = a.request_id
        where a.id = any(${[...topics]}::bigint[]) and (r.asker_id = ${userId}
          or a.company_id = ${companyId} and a.ended_at is null)) as may`.execute(db)
  return found.rows[0]?.may ?? false
}
