import { absent } from './dictionary/absent.ts'
import { brands } from './dictionary/brands.ts'
import { makers } from './dictionary/makers.ts'
import { models } from './dictionary/models.ts'
import { parts } from './dictionary/parts.ts'
import { services } from './dictionary/services.ts'
import { symptoms } from './dictionary/symptoms.ts'
import { listOf, namesOf, rowsOf } from './dictionary/table.ts'
import { categories, conditions } from './dictionary/words.ts'

/** What an alias of the dictionary stands for. */
export type AliasKind = 'part' | 'brand' | 'model' | 'maker' | 'service' | 'category' | 'condition'

/** One way to say something that is for sale. */
export interface Alias {
  text: string
  kind: AliasKind
  /**
   * Names in the reference table: several if it may mean any of them. Of a category or condition its slug, of a model
   * «Toyota Camry».
   */
  targets: readonly string[]
  /** The word of the text that keeps its own meaning: «d2s» beside «ксенон», which is a lamp then. */
  beside?: string
  /** The first of several targets is rather meant. */
  isRanked?: boolean
  /** It says what is wrong with a car, and the targets are what helps. */
  isSymptom?: boolean
}

/** A model as ads name it. */
export interface CarModel {
  brand: string
  name: string
  aliases: readonly string[]
  /** Codes of its generations: «XV50». */
  generations: readonly string[]
}

export const carModels: readonly CarModel[] = rowsOf(models).map(
  ([brand = '', name = '', aliases, generations = '']) => ({
    brand,
    name,
    aliases: listOf(aliases),
    generations: generations.split(' ').filter(Boolean),
  }),
)

const named = (kind: AliasKind, table: string): Alias[] =>
  rowsOf(table).flatMap(([names, words]) => {
    const targets = namesOf(names)
    const own = targets.length === 1 ? targets : []
    const isRanked = names?.includes('>')
    return [...own, ...listOf(words)].map((written) => {
      const [, beside] = written.split(' +')
      return {
        text: written.replace(' +', ' '),
        kind,
        targets,
        ...(beside && { beside }),
        ...(isRanked && { isRanked }),
      }
    })
  })

const serviceNames = new Set(rowsOf(services).flatMap(([names]) => namesOf(names)))

/** A row may name parts and services: its words are aliases of both. */
const symptomAliases: Alias[] = rowsOf(symptoms).flatMap(([names, words]) => {
  const all = namesOf(names)
  return (['part', 'service'] as const).flatMap((kind) => {
    const targets = all.filter((name) => serviceNames.has(name) === (kind === 'service'))
    const isRanked = names?.includes('>') && targets[0] === all[0]
    const how = { kind, targets, isSymptom: true, ...(isRanked && { isRanked }) }
    return targets.length === 0 ? [] : listOf(words).map((text) => ({ text, ...how }))
  })
})

const slugged = (kind: AliasKind, table: string): Alias[] =>
  rowsOf(table).flatMap(([slug = '', words]) =>
    listOf(words).map((text) => ({ text, kind, targets: [slug] })),
  )

/** Ways to say what the reference table has no name for, and the names of its parts that are near. */
export const absentThings: readonly { text: string; near: readonly string[] }[] = rowsOf(absent).flatMap(
  ([near, words]) => listOf(words).map((text) => ({ text, near: namesOf(near) })),
)

/** The dictionary that the portal brings with it. */
export const broughtAliases: readonly Alias[] = [
  ...named('brand', brands),
  ...carModels.flatMap(({ brand, name, aliases }) =>
    [name, ...aliases].map((text): Alias => ({ text, kind: 'model', targets: [`${brand} ${name}`] })),
  ),
  ...named('maker', makers),
  ...named('part', parts),
  ...named('service', services),
  ...symptomAliases,
  ...slugged('category', categories),
  ...slugged('condition', conditions),
]
