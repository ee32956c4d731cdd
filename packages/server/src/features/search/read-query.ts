import { vinStart } from '@sauda/sdk/ads'
import { articleKey, asLatin, fold, foldedWords, hasDigit, isArticle, measuresOf } from '@sauda/sdk/search'
import { currentsOf, engineVolumes, rimsInWords, rimsOf, widthsOfTyres } from './bare-sizes.ts'
import type { Clause } from './clause.ts'
import { clausesOf } from './entry-clauses.ts'
import { headFirst, isOwner } from './heads.ts'
import type { Lexicon } from './lexicon.ts'
import { type Match, matchEntries } from './match-entries.ts'
import { isPlaceWord, placeClauses } from './places.ts'
import {
  allWords,
  anyOf,
  articleQuery,
  articleStartQuery,
  phraseQuery,
  prefixQuery,
  sizeQuery,
  wordQuery,
} from './query-words.ts'
import { isOfSymptom, matchesIn, withoutSymptoms } from './symptom-clauses.ts'
import { type Token, tokensOf } from './tokens.ts'
import { forAnyCar, isEveryday, qualifiers } from './word-lists.ts'

/** Volumes and lengths narrow; other sizes are what is looked for. */
const NARROWING = /(?:l|ml|mm)$/

/** What a query asks for, as the search reads it. */
export function readQuery(query: string, lexicon: Lexicon): Clause[] {
  const clauses: Clause[] = []
  // The city is one word more often than two.
  let text = fold(query).replace(/алма[ -]ата(?!\p{L})/gu, 'алматы  ')
  // Folding rarely makes a text longer or shorter; then what was typed is shown as it is read.
  const plain = query.normalize('NFKC')
  let typed = plain.length === text.length ? plain : text
  const measures = measuresOf(text)
  const bare = [widthsOfTyres, rimsOf, engineVolumes].flatMap((sizesOf) => sizesOf(text, measures))
  for (const { keys, from, to } of [...measures, ...bare].sort((a, b) => b.from - a.from)) {
    const said = typed.slice(from, to).trim()
    const find = (weights: 'A' | '') => keys.map((key) => sizeQuery(key, weights)).join(' & ')
    const kind = keys.every((key) => NARROWING.test(key)) ? 'qualifier' : 'size'
    // «1856515» may also be an article number.
    const article = kind === 'size' && /^\d[\d.-]+$/.test(said) ? [{ find: articleQuery(said) }] : []
    const inWords = [...currentsOf(keys, said), ...rimsInWords(said)]
    const phrases = inWords.map((words) => ({ find: phraseQuery(words) }))
    const where = [{ find: find('') }, ...article, ...phrases]
    clauses.push({ kind, said, where, best: [{ find: find('A') }] })
    text = `${text.slice(0, from)} ${text.slice(to)}`
    typed = `${typed.slice(0, from)} ${typed.slice(to)}`
  }
  const tokens = tokensOf(text, typed)
  clauses.push(...placeClauses(tokens, lexicon.dictionary))
  clauses.push(...articleClauses(tokens, lexicon, isSureArticle))
  // «магазин Дөңгелек» is the shop, «дөңгелек» a wheel.
  if (tokens.some(({ word, isUsed }) => isPlaceWord(word) && !isUsed)) {
    for (const match of matchEntries(tokens, lexicon, ({ kind }) => kind === 'shop'))
      clauses.push(...clausesOf(match, tokens))
  }
  for (const match of headFirst(askedFor(matchesIn(tokens, lexicon), tokens, lexicon), tokens))
    clauses.push(...clausesOf(match, tokens))
  clauses.push(...articleClauses(tokens, lexicon, isArticleOfWords))
  let namesOne = clauses.some(({ kind }) => kind === 'article')
  const hasFind = clauses.length > 0
  for (const token of tokens) {
    const { word, typed: said, isUsed, isFiller } = token
    if (isUsed || isFiller || (isPlaceWord(word) && hasFind)) continue
    namesOne ||= isOfFewAds(word, lexicon)
    clauses.push({ ...wordClause(word, lexicon), said })
  }
  const asked = withoutSymptoms(clauses, tokens)
  return narrowedByCar(tidy(namesOne ? asked.map(orInWords) : asked))
}

