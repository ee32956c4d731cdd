import type { Db } from '../../platform/database/transaction.ts'
import type { Lexicon } from './lexicon.ts'
import { type Plan, plansOf } from './plan.ts'
import { readQuery } from './read-query.ts'
import { repairQuery } from './repair.ts'
import { lexiconOf } from './search-lexicon.ts'

/** A plan that a query may come to, and the query as it was corrected for it. */
export interface Attempt {
  plan: Plan
  correctedTo: string | null
}

/**
 * What a query may mean, the likeliest first: as it was typed, as it was probably meant, and then with more and more of
 * it given up. Empty for a query that asks for nothing: «где купить», «???».
 */
function attemptsOf(query: string, lexicon: Lexicon, vin: string | null = null): Attempt[] {
  const typed = plansOf(readQuery(query, lexicon), vin)
  const to = repairQuery(query, lexicon)
  const corrected = to === undefined ? [] : plansOf(readQuery(to, lexicon))
  const [first] = typed
  if (!first) return corrected.map((plan) => ({ plan, correctedTo: to ?? null }))
  const relaxed: Attempt[] =
    corrected.length > 0
      ? corrected.map((plan) => ({ plan, correctedTo: to ?? null }))
      : typed.slice(1).map((plan) => ({ plan, correctedTo: null }))
  const last = corrected.length > 0 ? typed.slice(1).map((plan) => ({ plan, correctedTo: null })) : []
  return [{ plan: first, correctedTo: null }, ...relaxed, ...last]
}

export async function understand(db: Db, query: string, vin: string | null): Promise<Attempt[]> {
  return attemptsOf(query, await lexiconOf(db), vin)
}
