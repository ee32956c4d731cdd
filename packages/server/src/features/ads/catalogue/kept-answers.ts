import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/database/transaction.ts'
import { readCatalogueVersion } from './version-queries.ts'

/** An answer of the catalogue as JSON text, and what the log of misses asks about it. */
export interface CatalogueAnswer {
  text: string
  total: number
  isMiss: boolean
}

/** @param listings the version of the ads that an answer must not be older than */
type Make = (listings: number) => Promise<CatalogueAnswer>

/** Characters of all answers that are kept: 8 MB if they are Cyrillic. */
const MOST_KEPT = 4_000_000
/** The words of new ads, against which queries are corrected, change without a new version. */
const FRESH_FOR = 5 * 60_000

type Answers = LRUCache<string, CatalogueAnswer, () => Promise<CatalogueAnswer>>

const kept = new WeakMap<Db, Answers>()

/**
 * Returns the answer to a request, from memory unless any process has changed an ad of the catalogue or the dictionary. Of
 * equal requests at the same time the database answers only one.
 */
export async function keptAnswer(db: Db, request: object, make: Make): Promise<CatalogueAnswer> {
  // The version is read before the rest: a change in between is seen by the next request.
  const { listings, dictionary } = await readCatalogueVersion(db)
  const key = `${listings} ${dictionary} ${JSON.stringify(request)}`
  const answer = await answersOf(db).fetch(key, { context: () => make(listings) })
  if (!answer) throw new Error('An answer is made for each request')
  return answer
}

/** Answers of former versions are not asked for again and leave first. */
function answersOf(db: Db): Answers {
  const before = kept.get(db)
  if (before) return before
  const answers: Answers = new LRUCache({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ text }, key) => text.length + key.length,
    ttl: FRESH_FOR,
    // An answer that loses its place while it is made is returned, too.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  kept.set(db, answers)
  return answers
}
