import type { Clause, ClauseKind } from './clause.ts'
import { ANCHORS, FIT } from './fit.ts'
import { MOST_CLAUSES } from './read-query.ts'
import type { Target, Wish } from './target-columns.ts'

/** What a reading of a query asks of ads. */
export interface Plan extends Wish {
  /** What is asked for. */
  kept: readonly Clause[]
  /** What was given up: the clause and its place in `order`. */
  given: readonly { clause: Clause; place: number }[]
  /** Only words that narrow were given up: colours, sides, a maker's number. */
  isNarrower: boolean
  /** It still asks for a certain part, service or category. */
  isOfThing: boolean
}

const THINGS: ReadonlySet<ClauseKind> = new Set(['part', 'service', 'category'])

/** In which step a clause is given up; never, if there is none. */
const stepOf = ({ kind, isNarrowing }: Clause): number | undefined =>
  isNarrowing ? NARROWING_STEP : FIT[kind].step

const NARROWING_STEP = 1

const byTelling = (a: Clause, b: Clause) => FIT[b.kind].telling - FIT[a.kind].telling

/** The plans to try in turn: first all that was asked for, then what is left as more and more is given up. */
export function plansOf(clauses: readonly Clause[], vin: string | null = null): Plan[] {
  const all = [...clauses].sort(byTelling).slice(0, MOST_CLAUSES)
  if (all.length === 0) return []
  const steps = all.some(({ kind }) => ANCHORS.has(kind))
    ? [...new Set(all.map((clause) => stepOf(clause) ?? 0))].filter((step) => step > 0).sort((a, b) => a - b)
    : []
  const plans = [planOf(all, () => true, vin)]
  for (const step of steps) {
    const isKept = (clause: Clause) => (stepOf(clause) ?? Number.POSITIVE_INFINITY) > step
    // Something must be left, and it must be what the query is about.
    if (!all.some((clause) => isKept(clause) && ANCHORS.has(clause.kind))) break
    plans.push(planOf(all, isKept, vin))
  }
  // Where what is left contradicts itself, one thing of it: the most telling that there is.
  const isAbsent = all.some(({ near }) => near)
  // Ads of the car are no answer to a part that nobody sells, but those with the number of the part are.
  const anchors = all.filter(({ kind, near }) => (isAbsent ? near || kind === 'article' : ANCHORS.has(kind)))
  if (anchors.length > 1)
    for (const anchor of anchors) plans.push(planOf(all, (clause) => clause === anchor, vin))
  return plans
}

function planOf(clauses: readonly Clause[], isKept: (clause: Clause) => boolean, vin: string | null): Plan {
  const isGiven = (clause: Clause) => !isKept(clause)
  const kept = clauses.filter(isKept)
  const gives = clauses.filter(isGiven)
  const first = (clause: Clause) => !isGiven(clause) && FIT[clause.kind].telling > FIT.brand.telling
  const order: (readonly Target[])[] = []
  const given: { clause: Clause; place: number }[] = []
  const addBest = (some: readonly Clause[]) => {
    for (const { best } of some) if (best) order.push(best)
  }
  const addGiven = () => {
    for (const clause of gives) {
      given.push({ clause, place: order.length })
      order.push(clause.where)
    }
  }
  const isNarrower = gives.length > 0 && gives.every((clause) => stepOf(clause) === NARROWING_STEP)
  // Ads that have all that was typed are the head of such a list, before better ones that do not.
  if (isNarrower) addGiven()
  addBest(clauses.filter(first))
  if (!isNarrower) addGiven()
  addBest(clauses.filter((clause) => !first(clause)))
  return {
    must: kept.map(({ where }) => where),
    kept,
    order,
    given,
    vin,
    isNarrower,
    isOfThing: kept.some(({ kind }) => THINGS.has(kind)),
  }
}
