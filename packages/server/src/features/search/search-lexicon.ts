import type { Db } from '../../platform/database/transaction.ts'
import { dictionaryOf } from './dictionary.ts'
import { readWords } from './dictionary-queries.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'

/** Words of new ads are learnt as often; a word that is not known yet is searched for as it is typed. */
const FRESH_FOR = 5 * 60_000

interface Kept {
  version: string | null
  readAt: number
  lexicon: Promise<Lexicon>
  isRefreshing: boolean
}

const kept = new WeakMap<Db, Kept>()

/** The words that the search knows, from memory; words of ads are read again in the background. */
export async function lexiconOf(db: Db): Promise<Lexicon> {
  const dictionary = await dictionaryOf(db)
  const now = performance.now()
  const before = kept.get(db)
  if (before && before.version === dictionary.version) {
    if (now - before.readAt > FRESH_FOR && !before.isRefreshing) {
      before.isRefreshing = true
      void keep(db, dictionary.version, now).catch(() => {
        before.isRefreshing = false
      })
    }
    return before.lexicon
  }
  const lexicon = read(db)
  kept.set(db, { version: dictionary.version, readAt: now, lexicon, isRefreshing: false })
  lexicon.catch(() => kept.delete(db))
  return lexicon
}

async function keep(db: Db, version: string | null, now: number): Promise<void> {
  const lexicon = await read(db)
  kept.set(db, { version, readAt: now, lexicon: Promise.resolve(lexicon), isRefreshing: false })
}

async function read(db: Db): Promise<Lexicon> {
  const [dictionary, { titles, texts }] = await Promise.all([dictionaryOf(db), readWords(db)])
  return makeLexicon(dictionary, titles, texts)
}
