import { vinStart } from '@sauda/sdk/ads'
import { articleKey, fold, foldedWords, hasDigit, isArticle, measuresOf } from '@sauda/sdk/search'
import type { Clause } from './clause.ts'
import { clausesOf } from './entry-clauses.ts'
import type { Lexicon } from './lexicon.ts'
import { matchEntries } from './match-entries.ts'
import { isPlaceWord, placeClauses } from './places.ts'
import { type Token, tokensOf } from './tokens.ts'
import {
  allWords,
  anyOf,
  articleQuery,
  articleStartQuery,
  prefixQuery,
  sizeQuery,
  wordQuery,
} from './tsquery.ts'
import { qualifiers } from './word-lists.ts'

/** A query as the search reads it. */
export interface Reading {
  clauses: Clause[]
  /** Words that neither the dictionary nor a title has. */
  unknown: string[]
}

/** Volumes and lengths narrow; other sizes are what is looked for. */
const NARROWING = /(?:l|ml|mm)$/

export function readQuery(query: string, lexicon: Lexicon): Reading {
  const clauses: Clause[] = []
  let text = fold(query)
  // Folding rarely makes a text longer or shorter; then what was typed is shown as it is read.
  const plain = query.normalize('NFKC')
  let typed = plain.length === text.length ? plain : text
  for (const { keys, from, to } of measuresOf(text).reverse()) {
    const said = typed.slice(from, to).trim()
    const find = (weights: 'A' | '') => keys.map((key) => sizeQuery(key, weights)).join(' & ')
    const kind = keys.every((key) => NARROWING.test(key)) ? 'qualifier' : 'size'
    clauses.push({ kind, said, where: [{ find: find('') }], best: [{ find: find('A') }] })
    text = `${text.slice(0, from)} ${text.slice(to)}`
    typed = `${typed.slice(0, from)} ${typed.slice(to)}`
  }
  const tokens = tokensOf(text, typed)
  clauses.push(...placeClauses(tokens, lexicon.dictionary))
  clauses.push(...articleClauses(tokens, lexicon, isSureArticle))
  // «магазин Дөңгелек» is the shop, «дөңгелек» a wheel.
  if (tokens.some(({ word, isUsed }) => isPlaceWord(word) && !isUsed)) {
    for (const match of matchEntries(tokens, lexicon, 'shop')) clauses.push(...clausesOf(match, tokens))
  }
  for (const match of matchEntries(tokens, lexicon)) clauses.push(...clausesOf(match, tokens))
  clauses.push(...articleClauses(tokens, lexicon, isArticleOfWords))
  const unknown: string[] = []
  let isRare = false
  const hasFind = clauses.length > 0
  for (const token of tokens) {
    const { word, typed: said, isUsed, isFiller } = token
    if (isUsed || isFiller || (isPlaceWord(word) && hasFind)) continue
    if (!hasDigit(word) && !lexicon.isKnown(word)) unknown.push(word)
    const weight = lexicon.weight(word)
    isRare ||= weight <= FEW_ADS && (hasDigit(word) ? /\p{L}/u.test(word) : weight > 0)
    clauses.push({ ...wordClause(word, lexicon), said })
  }
  const namesOne = isRare || unknown.length > 0 || clauses.some(({ kind }) => kind === 'article')
  return { clauses: tidy(namesOne ? clauses.map(orInWords) : clauses), unknown }
}

/** The titles of so many ads may share a word that still names one. */
const FEW_ADS = 2

/** Beside a number, or a word that nobody else uses, a part or service need only be in the ad's words. */
function orInWords(clause: Clause): Clause {
  const { kind, said, where } = clause
  if (kind !== 'part' && kind !== 'service') return clause
  return { ...clause, where: [...where, { find: allWords(foldedWords(said)) }] }
}

/**
 * The same thing said twice asks for it once. Several parts are asked for in place of each other, the first before the
 * rest: no ad is two.
 */
function tidy(clauses: readonly Clause[]): Clause[] {
  const byMeaning = new Map<string, Clause>()
  for (const clause of clauses) {
    const key = `${clause.kind} ${JSON.stringify(clause.where)}`
    const same = byMeaning.get(key)
    if (!same || (same.isImplied && !clause.isImplied)) byMeaning.set(key, clause)
  }
  const distinct = [...byMeaning.values()]
  const [first, ...others] = distinct.filter(({ kind }) => kind === 'part')
  if (!first || others.length === 0) return distinct
  const merged: Clause = {
    ...first,
    said: [first, ...others].map(({ said }) => said).join(' '),
    where: [first, ...others].flatMap(({ where }) => where),
    best: [
      {
        find: allWords(
          [first, ...others].flatMap(({ said }) => foldedWords(said)),
          'AB',
        ),
      },
    ],
  }
  return [merged, ...distinct.filter(({ kind }) => kind !== 'part')]
}

