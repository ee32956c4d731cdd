import type { components } from '@sauda/sdk'
import { contactsIn } from '@sauda/sdk/ads'
import type { Db } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { findSamePhoto, findSigns, type Signs } from './flag-queries.ts'

type Flags = components['schemas']['AdFlags']

/** With fewer like ads there is no typical price. */
const ENOUGH = 8

/** How many times cheaper or dearer than its like an ad is flagged. */
const FAR = 3

/** A person with more ads within a day probably trades, or copies. */
const MANY_ADS = 10

const TEXTS = ['title', 'title_kk', 'text', 'text_kk'] as const

/** Returns what a moderator should look at in the newest revision of an ad. Nothing of it decides anything. */
export async function flagsOf(db: Db, id: number): Promise<Flags> {
  const [signs] = await findSigns(db, [id])
  if (!signs) throw new RefusalError('not_found')
  return {
    contacts: contactsOf(signs),
    far_price: farPriceOf(signs),
    same_photo: signs.has_same_photo ? await findSamePhoto(db, id) : [],
    many_ads: manyAdsOf(signs),
  }
}

/** Returns how many kinds of flags each of some ads has. */
export async function countFlags(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const found = await findSigns(db, ids)
  return new Map(found.map((signs) => [signs.id, countOf(signs)]))
}

function countOf(signs: Signs): number {
  const has = [
    contactsOf(signs).length > 0,
    farPriceOf(signs) !== null,
    signs.has_same_photo,
    manyAdsOf(signs) !== null,
  ]
  return has.filter(Boolean).length
}

function contactsOf(signs: Signs): Flags['contacts'] {
  return TEXTS.flatMap((field) => {
    const text = signs[field] ?? ''
    return contactsIn(text).map(({ kind, start, end }) => ({ field, kind, text: text.slice(start, end) }))
  })
}

function farPriceOf({ price, quartiles, alike }: Signs): Flags['far_price'] {
  const [low, typical, high] = quartiles ?? []
  if (price === null || low === undefined || typical === undefined || high === undefined) return null
  const isFar = price * FAR <= typical || price >= typical * FAR
  if (alike < ENOUGH || !isFar) return null
  // Rounded away from the price: the whole sums, too, are as far from each other as the flag says.
  const away = price < typical ? Math.ceil(typical) : Math.floor(typical)
  return { low: Math.round(low), typical: away, high: Math.round(high), ads: alike }
}

function manyAdsOf({ of_day: ofDay }: Signs): Flags['many_ads'] {
  return ofDay > MANY_ADS ? ofDay : null
}
