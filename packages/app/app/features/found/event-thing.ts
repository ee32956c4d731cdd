import { localPath } from '@sauda/sdk/language'
import { storeId } from './store-thing.ts'
import type { Place, Thing } from './things.ts'

/** What is said of a promotion. Days are in Almaty's time, `2026-11-21`. */
export type Promotion = {
  readonly title: string
  readonly text: string
  /** The Russian path of its page. */
  readonly path: string
  readonly from: string
  /** The last day; null if none is set. */
  readonly till: string | null
  /** Paths of its pictures. */
  readonly pictures: readonly string[]
}

/** A promotion as an event in the centre. */
export function eventThing(promotion: Promotion, { language, origin }: Place): Thing {
  const { title, text, path, from, till, pictures } = promotion
  return {
    '@type': 'SaleEvent',
    name: title,
    description: text,
    url: origin + localPath(path, language),
    startDate: from,
    endDate: till ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: pictures.map((picture) => origin + picture),
    location: { '@id': storeId(origin) },
    organizer: { '@id': storeId(origin) },
  }
}
