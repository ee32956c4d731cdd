import type { AdEvent } from '@sauda/sdk/ads'
import type { WordsOf } from '../../language/in-both.ts'
import type { moderationWords } from './words.ts'

type EventWords = WordsOf<typeof moderationWords>

/** The text of an event. An unknown action is a change of status; without an actor the system acted. */
export function eventName({ action, actor }: Pick<AdEvent, 'action' | 'actor'>, words: EventWords): string {
  if (action === 'unpublish' && actor === null) return words.ended
  const names: Readonly<Record<string, string>> = words.events
  return Object.hasOwn(names, action) ? (names[action] ?? '') : words.events.other
}
