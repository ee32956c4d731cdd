import type { AdEvent } from '@sauda/sdk/ads'
import type { WordsOf } from '../../language/in-both.ts'
import type { moderationWords } from './words.ts'

type EventWords = WordsOf<typeof moderationWords>

/**
 * What happened, in a word; an action that came after this release is a change of state. Without an actor it was the
 * portal itself.
 */
export function eventName({ action, actor }: Pick<AdEvent, 'action' | 'actor'>, words: EventWords): string {
  if (action === 'unpublish' && actor === null) return words.ended
  const names: Readonly<Record<string, string>> = words.events
  return Object.hasOwn(names, action) ? (names[action] ?? '') : words.events.other
}
