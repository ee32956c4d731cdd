import type { components } from '@sauda/sdk'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Clause, ClauseKind } from '../../search/clause.ts'
import { type Dictionary, dictionaryOf } from '../../search/dictionary.ts'
import { readQuery } from '../../search/read-query.ts'
import { lexiconOf } from '../../search/search-lexicon.ts'
import type { Target } from '../../search/target-columns.ts'

type Reading = components['schemas']['AdTitleReading']

/** Returns what a title names, as the search reads it. Of several possible things none is returned. */
export async function readTitle(db: Db, title: string): Promise<Reading> {
  return (await titleReader(db))(title)
}

/** Returns what reads many titles at once. */
export async function titleReader(db: Db): Promise<(title: string) => Reading> {
  const [lexicon, { rows }] = [await lexiconOf(db), await dictionaryOf(db)]
  return (title) => {
    const clauses = readQuery(title, lexicon)
    return {
      brand: entryOf(clauses, 'brand', ({ brands }) => brands, rows.brand),
      spare_part: entryOf(clauses, 'part', ({ parts }) => parts, rows.part),
      service: entryOf(clauses, 'service', ({ services }) => services, rows.service),
    }
  }
}

function entryOf(
  clauses: readonly Clause[],
  kind: ClauseKind,
  idsOf: (target: Target) => readonly number[] | undefined,
  rows: Dictionary['rows']['brand'],
): Reading['brand'] {
  const ids = clauses
    .filter((clause) => clause.kind === kind)
    .flatMap(({ best = [], where }) => [...best, ...where].flatMap((target) => idsOf(target) ?? []))
  const [id, ...others] = new Set(ids)
  const row = others.length === 0 ? [...rows.values()].find((one) => one.id === id) : undefined
  return row ? { id: row.id, name: row.name, name_kk: row.name_kk } : null
}
