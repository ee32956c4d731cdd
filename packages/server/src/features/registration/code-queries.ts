import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { Flow } from './flow-queries.ts'

/** Who has an address. */
export interface AddressOwner {
  id: number
  name: string
  language: 'ru' | 'kk'
  blocked: boolean
}

/**
 * Asks for another code of a flow, unless the last was asked for after `since`; the one before is worth nothing from now, and
 * the flow goes on until `expires`, so that the code does not outlive it. Answers whether it was.
 */
export async function askAgain(
  trx: Trx,
  flowId: number,
  { now, since, expires }: { now: Date; since: Date; expires: Date },
): Promise<boolean> {
  const asked = await trx
    .updateTable('access_flows')
    .set({ code_asked_at: now, code_hmac: null, code_expires_at: null, tries: 0, expires_at: expires })
    .where('id', '=', flowId)
    .where('proven_at', 'is', null)
    .where('code_asked_at', '<=', since)
    .returning('id')
    .executeTakeFirst()
  return asked !== undefined
}

/** A flow that still waits for the code that was asked for at this moment. */
export async function findWaiting(
  db: Db,
  flowId: number,
  { askedAt, now }: { askedAt: Date; now: Date },
): Promise<Pick<Flow, 'id' | 'purpose' | 'email' | 'language'> | undefined> {
  return db
    .selectFrom('access_flows')
    .select(['id', 'purpose', 'email', 'language'])
    .where('id', '=', flowId)
    .where('code_asked_at', '=', askedAt)
    .where('proven_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function findAddressOwner(db: Db, email: string): Promise<AddressOwner | undefined> {
  const found = await sql<AddressOwner>`
    select id, name, language, blocked_at is not null as blocked from users where lower(email) = ${email}`.execute(
    db,
  )
  return found.rows[0]
}

/** Keeps what a flow's code is compared with. Answers false where another code was asked for meanwhile. */
export async function keepCode(
  db: Db,
  flowId: number,
  code: { askedAt: Date; hmac: Buffer; expires: Date; userId: number | null },
): Promise<boolean> {
  const kept = await db
    .updateTable('access_flows')
    .set({ code_hmac: code.hmac, code_expires_at: code.expires, user_id: code.userId })
    .where('id', '=', flowId)
    .where('code_asked_at', '=', code.askedAt)
    .where('proven_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Takes one of a code's tries, however many come at once; undefined where none is left or the code is too old. */
export async function takeCodeTry(
  db: Db,
  flowId: number,
  { limit, now }: { limit: number; now: Date },
): Promise<{ code_hmac: Buffer | null; tries: number } | undefined> {
  return db
    .updateTable('access_flows')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', flowId)
    .where('proven_at', 'is', null)
    .where('tries', '<', limit)
    .where((is) => is.or([is('code_expires_at', 'is', null), is('code_expires_at', '>', now)]))
    .returning(['code_hmac', 'tries'])
    .executeTakeFirst()
}

/** Whether a flow's code is too old. */
export async function isCodeOld(db: Db, flowId: number, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('access_flows')
    .select('id')
    .where('id', '=', flowId)
    .where('code_expires_at', '<=', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a code up, once: the address is proven. */
export async function useCode(
  db: Db,
  flowId: number,
  { hmac, now, expires }: { hmac: Buffer; now: Date; expires: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('access_flows')
    .set({ proven_at: now, code_hmac: null, code_expires_at: null, expires_at: expires })
    .where('id', '=', flowId)
    .where('proven_at', 'is', null)
    .where('code_hmac', '=', hmac)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