const OF_CAR: ReadonlySet<string> = new Set(['brand', 'model', 'generation'])

/** «антифриз в тойоту» is any antifreeze, that of Toyota first. */
function narrowedByCar(clauses: readonly Clause[]): Clause[] {
  const [part] = clauses.filter(({ kind }) => kind === 'part')
  if (!part?.names || part.near || !part.names.every((name) => forAnyCar.has(name))) return [...clauses]
  return clauses.map((clause) => (OF_CAR.has(clause.kind) ? { ...clause, isNarrowing: true } : clause))
}

/**
 * What finds in the dictionary ask for; the words of the others are free again. Beside what is for sale, a thing without
 * a name only describes, «фара, правый руль», unless the former is what it belongs to: «шкив генератора».
 */
function askedFor(matches: readonly Match[], tokens: readonly Token[], lexicon: Lexicon): Match[] {
  const absent = matches.find(({ kind }) => kind === 'absent')
  if (!absent) return [...matches]
  const isForSale = ({ kind }: Match) => kind === 'part' || kind === 'service'
  const forSale = matches.filter((match) => isForSale(match) && !isOfSymptom(match))
  const isAbsentAsked = forSale.every((one) => isOwner(one, absent, tokens))
  const isAsked = (match: Match) =>
    match.kind === 'absent' ? isAbsentAsked : !isAbsentAsked || !forSale.includes(match)
  for (const match of matches) if (!isAsked(match)) for (const token of match.tokens) token.isUsed = false
  const asked = matches.filter(isAsked)
  if (isAbsentAsked) return asked
  // «фара левая, линза, ксенон»: a word of the thing may be what is asked for rather.
  const first = Math.min(...forSale.flatMap((match) => match.tokens.map((token) => tokens.indexOf(token))))
  return [...matchEntries(tokens.slice(0, first), lexicon, ({ kind }) => kind === 'part'), ...asked]
}

/** The titles of so many ads may share a word that still names one. */
const FEW_ADS = 2

/** Whether a word tells a few ads from all others. A bare number does not: it may be a year, a size or a price. */
function isOfFewAds(word: string, lexicon: Lexicon): boolean {
  if (lexicon.weight(word) > FEW_ADS || lexicon.isTalk(word)) return false
  return hasDigit(word) ? /\p{L}/u.test(word) : lexicon.weight(word) > 0 || !lexicon.isKnown(word)
}

/**
 * Beside a number, or a word that nobody else uses, a part or service need only be in the ad's words. A part that the
 * reference table has no name for must be in the title: «правый руль» stands in the texts of many ads.
 */
function orInWords(clause: Clause): Clause {
  const { kind, said, where, near } = clause
  if ((kind !== 'part' && kind !== 'service') || near) return clause
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
    names: [...new Set([first, ...others].flatMap(({ names = [] }) => names))],
    where: [first, ...others].flatMap(({ where }) => where),
    best: first.best ?? first.where,
  }
  return [merged, ...distinct.filter(({ kind }) => kind !== 'part')]
}

