import { sql } from 'kysely'
import type { Trx } from '../../platform/database/transaction.ts'

/**
 * Closes what a company was asked and answered to whoever comes under its number later: nobody is on the way to it any more, and what
 * it has not answered it was never asked. Returns its requests.
 */
export async function endAsks(trx: Trx, companyId: number, now: Date): Promise<number[]> {
  const answered = await sql<{ request_id: number }>`
    update part_answers set ended_at = ${now}, going_until = null
    where company_id = ${companyId} and ended_at is null returning request_id`.execute(trx)
  const unanswered = await sql<{ request_id: number }>`
    delete from part_asks k where k.company_id = ${companyId} and k.ended_at is null
      and not exists (select from part_answers a where a.request_id = k.request_id and a.company_id = k.company_id)
    returning k.request_id`.execute(trx)
  await sql`update part_asks set ended_at = ${now} where company_id = ${companyId} and ended_at is null`.execute(
    trx,
  )
  return [...answered.rows, ...unanswered.rows].map(({ request_id }) => request_id).sort((a, b) => a - b)
}
