import { attempt, type Portal } from '@sauda/sdk'
import { type Ad, getAd } from '@sauda/sdk/ads'
import { inLanguage, type Language, money } from '@sauda/sdk/language'
import { adWords } from '../../app/features/ads/ad-words.ts'
import { foundWords } from '../../app/features/found/words.ts'
import { roomWords } from '../../app/features/rooms/words.ts'
import { shellWords } from '../../app/shell/words.ts'
import type { Drawn } from '../pictures/draw.ts'
import { drawingFor } from '../pictures/grounds.ts'

/** Reads a photo by its address of the API; null if it is gone. */
export type ReadPhoto = (path: string) => Promise<Uint8Array | null>

/** What the picture of a public ad shows; null if there is no such ad. Throws if the API fails. */
export async function adCard(
  portal: Portal,
  id: number,
  { language, readPhoto }: { language: Language; readPhoto: ReadPhoto },
): Promise<Drawn | null> {
  const found = await attempt(getAd(portal, id))
  if (found.ok) return cardOf(found.value, { language, readPhoto })
  if (found.error.status === 404) return null
  throw found.error
}

function cardOf(ad: Ad, { language, readPhoto }: { language: Language; readPhoto: ReadPhoto }): Drawn {
  const [room] = ad.rooms
  const [photo] = ad.photos
  return {
    name: shellWords[language].site.name.toLowerCase(),
    title: inLanguage(ad, 'title', language),
    fact: money(ad.price, language),
    place: room
      ? { plate: `${room.level} | ${room.number}`, text: roomWords[language].way(room.level, room.number) }
      : { text: ad.seller.is_tenant ? ad.seller.name : adWords[language].person },
    ...drawingFor(ad),
    photo: photo && { key: photo.key, read: () => readPhoto(photo.jpeg) },
  }
}

/** The picture of pages without one of their own. */
export function generalCard(language: Language): Drawn {
  const { site } = shellWords[language]
  const { general, generalFact } = foundWords[language]
  return {
    name: site.name.toLowerCase(),
    title: general,
    fact: generalFact,
    ...drawingFor({ kind: 'part', category: 'brakes' }),
  }
}
