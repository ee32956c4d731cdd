import type { Db, Trx } from '../../../platform/database/transaction.ts'
import { countTargets, moveTargets } from './moved-alias-queries.ts'
import { lockWords } from './word-queries.ts'

/** The kinds of things that the reference tables name. */
type TableKind = 'part' | 'brand' | 'service'

/** Counts the words that the centre has added for a thing. */
export const countAliases = (db: Db, kind: TableKind, name: string): Promise<number> =>
  countTargets(db, kind, name)

/** Lets the words for a thing belong to the one that it has become: renamed, or merged with another one. */
export async function moveAliases(
  trx: Trx,
  kind: TableKind,
  names: { from: string; into: string },
): Promise<void> {
  await lockWords(trx)
  await moveTargets(trx, kind, names)
}
