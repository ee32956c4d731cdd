import type { components } from '@sauda/sdk'
import { contactsIn } from '@sauda/sdk/ads'
import type { Db } from '../../../platform/database/transaction.ts'
import type { AdState } from '../ad-queries.ts'
import type { Ad } from '../ad-view.ts'
import { countOfDay, findLikePrices, findSamePhoto, type Like } from './flag-queries.ts'

type Flags = components['schemas']['AdFlags']

/** With fewer like ads there is no typical price. */
const ENOUGH = 8

/** How many times cheaper or dearer than its like an ad is flagged. */
const FAR = 3

/** A person with more ads within a day probably trades, or copies. */
const MANY_ADS = 10

const TEXTS = ['title', 'title_kk', 'text', 'text_kk'] as const

/** Returns what a moderator should look at in the newest revision of an ad. Nothing of it decides anything. */
export async function flagsOf(db: Db, state: AdState, ad: Ad): Promise<Flags> {
  const ofDay = await countOfDay(db, ad.id)
  return {
    contacts: TEXTS.flatMap((field) => contactsOf(field, ad[field] ?? '')),
    far_price: await farPriceOf(db, ad),
    same_photo: await findSamePhoto(db, state, state.newest_revision_id),
    many_ads: ofDay > MANY_ADS ? ofDay : null,
  }
}

function contactsOf(field: (typeof TEXTS)[number], text: string): Flags['contacts'] {
  return contactsIn(text).map(({ kind, start, end }) => ({ field, kind, text: text.slice(start, end) }))
}

async function farPriceOf(db: Db, ad: Ad): Promise<Flags['far_price']> {
  const like = likeOf(ad)
  if (ad.price === null || !like) return null
  const { quartiles, ads } = await findLikePrices(db, ad.id, like)
  const [low, typical, high] = quartiles ?? []
  if (low === undefined || typical === undefined || high === undefined || ads < ENOUGH) return null
  const isFar = ad.price * FAR <= typical || ad.price >= typical * FAR
  if (!isFar) return null
  // Rounded away from the price: the whole sums, too, are as far from each other as the flag says.
  const away = ad.price < typical ? Math.ceil(typical) : Math.floor(typical)
  return { low: Math.round(low), typical: away, high: Math.round(high), ads }
}

/** Goods are of any kind, so none is like another. */
function likeOf({ spare_part, service, condition }: Ad): Like | null {
  if (spare_part) return { column: 'spare_part_id', id: spare_part.id, condition }
  return service ? { column: 'service_id', id: service.id, condition } : null
}
