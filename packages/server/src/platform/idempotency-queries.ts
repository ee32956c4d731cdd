import type { Clock } from './clock.ts'
import type { Db, Trx } from './database/transaction.ts'

/** How long a key is valid. */
export const KEPT_HOURS = 24

const KEPT_MS = KEPT_HOURS * 3_600_000

/** A key and its owner. */
export interface KeyName {
  scope: string
  key: string
}

/** The stored response of a call that used a key, and that call's fingerprint. */
export interface KeptAnswer {
  fingerprint: Buffer
  status: number
  body: string
}

/**
 * Claims a key for the transaction. While another transaction holds the key, PostgreSQL waits for its end.
 * @returns false if the key has been used in the last 24 hours
 */
export async function claimKey(
  trx: Trx,
  clock: Clock,
  { scope, key }: KeyName,
  fingerprint: Buffer,
): Promise<boolean> {
  const created_at = clock.now()
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ scope, key, fingerprint, created_at })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ fingerprint, created_at, status: null, body: null })
        .where('idempotency_keys.created_at', '<=', dayBefore(created_at)),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Stores the response of a key that this transaction has claimed. */
export async function keepAnswer(
  trx: Trx,
  { scope, key }: KeyName,
  answer: Pick<KeptAnswer, 'status' | 'body'>,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set(answer)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Returns the stored response of a key used in the last 24 hours. */
export async function findAnswer(
  db: Db,
  clock: Clock,
  { scope, key }: KeyName,
): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', dayBefore(clock.now()))
    .$narrowType<KeptAnswer>()
    .executeTakeFirst()
}

/** Deletes expired keys. */
export async function sweepKeys(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', dayBefore(clock.now())).execute()
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
