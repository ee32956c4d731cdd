import type { FoundAds } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { understoodWords } from './understood-words.ts'

/**
 * What the list says of a query that was not taken as it was typed; null for nothing. Made by the server: the browser loads
 * no words for it.
 * @param saysLacked whether it names the words that no ad has, which the chips may say instead
 */
export function understoodNote(
  { understood, total, items }: FoundAds,
  language: Language,
  saysLacked = true,
): string | null {
  if (!understood || items.length === 0) return null
  const { corrected, without, exact } = understood
  const words = understoodWords[language]
  const said = [
    corrected && words.corrected(corrected.to),
    saysLacked && without && words.without(without, String(total)),
    exact !== undefined && words.exact(exact),
  ]
  return said.filter(Boolean).join(' ') || null
}

/** The words of a query that some or all of its ads lack. */
export function lackedWords(understood: FoundAds['understood']): readonly string[] {
  return [...(understood?.without ?? []), ...(understood?.beyond ?? [])]
}

/** A line between the ads that have every word of the query and those that do not. */
export type Divider = { after: number; title: string }

/** The line within the list, «Без слова «оригинал»: 12»; null if there is none. Made by the server as well. */
export function dividerOf({ understood, total }: FoundAds, language: Language): Divider | null {
  const { exact, beyond = [] } = understood ?? {}
  if (exact === undefined || beyond.length === 0) return null
  return { after: exact, title: `${understoodWords[language].beyond(beyond)}: ${total - exact}` }
}

/** Signs that mean something in a pattern. */
const SIGNS = /[\\^$.*+?()[\]{}|/]/g

/** A query in one pair of quotation marks, as the server reads it: the marks around it and the text. */
const QUOTED = /^\s*(["«“„])([^"«»“”„]*)(["»”“])\s*$/u

/**
 * The query without the words of one thing that it asks for; null where they cannot be told from the rest of it. An empty
 * text is all that is left of a query for one thing. Quotation marks around a query stay: without them it would mean more.
 */
export function withoutSaid(query: string, said: string): string | null {
  const [, opening = '', quoted = query, closing = ''] = QUOTED.exec(query) ?? []
  let rest = quoted
  for (const word of said.split(/\s+/).filter(Boolean)) {
    const one = new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(SIGNS, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')
    if (!one.test(rest)) return null
    rest = rest.replace(one, ' ')
  }
  const words = rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length > 0 ? opening + words.join(' ') + closing : ''
}
