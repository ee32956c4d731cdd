import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** Who has an address. */
export interface AddressOwner {
  id: number
  name: string
  language: 'ru' | 'kk'
  blocked: boolean
}

/**
 * Asks for another code of a flow, unless the last was asked for after `since`. The flow goes on until `expires`, so that the
 * code does not outlive it; the code before is good until the letter's job puts another in its place. Answers whether it was.
 */
export async function askAgain(
  trx: Trx,
  flowId: number,
  { now, since, expires }: { now: Date; since: Date; expires: Date },
): Promise<boolean> {
  const asked = await trx
    .updateTable('access_flows')
    .set({ code_asked_at: now, asks: sql`asks + 1`, code_expires_at: null, tries: 0, expires_at: expires })
    .where('id', '=', flowId)
    .where('proven_at', 'is', null)
    .where('code_asked_at', '<=', since)
    .returning('id')
    .executeTakeFirst()
  return asked !== undefined
}

/** The flow that a letter was asked for in. */
export interface AskingFlow {
  id: number
  purpose: 'registration' | 'restore'
  email: string
  language: 'ru' | 'kk'
  code_asked_at: Date | null
  proven_at: Date | null
}

export async function findAskingFlow(trx: Trx, flowId: number, now: Date): Promise<AskingFlow | undefined> {
  const found = await sql<AskingFlow>`
    select id, purpose, email, language, code_asked_at, proven_at from access_flows
    where id = ${flowId} and purpose <> 'invitation' and expires_at > ${now}`.execute(trx)
  return found.rows[0]
}

export async function findAddressOwner(db: Db, email: string): Promise<AddressOwner | undefined> {
  const found = await sql<AddressOwner>`
    select id, name, language, blocked_at is not null as blocked from users where lower(email) = ${email}`.execute(
    db,
  )
  return found.rows[0]
}

/** Keeps what a flow's new code is compared with, unless its address has been proven meanwhile. */
export async function keepCode(
  trx: Trx,
  flowId: number,
  code: { hmac: Buffer; expires: Date; userId: number | null },
): Promise<void> {
  await trx
    .updateTable('access_flows')
    .set({ code_hmac: code.hmac, code_expires_at: code.expires, user_id: code.userId, guesses: 0 })
    .where('id', '=', flowId)
    .where('proven_at', 'is', null)
    .execute()
}

/** Where no letter goes out: the code of the last one stays good, and its guesses stay counted. */
export async function keepOldCode(
  trx: Trx,
  flowId: number,
  { otherwise, expires }: { otherwise: Buffer; expires: Date },
): Promise<void> {
  await trx
    .updateTable('access_flows')
    .set({ code_hmac: sql`coalesce(code_hmac, ${otherwise})`, code_expires_at: expires })
    .where('id', '=', flowId)
    .where('proven_at', 'is', null)
    .execute()
}

/**
 * Takes one of a flow's tries, however many come at once; undefined where none is left or the code is too old. A code that
 * has had all its guesses is not compared any more, even if it was asked for another that did not go out.
 */
export async function takeCodeTry(
  db: Db,
  flowId: number,
  { limit, now }: { limit: number; now: Date },
): Promise<{ code_hmac: Buffer | null; tries: number } | undefined> {
  return db
    .updateTable('access_flows')
    .set({ tries: sql`tries + 1`, guesses: sql`least(guesses, ${limit}::int) + 1` })
    .where('id', '=', flowId)
    .where('proven_at', 'is', null)
    .where('tries', '<', limit)
    .where((is) => is.or([is('code_expires_at', 'is', null), is('code_expires_at', '>', now)]))
    .returning([
      sql<Buffer | null>`case when guesses <= ${limit}::int then code_hmac end`.as('code_hmac'),
      'tries',
    ])
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
