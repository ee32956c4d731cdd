import type { Trx } from '../../../platform/database/transaction.ts'
import { adFind } from '../../search/find-words.ts'
import { projectListings } from '../catalogue/projection-queries.ts'
import { adWords } from '../catalogue/search-words.ts'
import { findListed, findNamed, moveRevisions, type NamedColumn, writeFound } from './renamed-queries.ts'

const AT_ONCE = 500

/**
 * Makes anew what ads are found by after an entry of a dictionary got other names. Returns the number of published ads
 * that have it.
 */
export async function readAdsAgain(trx: Trx, column: NamedColumn, id: number): Promise<number> {
  let after = 0
  for (;;) {
    const rows = await findNamed(trx, { column, id, after, limit: AT_ONCE })
    if (rows.length === 0) break
    const found = rows.map((row) => ({ id: row.id, words: adWords(row, row), find: adFind(row, row) }))
    await writeFound(trx, found)
    after = rows.at(-1)?.id ?? Number.POSITIVE_INFINITY
  }
  const listed = await findListed(trx, column, id)
  if (listed.length > 0) await projectListings(trx, listed)
  return listed.length
}

/** Lets ads and all of their revisions have another entry of a dictionary. */
export async function moveAds(
  trx: Trx,
  column: NamedColumn,
  move: { from: number; into: number },
): Promise<void> {
  await moveRevisions(trx, column, move)
  await readAdsAgain(trx, column, move.into)
}
