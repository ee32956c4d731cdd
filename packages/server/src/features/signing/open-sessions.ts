import type { Db, Trx } from '../../platform/database/transaction.ts'
import { countSessionsOf, endSessionsOf } from './session-queries.ts'

/** Ends the open signing of a user who may not sign any more; what was signed stays. Returns how many there were. */
export const endSigningOf = (trx: Trx, userId: number, now: Date): Promise<number> =>
  endSessionsOf(trx, userId, now)

/** Returns how many signing sessions of a user are open. */
export const countSigningOf = (db: Db, userId: number, now: Date): Promise<number> =>
  countSessionsOf(db, userId, now)

export { endSigning } from './session-queries.ts'
