import type { Db } from '../../platform/database/transaction.ts'
import { findReadersOf } from '../companies/members.ts'

/** Returns who is told of documents by BIN: those of the company whose function lets them read documents, and may sign in. */
export function readersOf(db: Db, bins: readonly string[]): ReturnType<typeof findReadersOf> {
  return findReadersOf(db, bins, 'documents.own')
}
