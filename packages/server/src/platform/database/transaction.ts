import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../tables.ts'
import { QueryOutsideTransactionError } from './errors.ts'

/** The database or a transaction, as taken by queries. */
export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

const running = new AsyncLocalStorage<{ open: boolean; afterwards: (() => void)[] }>()

/**
 * Runs a callback after the current transaction has committed, never if it is rolled back. Only for work that may be
 * lost with the process, such as a live update to a client that would ask again anyway. Use a job for everything else.
 */
export function afterCommit(work: () => void): void {
  const state = running.getStore()
  if (state?.open) state.afterwards.push(work)
  else work()
}

/**
 * Throws if the caller is already inside a transaction. The embedded database has one connection, so such a query would
 * wait forever; on a server it would miss what the transaction wrote.
 */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open) throw new QueryOutsideTransactionError()
}

// serialization_failure and deadlock_detected: PostgreSQL rolled back and the transaction should be retried.
const AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 4

/**
 * Runs `work` in one transaction, rolled back if it throws. Inside another transaction it joins that one. `work` may
 * run again after a serialization failure or deadlock, so it must do nothing but queries.
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

/** How a service commits: `withTransaction`, or a function that writes more in the same transaction. */
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
