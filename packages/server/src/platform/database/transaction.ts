import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../tables.ts'
import { QueryOutsideTransaction } from './errors.ts'

/** The database, or a transaction of it: what queries take. */
export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

const running = new AsyncLocalStorage<{ open: boolean; afterwards: (() => void)[] }>()

/**
 * Does something once the transaction that runs now is committed, and never if it is rolled back. Only for what may be lost
 * with the process: a hint to somebody who would ask again anyway. All else is a job.
 */
export function afterCommit(work: () => void): void {
  const state = running.getStore()
  if (state?.open) state.afterwards.push(work)
  else work()
}

/**
 * Refuses a connection to whoever is inside a transaction already. The embedded database has one connection,
 * so such a query would wait for ever; on a server it would miss what the transaction wrote.
 */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open) throw new QueryOutsideTransaction()
}

// serialization_failure and deadlock_detected: PostgreSQL undid the work and asks to do it again.
const AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 4

/**
 * Runs `work` in one transaction: all of it is kept, or nothing if it throws. Inside another transaction it
 * joins that one. `work` may run again when PostgreSQL asks for it, so it must do nothing but queries.
 */
export async function withTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(db, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !asksAgain(error)) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** How a service commits: `withTransaction`, or one that writes more in the same transaction. */
export type Transact = typeof withTransaction

async function attemptTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const state = { open: true, afterwards: [] as (() => void)[] }
  const result = await db.transaction().execute((trx) =>
    running
      .run(state, () => work(trx))
      .finally(() => {
        state.open = false
      }),
  )
  for (const work of state.afterwards) work()
  return result
}

function isTransaction(db: Db): db is Trx {
  return db.isTransaction
}

function asksAgain(error: unknown): boolean {
  return error instanceof Error && 'code' in error && AGAIN.has(String(error.code))
}
