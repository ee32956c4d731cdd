import type { components } from '@sauda/sdk'
import type { Clause } from './clause.ts'
import { type Things, thingKey } from './words/things.ts'

export type ClauseView = components['schemas']['SearchClause']

/** What a query asks for, as clients read it. What it only implies is left out. */
export function clauseViews(clauses: readonly Clause[], things: Things): ClauseView[] {
  return clauses
    .filter(({ isImplied }) => !isImplied)
    .map(({ kind, said, names = [] }) => ({
      kind,
      said,
      names: [...names],
      names_kk: names.map((name) => inKazakh(kind, name, things)),
    }))
}

/** What is wrong with a car names services beside parts. */
function inKazakh(kind: Clause['kind'], name: string, things: Things): string {
  if (kind !== 'part' && kind !== 'service') return name
  const row = things.get(thingKey(kind, name)) ?? things.get(thingKey('service', name))
  return row?.name_kk ?? name
}