/** More clauses than a person types would be a burden for the database. */
export const MOST_CLAUSES = 12

const LONG_PREFIX = 4
const LATIN_PREFIX = 3

function wordClause(word: string, lexicon: Lexicon): Omit<Clause, 'said'> {
  const stem = qualifiers.get(word)
  if (stem) {
    const same = [...qualifiers].filter(([, one]) => one === stem).map(([form]) => form)
    const find = (weights: 'A' | '') => anyOf(same.map((form) => wordQuery(form, weights)))
    return { kind: 'qualifier', where: [{ find: find('') }], best: [{ find: find('A') }] }
  }
  const hasPrefix =
    word.length >= (/^[a-z0-9]+$/.test(word) ? LATIN_PREFIX : LONG_PREFIX) && !/^\d+$/.test(word)
  // A bare number may be the width of a rim.
  const rim = /^(1[2-9]|2[0-4])$/.test(word) ? [sizeQuery(`r${word}`)] : []
  const weights = lexicon.isTalk(word) ? 'AB' : ''
  const code = hasDigit(word) && /\p{L}/u.test(word) ? [articleQuery(word), articleStartQuery(word)] : []
  const where = anyOf([
    ...code,
    wordQuery(word, weights),
    ...(hasPrefix ? [prefixQuery(word, weights)] : []),
    ...rim,
  ])
  const kind = /^(19[5-9]\d|20[0-3]\d)$/.test(word) ? 'qualifier' : 'word'
  const vin = lexicon.isKnown(word) ? null : vinStart(word)
  return {
    kind,
    where: [{ find: where }, ...(vin === null ? [] : [{ vin }])],
    best: [{ find: anyOf([wordQuery(word, 'A'), ...rim]) }],
  }
}

type IsArticle = (tokens: readonly Token[], lexicon: Lexicon) => boolean

/** The longest runs of tokens that are an article number; marks them as used. */
function articleClauses(tokens: readonly Token[], lexicon: Lexicon, isOne: IsArticle): Clause[] {
  const found: Clause[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + 6); to > from; to--) {
      const run = tokens.slice(from, to)
      if (run.some(({ isUsed }) => isUsed) || !isOne(run, lexicon)) continue
      for (const token of run) token.isUsed = true
      found.push(articleClause(run))
      break
    }
  }
  return found
}

function articleClause(run: readonly Token[]): Clause {
  const words = run.map(({ word }) => word)
  const article = words.join('')
  const exact = articleQuery(article)
  const vin = vinStart(article)
  const apart = words.length > 1 ? [allWords(words)] : []
  return {
    kind: 'article',
    said: run.map(({ typed }) => typed).join(' '),
    where: [
      { find: anyOf([exact, articleStartQuery(article), ...apart]) },
      ...(vin === null ? [] : [{ vin }]),
    ],
    best: [{ find: exact }],
  }
}

const digits = (words: readonly Token[]) => words.map(({ word }) => word.replace(/\D/g, '')).join('').length

const isOneOf = (run: readonly Token[]) => isArticle(articleKey(run.map(({ word }) => word).join('')))

/** Digits in plenty, or letters and digits in one word, that are nothing in the dictionary. */
function isSureArticle(run: readonly Token[], lexicon: Lexicon): boolean {
  if (!isOneOf(run)) return false
  const known = run.some(
    ({ keys, word }) =>
      (!/^\d+$/.test(word) || word.length > 3) &&
      keys.some((key) => !key.startsWith('^') && lexicon.entriesBy.has(key)),
  )
  if (known) return false
  if (run.length === 1) return run.every(({ word }) => word.length >= 6)
  if (run.slice(1).every(({ isJoined }) => isJoined) && /\p{L}/u.test(run[0]?.word ?? '') && digits(run) >= 3)
    return true
  return run.every(({ word }) => hasDigit(word)) && digits(run) >= 6
}

/** What is left, letters and numbers apart: «bhw 691 e». */
function isArticleOfWords(run: readonly Token[]): boolean {
  return (
    isOneOf(run) &&
    run.length > 1 &&
    run.some(({ word }) => hasDigit(word)) &&
    !run.some(({ isFiller }) => isFiller)
  )
}
