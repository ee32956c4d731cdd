import { fold, foldedWords, hasDigit } from '@sauda/sdk/search'
import type { Clause } from './clause.ts'
import type { IndexedEntry } from './lexicon.ts'
import type { Match } from './match-entries.ts'
import { allWords, anyOf, phraseQuery, wordQuery } from './query-words.ts'
import { isOfSymptom } from './symptom-clauses.ts'
import type { Target } from './target-columns.ts'
import type { Token } from './tokens.ts'

const saidOf = (tokens: readonly Token[]) => tokens.map(({ typed }) => typed).join(' ')

const idsOf = (entries: readonly IndexedEntry[]) => [...new Set(entries.flatMap(({ ids }) => ids))]

const namesOf = (entries: readonly IndexedEntry[]) => [...new Set(entries.flatMap(({ names }) => names))]

/** What a find in the dictionary asks of ads. `free` are tokens beside it that may name a generation of the model. */
export function clausesOf(match: Match, free: readonly Token[]): Clause[] {
  const names = namesOf(match.entries)
  return askedOf(match, free).map((clause) =>
    clause.isSymptom || (clause.kind === match.kind && !clause.isImplied) ? { ...clause, names } : clause,
  )
}

/** Parts and services that help. */
function symptomClause(said: string, entries: readonly IndexedEntry[]): Clause {
  const parts = entries.filter(({ kind }) => kind === 'part')
  const services = entries.filter(({ kind }) => kind === 'service')
  const where: Target[] = [
    ...(parts.length > 0 ? [{ parts: idsOf(parts) }] : []),
    ...(services.length > 0 ? [{ services: idsOf(services) }] : []),
  ]
  const [part, service] = [rankedFirst(parts), rankedFirst(services)]
  const first: Target[] = [
    ...(part === undefined ? [] : [{ parts: [part] }]),
    ...(service === undefined ? [] : [{ services: [service] }]),
  ]
  return { kind: 'part', said, isSymptom: true, where, best: first.length > 0 ? first : where }
}

function askedOf({ kind, entries, tokens }: Match, free: readonly Token[]): Clause[] {
  const said = saidOf(tokens)
  const typed = tokens.map(({ word }) => word)
  if (isOfSymptom({ entries })) return [symptomClause(said, entries)]
  switch (kind) {
    case 'part': {
      const own: Target = { parts: idsOf(entries) }
      const first = rankedFirst(entries)
      const best = first === undefined ? own : { parts: [first] }
      return [{ kind, said, where: [own, { isPartless: true, find: allWords(typed, 'AB') }], best: [best] }]
    }
    case 'absent': {
      const find = (weights: 'A' | 'AB') => allWords(typed, weights)
      return [
        {
          ...{ kind: 'part', said, near: idsOf(entries) },
          where: [
            ...(entries.some(({ isOfNames }) => isOfNames)
              ? [{ isPartless: true, isServiceless: true, find: find('AB') }]
              : [{ isPartless: true, find: find('AB') }, { find: find('A') }]),
          ],
          best: [{ find: find('A') }],
        },
      ]
    }
    case 'service': {
      const own: Target = { services: idsOf(entries) }
      const first = rankedFirst(entries)
      return [{ kind, said, where: [own], best: [first === undefined ? own : { services: [first] }] }]
    }
    case 'category': {
      return [{ kind, said, where: [{ categories: namesOf(entries) }] }]
    }
    case 'condition': {
      return [{ kind, said, where: [{ conditions: namesOf(entries) }] }]
    }
    case 'shop': {
      return [{ kind, said, where: [{ sellers: idsOf(entries) }] }]
    }
    case 'brand': {
      return [brandClause(said, idsOf(entries), namesOf(entries))]
    }
    case 'maker': {
      const named = namesOf(entries).map((name) => phraseQuery(foldedWords(name)))
      const find = (weights: 'A' | '') =>
        anyOf([
          ...namesOf(entries).map((name) => phraseQuery(foldedWords(name), weights)),
          allWords(typed, weights),
        ])
      return named.length === 0
        ? []
        : [{ kind, said, where: [{ find: find('') }], best: [{ find: find('A') }] }]
    }
    case 'model': {
      return modelClauses(said, entries, free)
    }
  }
}

