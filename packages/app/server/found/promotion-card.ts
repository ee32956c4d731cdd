import type { Portal } from '@sauda/sdk'
import { listPromotions, type Promotion } from '@sauda/sdk/content'
import { almatyTime, inLanguage, type Language, type Moment } from '@sauda/sdk/language'
import { dayName } from '../../app/features/content/days.ts'
import { namedCategory } from '../../app/features/content/named-category.ts'
import { foundWords } from '../../app/features/found/words.ts'
import { roomWords } from '../../app/features/rooms/words.ts'
import { shellWords } from '../../app/shell/words.ts'
import type { Drawn } from '../pictures/draw.ts'
import { drawingFor } from '../pictures/grounds.ts'
import type { ReadPhoto } from './ad-card.ts'

/** All published promotions. Throws if they cannot be read: an empty answer would say that there are none. */
export async function readPromotions(portal: Portal): Promise<Promotion[]> {
  const { items, error } = await listPromotions(portal)
  if (error) throw error
  return items
}

const DAY = 86_400_000

/** Those that are not over yet: the last day, in Almaty, still belongs to a promotion. */
export function notOver(promotions: readonly Promotion[], now: Moment): Promotion[] {
  const today = almatyTime(now)?.dayNumber ?? 0
  return promotions.filter(({ ends_on }) => ends_on === null || Date.parse(ends_on) / DAY >= today)
}

/** What the picture of a promotion shows. */
export function promotionCard(
  promotion: Promotion,
  { language, readPhoto, now }: { language: Language; readPhoto: ReadPhoto; now: Moment },
): Drawn {
  const { starts_on, ends_on, image, rooms } = promotion
  const words = foundWords[language]
  const [room] = rooms
  const when = ends_on
    ? words.till(dayName(ends_on, now, language, 'to'))
    : starts_on
      ? words.from(dayName(starts_on, now, language, 'from'))
      : undefined
  return {
    name: shellWords[language].site.name.toLowerCase(),
    title: inLanguage(promotion, 'title', language),
    fact: when,
    place: room
      ? {
          plate: `${room.level} | ${room.number}`,
          text: room.name ?? roomWords[language].way(room.level, room.number),
        }
      : { text: words.promotions },
    ...drawingFor({ kind: 'service', category: namedCategory(promotion) }),
    photo: image ? { key: image.key, read: () => readPhoto(image.large) } : undefined,
  }
}
