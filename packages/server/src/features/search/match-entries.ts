import type { Entry, EntryKind } from './dictionary.ts'
import type { IndexedEntry, Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

export interface Match {
  entries: IndexedEntry[]
  tokens: Token[]
  kind: EntryKind
}

/** Of two that match equally well, the kind of thing that people look for more. */
const PREFERRED: readonly EntryKind[] = [
  'absent',
  'shop',
  'condition',
  'category',
  'maker',
  'brand',
  'model',
  'part',
  'service',
]

/** Words of an alias may be apart by so many others. */
const MOST_BETWEEN = 3

/** A model that is only a number or two letters means it only beside its maker. */
const isBare = ({ kind, words }: IndexedEntry) =>
  kind === 'model' && (/^\d+$/.test(words.join('')) || words.join('').length <= 2)

/** The longest aliases of the dictionary that the tokens hold, in any order of their words; marks the tokens as used. */
export function matchEntries(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isWanted: (entry: Entry) => boolean = () => true,
): Match[] {
  const found: Match[] = []
  for (;;) {
    const makers = new Set(found.flatMap(({ entries }) => entries.flatMap(brandNames)))
    const match = bestMatch(tokens, lexicon, { makers, isWanted })
    if (!match) return found
    for (const token of match.tokens) token.isUsed = true
    found.push(match)
  }
}

const brandNames = ({ kind, names, model }: IndexedEntry): readonly string[] =>
  kind === 'brand' ? names : model ? [model.brand] : []

/** A word that says little counts so much of another one: «какое масло лить» is more than «масло», and less than «масло в акпп». */
const FILLER_SCORE = 20

interface Candidate {
  entry: IndexedEntry
  tokens: Token[]
  score: number
}

function bestMatch(
  tokens: readonly Token[],
  lexicon: Lexicon,
  { makers, isWanted }: { makers: ReadonlySet<string>; isWanted: (entry: Entry) => boolean },
): Match | undefined {
  const free = tokens.filter((token) => !token.isUsed)
  const tried = new Set<IndexedEntry>()
  let best: Candidate[] = []
  for (const token of free) {
    for (const key of token.keys) {
      for (const entry of lexicon.entriesBy.get(key) ?? []) {
        if (tried.has(entry) || !isWanted(entry)) continue
        tried.add(entry)
        const candidate = candidateOf(entry, tokens, makers)
        if (!candidate) continue
        const top = best[0]?.score ?? Number.NEGATIVE_INFINITY
        if (candidate.score > top) best = [candidate]
        else if (candidate.score === top) best.push(candidate)
      }
    }
  }
  const kinds = best.map(({ entry }) => PREFERRED.indexOf(entry.kind))
  const preferred = best[kinds.indexOf(Math.max(...kinds))]
  if (!preferred) return undefined
  const same = best.filter(
    ({ entry, tokens: held }) =>
      isSameThing(entry, preferred.entry) && held.every((token, at) => token === preferred.tokens[at]),
  )
  return { entries: same.map(({ entry }) => entry), tokens: preferred.tokens, kind: preferred.entry.kind }
}

/** Parts and services may help with the same symptom. */
const isSameThing = (one: IndexedEntry, other: IndexedEntry) =>
  (one.isSymptom && other.isSymptom) || one.kind === other.kind

function candidateOf(
  entry: IndexedEntry,
  tokens: readonly Token[],
  makers: ReadonlySet<string>,
): Candidate | undefined {
  if (isBare(entry) && !makers.has(entry.model?.brand ?? '')) return undefined
  const held: { token: Token; at: number }[] = []
  let exact = 0
  for (const [place, keys] of entry.keys.entries()) {
    const at = tokens.findIndex(
      (token, index) =>
        !token.isUsed &&
        !held.some((one) => one.at === index) &&
        token.keys.some((key) => keys.includes(key)),
    )
    const token = tokens[at]
    if (!token) return undefined
    held.push({ token, at })
    exact += exactness(token, keys, entry.words[place] ?? '')
  }
  if (held.every(({ token }) => token.isFiller)) return undefined
  const places = held.map(({ at }) => at)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const between = last - first + 1 - held.length
  if (between > MOST_BETWEEN) return undefined
  const ordered = places.every((at, index) => index === 0 || at > (places[index - 1] ?? 0)) ? 1 : 0
  // A model of the maker that was named, before the same name of another.
  const near = entry.model && makers.has(entry.model.brand) ? 4 : 0
  const { beside } = entry
  const isBeside = tokens.some(({ word, isUsed }) => word === beside && !isUsed)
  if (beside !== undefined && !isBeside) return undefined
  const words = (isBeside ? 1 : 0) + held.filter(({ token }) => !token.isFiller).length
  const score =
    words * 100 +
    held.filter(({ token }) => token.isFiller).length * FILLER_SCORE +
    (exact / held.length) * 10 -
    between * 2 +
    ordered +
    near
  return { entry, tokens: held.map(({ token }) => token), score }
}

/** The word itself, a form of it, another that is the same, or only its sound. */
function exactness(token: Token, keys: readonly string[], word: string): number {
  if (token.word === word) return 4
  const key = token.keys.find((one) => keys.includes(one)) ?? ''
  if (key.startsWith('^')) return 1
  if (key.startsWith('@')) return 1.5
  if (key.startsWith('~')) return 2
  return 3
}
