import type { Match } from './match-entries.ts'
import type { Token } from './tokens.ts'
import { DOER } from './verb-forms.ts'

const placesOf = (match: Match, tokens: readonly Token[]) =>
  match.tokens.map((token) => tokens.indexOf(token))

/** Whether words say to what a thing belongs: after it, «стартера» and not «стартер», or before a Kazakh one with an ending. */
export function isOwner(owner: Match, thing: Match, tokens: readonly Token[]): boolean {
  const [own, its] = [placesOf(owner, tokens), placesOf(thing, tokens)]
  // «Руль рейкасы» is the rack, by its Kazakh ending.
  if (Math.min(...own) === Math.max(...its) + 1)
    return isInflected(owner) && !KAZAKH_ONLY.test(owner.tokens.at(-1)?.word ?? '')
  return isJustBefore(own, its) && isInflected(thing)
}

/** A possessive ending that is no ending of a Russian case. */
const KAZAKH_ONLY = /[аеиоуыэюя](?:сы|си)$/

const isJustBefore = (own: readonly number[], its: readonly number[]) =>
  Math.max(...own) === Math.min(...its) - 1

const isInflected = ({ entries, tokens }: Match) =>
  entries.every(({ words }) => words.some((word, at) => word !== tokens[at]?.word))

/** The possessive ending of a Kazakh word, folded: «сақинасы» of «мотор сақинасы». */
const POSSESSIVE = /[^аеиоуыэюя](?:ы|и)$|[аеиоуыэюя](?:сы|си)$/

/** «Зарядтағыш» of «аккумулятор зарядтағыш». */
const isDoer = (word: string) => DOER.test(word.slice(-3))

/**
 * The finds in the order of their words. Of two parts the first is what is asked for, «кольца на мотор», unless the
 * second belongs to it in Kazakh, «мотор сақинасы», or the first to the second in Russian, «аккумулятора клемма».
 */
export function headFirst(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const place = (match: Match) => Math.min(...placesOf(match, tokens))
  const sorted = [...matches].sort((a, b) => place(a) - place(b))
  const [first, second] = sorted.filter(({ kind }) => kind === 'part')
  if (!first || !second || !isJustBefore(placesOf(first, tokens), placesOf(second, tokens))) return sorted
  const last = second.tokens.at(-1)?.word ?? ''
  const isOfFirst =
    isInflected(first) !== isInflected(second)
      ? isInflected(first) || POSSESSIVE.test(last)
      : isDoer(last) || (isInflected(second) && POSSESSIVE.test(last))
  return isOfFirst ? [second, ...sorted.filter((match) => match !== second)] : sorted
}
