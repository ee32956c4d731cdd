import type { Promotion } from '@sauda/sdk/content'
import { inLanguage, type Language, localPath } from '@sauda/sdk/language'
import { promotionPicture } from './promotion-paths.ts'
import { addressThing, placeThing, storeId } from './store-thing.ts'
import type { HeadPlace, Thing } from './things.ts'

/** The short description of a promotion, if it has one. */
export function summaryOf({ summary, summary_kk }: Promotion, language: Language): string | undefined {
  return summary === null ? undefined : inLanguage({ summary, summary_kk }, 'summary', language)
}

/** A promotion as an event in the centre; `path` is the Russian path of its page. */
export function eventThing(promotion: Promotion, path: string, place: HeadPlace): Thing {
  const { language, origin, contact } = place
  const { id, starts_on, ends_on, image, rooms } = promotion
  const pictures = [localPath(promotionPicture(id), language), ...(image ? [image.jpeg] : [])]
  const names = rooms.flatMap(({ name }) => (name === null ? [] : [name]))
  return {
    '@type': 'SaleEvent',
    name: inLanguage(promotion, 'title', language),
    description: summaryOf(promotion, language),
    url: origin + localPath(path, language),
    startDate: starts_on ?? undefined,
    endDate: ends_on ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: pictures.map((picture) => origin + picture),
    location: placeThing(contact, place),
    organizer:
      names.length > 0
        ? names.map((name) => ({
            '@type': 'AutoPartsStore',
            name,
            address: addressThing(contact, language),
            containedInPlace: { '@id': storeId(origin) },
          }))
        : { '@id': storeId(origin) },
  }
}
