import { countMiss } from '../features/search/words/miss-queries.ts'
import { insertWord, type OwnRow } from '../features/search/words/word-queries.ts'
import { withTransaction } from '../platform/database/transaction.ts'
import type { TestServer } from './test-server.ts'

let made = 0

/** A word of letters alone that no other call returns. */
export function freshWord(): string {
  made += 1
  return `слово${String(made).replace(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '')}`
}

/** Adds a word of the centre as an administrator would. */
export function searchWord(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { kind, target, text = freshWord() }: Pick<OwnRow, 'kind' | 'target'> & { text?: string },
): Promise<OwnRow> {
  const word = { text, folded: text.toLowerCase(), kind, target }
  return withTransaction(db, (trx) => insertWord(trx, word, clock.now()))
}

/** Counts a query that found nothing. Returns the query. */
export async function searchMiss({ db, clock }: Pick<TestServer, 'db' | 'clock'>): Promise<string> {
  const query = freshWord()
  await countMiss(db, { query, text: query, ads: 0 }, clock.now())
  return query
}