/** The id that is rather meant, where the words may mean several: of those that all of the entries allow. */
function rankedFirst(entries: readonly IndexedEntry[]): number | undefined {
  const firsts = entries.flatMap(({ isRanked, ids }) => (isRanked ? ids.slice(0, 1) : []))
  const [first] = firsts
  return first !== undefined && entries.every(({ ids }) => ids.includes(first)) ? first : undefined
}

/** An ad of the maker's cars, or one of no maker that has it in its title: «Toyota 0W-20». */
function brandClause(said: string, ids: readonly number[], names: readonly string[]): Clause {
  const title = anyOf(names.map((name) => phraseQuery(foldedWords(name), 'A')))
  const own: Target[] = ids.length > 0 ? [{ brands: ids }] : []
  const where: Target[] = [...own, ids.length > 0 ? { isBrandless: true, find: title } : { find: title }]
  return { kind: 'brand', said, where, ...(own.length > 0 && { best: own }) }
}

function modelClauses(said: string, all: readonly IndexedEntry[], free: readonly Token[]): Clause[] {
  const generation = generationOf(all, free)
  // «ешка w211» is the one that has such a generation.
  const entries = generation?.entries ?? all
  const models = entries.map(({ model }) => model).filter((model) => model !== undefined)
  const find = (weights: 'A' | '') => anyOf(entries.map((entry) => modelQuery(entry, weights)))
  const clauses: Clause[] = []
  const brandIds = [...new Set(models.flatMap(({ brandId }) => (brandId === null ? [] : [brandId])))]
  const brands = [...new Set(models.map(({ brand }) => brand))]
  if (brandIds.length > 0)
    clauses.push({ ...brandClause(brands.join(', '), brandIds, brands), isImplied: true })
  clauses.push({ kind: 'model', said, where: [{ find: find('') }], best: [{ find: find('A') }] })
  if (generation) {
    generation.token.isUsed = true
    clauses.push({
      kind: 'generation',
      said: generation.token.typed,
      where: [{ find: anyOf(generation.queries) }],
      best: [{ find: anyOf(generation.titles) }],
    })
  }
  return clauses
}

/** «Land Cruiser Prado», or how it is written in Cyrillic letters. A bare number must follow its maker's name or precede a code. */
function modelQuery({ model, names }: IndexedEntry, weights: 'A' | ''): string {
  if (!model) return anyOf(names.map((name) => allWords(foldedWords(name), weights)))
  const words = foldedWords(model.name)
  const isBare = words.join('').length <= 2 || /^\d+$/.test(words.join(''))
  if (!isBare) {
    // «CX-5» is also written «CX5».
    const joined = words.length > 1 && words.join('').length <= 5 ? [wordQuery(words.join(''), weights)] : []
    return anyOf([phraseQuery(words, weights), ...joined])
  }
  const brand = foldedWords(model.brand)
  const withBrand = phraseQuery([...brand, ...words], weights)
  const codes = model.generations.map((code) => phraseQuery([...words, ...foldedWords(code)], weights))
  const long = words.join('').length >= 2 ? [wordQuery(words.join(''), weights)] : []
  return anyOf([withBrand, ...codes, ...long])
}

/** «50» beside Camry is XV50, «б6» beside Passat is B6. */
function generationOf(entries: readonly IndexedEntry[], free: readonly Token[]) {
  for (const token of free) {
    const forms = new Set([token.word, ...token.keys])
    if (token.isUsed || ![...forms].some(hasDigit)) continue
    const found = entries.flatMap((entry) =>
      (entry.model?.generations ?? [])
        .filter((code) => {
          const folded = fold(code).replace(/[^\p{L}\p{N}]/gu, '')
          return (
            forms.has(folded) || forms.has(folded.replace(/\D/g, '')) || forms.has(folded.replace(/^\D+/, ''))
          )
        })
        .map((code) => ({ code, model: entry.model, entry })),
    )
    if (found.length === 0) continue
    const queries = (weights: 'A' | '') =>
      found.map(({ code, model }) => {
        const words = foldedWords(code)
        const isNumber = /^\d+$/.test(words.join(''))
        return isNumber && model
          ? phraseQuery([foldedWords(model.name).at(-1) ?? '', ...words], weights)
          : phraseQuery(words, weights)
      })
    return { token, entries: found.map(({ entry }) => entry), queries: queries(''), titles: queries('A') }
  }
  return undefined
}
