import type { components } from '@sauda/sdk'
import { type AliasKind, broughtAliases, carModels } from '../aliases.ts'
import { type Dictionary, wordKey } from '../dictionary.ts'

export type Thing = components['schemas']['SearchTarget']

/** The things that words of the search may stand for in this centre, by `thingKey`. */
export type Things = ReadonlyMap<string, Thing>

/** By which a thing is the same in any spelling of its name. */
export const thingKey = (kind: AliasKind, target: string) => `${kind}|${wordKey(target)}`

/** The kinds whose things have no table: the brought dictionary names all of them. */
const WITHOUT_TABLE = ['maker', 'category', 'condition'] as const

const named = (kind: AliasKind, name: string, name_kk = name): Thing => ({
  kind,
  target: name,
  name,
  name_kk,
})

/** Of a model of a maker that the centre does not have, no ad could be found. */
export function thingsOf({ rows }: Pick<Dictionary, 'rows'>): Things {
  // Also by their former names, by which words that the portal brings know them.
  const inTables = (['part', 'service', 'brand'] as const).flatMap((kind) =>
    [...rows[kind]].map(([key, { name, name_kk }]): [string, Thing] => [
      thingKey(kind, key),
      named(kind, name, name_kk ?? name),
    ]),
  )
  const others = [
    ...carModels
      .filter(({ brand }) => rows.brand.has(wordKey(brand)))
      .map(({ brand, name }) => named('model', `${brand} ${name}`)),
    ...WITHOUT_TABLE.flatMap((kind) => {
      const targets = broughtAliases.filter((alias) => alias.kind === kind).flatMap(({ targets }) => targets)
      return [...new Set(targets)].map((target) => named(kind, target))
    }),
  ]
  return new Map([
    ...inTables,
    ...others.map((thing): [string, Thing] => [thingKey(thing.kind, thing.target), thing]),
  ])
}

const ownNames = new Set(carModels.map(({ name }) => wordKey(name)))

/** Whether a folded text is the name of a thing: the search finds it without a word of its own. */
export function isName(key: string, things: Things): boolean {
  if (ownNames.has(key)) return true
  for (const { kind, name, name_kk } of things.values()) {
    const isCode = kind === 'category' || kind === 'condition'
    if (!isCode && (wordKey(name) === key || wordKey(name_kk) === key)) return true
  }
  return false
}
