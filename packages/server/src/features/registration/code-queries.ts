import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** The owner of an address. */
export interface AddressOwner {
  id: number
  name: string
  language: 'ru' | 'kk'
  blocked: boolean
}

/**
 * Requests another code of a flow, unless the last was requested after `since`. Extends the flow until `expires`, so
 * that it outlives the code; the old code stays valid until the e-mail's job replaces it. Returns whether it was
 * requested.
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

/** The flow that an e-mail was requested in. */
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

/** Stores the HMAC of a flow's new code, unless the address has been verified meanwhile. */
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

/** For when no e-mail is sent: the last code stays valid, and its guesses stay counted. */
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
 * Takes one of a flow's tries, atomically; returns undefined if none is left or the code has expired. A code that has
 * used up its guesses is no longer compared, even if another was requested but not sent.
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

/** Returns whether a flow's code has expired. */
export async function isCodeOld(db: Db, flowId: number, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('access_flows')
    .select('id')
    .where('id', '=', flowId)
    .where('code_expires_at', '<=', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a code up, once, and marks the address as verified. */
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
