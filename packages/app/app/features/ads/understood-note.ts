import type { FoundAds } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'

interface Words {
  corrected(to: string): string
  without(words: readonly string[], total: string): string
  exact(count: number): string
  beyond(words: readonly string[]): string
}

const quoted = (words: readonly string[]) => words.map((word) => `«${word}»`).join(', ')

const WORDS: Record<Language, Words> = {
  ru: {
    corrected: (to) => `Показано по запросу «${to}».`,
    without: (words, total) => `${words.length === 1 ? 'Без слова' : 'Без слов'} ${quoted(words)}: ${total}.`,
    exact: (count) => `Подходит полностью: ${count}, дальше похожие.`,
    beyond: (words) => `${words.length === 1 ? 'Без слова' : 'Без слов'} ${quoted(words)}`,
  },
  kk: {
    corrected: (to) => `«${to}» сұрауы бойынша көрсетілді.`,
    without: (words, total) =>
      `${quoted(words)} ${words.length === 1 ? 'сөзінсіз' : 'сөздерінсіз'}: ${total}.`,
    exact: (count) => `Толық сай: ${count}, әрі қарай ұқсастары.`,
    beyond: (words) => `${quoted(words)} ${words.length === 1 ? 'сөзінсіз' : 'сөздерінсіз'}`,
  },
}

/**
 * What the list says of a query that was not taken as it was typed; null if it was. Made by the server: the browser loads
 * no words for it.
 */
export function understoodNote({ understood, total, items }: FoundAds, language: Language): string | null {
  if (!understood || items.length === 0) return null
  const { corrected, without, exact } = understood
  const words = WORDS[language]
  const said = [
    corrected && words.corrected(corrected.to),
    without && words.without(without, String(total)),
    exact !== undefined && words.exact(exact),
  ]
  return said.filter(Boolean).join(' ')
}

/** A line between the ads that have every word of the query and those that do not. */
export type Divider = { after: number; title: string }

/** The line within the list, «Без слова «оригинал»: 12»; null if there is none. Made by the server as well. */
export function dividerOf(
  { understood, total, total_is_estimate }: FoundAds & { total_is_estimate?: boolean | undefined },
  language: Language,
): Divider | null {
  const { exact, beyond = [] } = understood ?? {}
  if (exact === undefined || beyond.length === 0) return null
  const title = WORDS[language].beyond(beyond)
  return { after: exact, title: total_is_estimate ? title : `${title}: ${total - exact}` }
}
