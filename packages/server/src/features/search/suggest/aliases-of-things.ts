import type { components } from '@sauda/sdk'
import type { Db } from '../../../platform/database/transaction.ts'
import type { AliasKind } from '../aliases.ts'
import { type Dictionary, dictionaryOf, type Entry, wordKey } from '../dictionary.ts'

type Schemas = components['schemas']
type Thing = Schemas['SearchAliases']

/** Returns the words for things beside their names, of one kind or of all. */
export async function aliasList(db: Db, kind: AliasKind | undefined): Promise<Schemas['SearchAliasList']> {
  const items = aliasesIn(await dictionaryOf(db), kind)
  return { items, total: items.length, truncated: false }
}

function aliasesIn({ entries, rows }: Dictionary, only: AliasKind | undefined): Thing[] {
  const nameOf = (kind: Entry['kind'], id: number | null) =>
    kind === 'brand' || kind === 'part' || kind === 'service'
      ? [...rows[kind].values()].find((row) => row.id === id)?.name_kk
      : undefined
  const things = new Map<string, { thing: Thing; known: Set<string> }>()
  for (const { text, words, kind, ids, names, model, beside, isSymptom } of entries) {
    if (kind === 'shop' || kind === 'absent' || (only && kind !== only) || model?.brandId === null) continue
    // Its words alone mean something else: «ксенон» is no lamp, «ксенон d1s» is. «Не греет» is the name of nothing.
    if (beside !== undefined || isSymptom) continue
    for (const [at, target] of names.entries()) {
      const id = ids[at] ?? null
      const key = `${kind}|${id ?? target}`
      let found = things.get(key)
      if (!found) {
        const own = [target, nameOf(kind, id), model?.name].flatMap((name) => (name ? [wordKey(name)] : []))
        found = { thing: { kind, id, target, words: [] }, known: new Set(own) }
        things.set(key, found)
      }
      const said = words.join(' ')
      if (!found.known.has(said)) found.thing.words.push(text)
      found.known.add(said)
    }
  }
  return [...things.values()].flatMap(({ thing }) => (thing.words.length > 0 ? [thing] : []))
}