/** More than a person types: each clause looks through the ads of the catalogue. */
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
  const isDaily = isEveryday(word)
  const hasPrefix =
    word.length >= (/^[a-z0-9]+$/.test(word) ? LATIN_PREFIX : LONG_PREFIX) && !/^\d+$/.test(word) && !isDaily
  // A bare number may be the width of a rim.
  const rim = /^(1[2-9]|2[0-4])$/.test(word) ? [sizeQuery(`r${word}`)] : []
  const weights = lexicon.isTalk(word) || isDaily ? 'AB' : ''
  const code = hasDigit(word) && /\p{L}/u.test(word) ? [articleQuery(word), articleStartQuery(word)] : []
  // «w68» is also «W 68».
  const [, letters, number] = /^([a-z]{1,3})(\d{1,4})$/.exec(word) ?? []
  if (letters && number) code.push(phraseQuery([letters, number], 'A'))
  const where = anyOf([
    ...code,
    // «Соль» has the stem of «сол», a side of a car.
    wordQuery(word, weights, isDaily ? qualifiers : undefined),
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
      const whole = tokens
        .slice(Math.max(0, from - 1), to + 1)
        .filter((token) => run.includes(token) || isCode(token))
      const own = whole.filter((token) => run.includes(token) || isNothingElse(token, lexicon))
      for (const token of own) token.isUsed = true
      found.push(articleClause({ run, own, whole }))
      break
    }
  }
  return found
}

/** Whether letters beside a number may be part of it, though they stand apart: «k 015457 xs», «ap 04512ba». */
const isCode = (token: Token | undefined): token is Token =>
  token !== undefined &&
  !token.isUsed &&
  !isPlaceWord(token.word) &&
  (token.isFiller ? /^[a-z]$/ : /^(?:[a-z]{1,3}|[а-я]{2,3})$/).test(token.word)

/** A letter alone names nothing, though names of the dictionary may contain it. */
const isNothingElse = (token: Token, lexicon: Lexicon) =>
  token.word.length === 1 || (!isInDictionary(token, lexicon) && !qualifiers.has(token.word))

interface ArticleTokens {
  run: readonly Token[]
  /** The run, and letters beside it that are nothing else. */
  own: readonly Token[]
  /** The run, and all letters beside it. */
  whole: readonly Token[]
}

function articleClause({ run, own, whole }: ArticleTokens): Clause {
  const words = run.map(({ word }) => word)
  const article = words.join('')
  const long = whole.map(({ word }) => word).join('')
  // «СТ-015» is typed for «ST-015»: by how letters look, or by how they sound.
  const exact = anyOf([...new Set([article, long, asLatin(long)])].map((one) => articleQuery(one)))
  const vin = vinStart(article)
  const apart = words.length > 1 ? [allWords(words)] : []
  return {
    kind: 'article',
    said: own.map(({ typed }) => typed).join(' '),
    where: [
      { find: anyOf([exact, articleStartQuery(article), articleStartQuery(long), ...apart]) },
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
  const [first, ...rest] = run
  if (!first || run.some((token) => isInDictionary(token, lexicon))) return false
  if (rest.length === 0) return first.word.length >= 6
  const isOneWord = /\p{L}/u.test(first.word) && rest.every(({ isJoined }) => isJoined)
  return isOneWord ? digits(run) >= 3 : run.every(({ word }) => hasDigit(word)) && digits(run) >= 6
}

/** Short numbers are in the dictionary as parts of names, «2» as the second generation. */
function isInDictionary({ keys, word }: Token, lexicon: Lexicon): boolean {
  if (/^\d{1,3}$/.test(word)) return false
  return keys.some((key) => !key.startsWith('^') && lexicon.entriesBy.has(key))
}

/** What is left, letters and numbers apart: «bhw 691 e». */
function isArticleOfWords(run: readonly Token[]): boolean {
  return (
    isOneOf(run) &&
    run.length > 1 &&
    run.some(({ word }) => hasDigit(word)) &&
    !run.some((token, at) => isPlaceWord(token.word) || (token.isFiller && !isCodeLetter(token, run[at + 1])))
  )
}

/** A letter before a number of four digits or more is no word, «a 0187», unless the number is a year. */
const isCodeLetter = ({ word }: Token, next: Token | undefined) =>
  /^[a-z]$/.test(word) && /^(?!(?:19|20)\d{2}$)\d{4,}$/.test(next?.word ?? '')
