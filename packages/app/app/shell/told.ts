import type { Analytics } from './analytics.ts'
import type { ToldEvent } from './data-layer.ts'
import type { NoticeLine } from './notice.ts'

/** What the data layer may be told of a message. What happened before a consent is never told (decision 0091). */
export function toldOf(
  { event }: Pick<NoticeLine, 'event'>,
  answer: Analytics['answer'] | undefined,
): ToldEvent | '' {
  return answer === 'yes' && event ? event : ''
}
