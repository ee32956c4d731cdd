import type { Portal } from '@sauda/sdk'
import { nameMatcher, type SearchAliases, searchAliases } from '@sauda/sdk/search'
import type { MatchOptions } from '@sauda/ui'

/** The kinds of things whose options have their ids as values. */
export type EntryKind = 'brand' | 'part' | 'service'

/**
 * Finds options as the search finds words: any order and form of them, other keyboard layouts, a typo.
 * @param aliases other words for an option, by its value
 */
export function matchOptions(aliases: ReadonlyMap<string, readonly string[]>): MatchOptions {
  const match = nameMatcher()
  return (options, text) =>
    match(
      options,
      ({ label, names = [label] }) => names,
      text,
      ({ value }) => aliases.get(value) ?? [],
    )
}

/**
 * Returns the words of the search for things of one kind by their ids, or for all things by kind and name («brand|Toyota»).
 * None without a connection.
 */
export async function readAliases(
  portal: Portal,
  kind?: EntryKind,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { items } = await searchAliases(portal, kind)
  return new Map(items.map((thing) => [kind ? String(thing.id) : optionOf(thing), thing.words]))
}

const optionOf = ({ kind, target }: SearchAliases) => `${kind}|${target}`
