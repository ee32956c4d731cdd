import type { Db, Trx } from '../../platform/database/transaction.ts'
import * as queries from './queries.ts'

/** Returns the account of a user. */
export const findAccount = (db: Db, id: number): Promise<queries.Account | undefined> =>
  queries.findAccountById(db, id)

/** Locks an account; returns false if its password has changed since it was read, or if it is blocked by now. */
export const holdAccount = (trx: Trx, account: queries.Account): Promise<boolean> =>
  queries.holdAccount(trx, account)
