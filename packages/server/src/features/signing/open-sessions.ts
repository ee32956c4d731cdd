import type { Db, Trx } from '../../platform/database/transaction.ts'
import { countSessionsFor, countSessionsOf, endSessionsOf } from './session-queries.ts'

/** Ends the open signing of a user who may not sign any more; what was signed stays. Returns how many there were. */
export const endSigningOf = (trx: Trx, userId: number, now: Date): Promise<number> =>
  endSessionsOf(trx, userId, now)

/** Returns how many signing sessions of a user are open. */
export const countSigningOf = (db: Db, userId: number, now: Date): Promise<number> =>
  countSessionsOf(db, userId, now)

/** Returns how many signing sessions for the company with a BIN are open. */
export const countSigningFor = (db: Db, bin: string, now: Date): Promise<number> =>
  countSessionsFor(db, bin, now)

export { endSigning } from './session-queries.ts'
