import { isTenant } from '@sauda/sdk/access'
import type { Drawing } from './data/drawings.ts'
import type { DemoTenant, DemoUser } from './people.ts'
import type { Said } from './phrase.ts'
import type { View } from './pictures.ts'
import type { Random } from './random.ts'
import type { Condition } from './stock.ts'

export interface DemoPhoto {
  /** A drawing's file name without extension. */
  drawing: Drawing
  view: View
}

/** The content of one revision of an ad. Brands, parts, services and rooms by name or number. */
export interface DemoContent {
  kind: 'part' | 'service' | 'goods'
  brand: string | null
  spare_part: string | null
  service: string | null
  title: string
  title_kk: string | null
  text: string
  text_kk: string | null
  /** Whole tenge; null is negotiable. */
  price: number | null
  condition: Condition | null
  /** Set by `vinWriter` once the ad is complete. */
  vin: string | null
  phone: string
  rooms: readonly string[]
  weekdays: readonly number[]
  hours_from: string | null
  hours_to: string | null
  photos: readonly DemoPhoto[]
}

/** The content of an ad for a part or service; the seller adds the rest. */
export interface Composed {
  kind: DemoContent['kind']
  brand: string | null
  spare_part: string | null
  service: string | null
  condition: Condition | null
  price: number | null
  title: Said
  text: Said
  photos: readonly DemoPhoto[]
}

export type Seller = DemoUser | DemoTenant

export const isShop = (seller: Seller): seller is DemoTenant => isTenant(seller.role_id)

/** The share of ads with Kazakh texts: staff of nearly all shops write both languages, individuals less often. */
const KAZAKH = { shop: 0.7, person: 0.25 }

/** Completes an ad with the seller's door, hours, phone and pictures. */
export const contentOf = (
  random: Random,
  seller: Seller,
  composed: Composed,
  room: string | null,
): DemoContent => {
  const { title, text, ...facts } = composed
  const kazakh = random.chance(isShop(seller) ? KAZAKH.shop : KAZAKH.person)
  return {
    ...facts,
    title: title.ru,
    title_kk: kazakh ? title.kk : null,
    text: text.ru,
    text_kk: kazakh ? text.kk : null,
    vin: null,
    phone: seller.phone,
    rooms: room ? [room] : [],
    ...(isShop(seller) ? shopHours(seller) : personHours(random)),
  }
}

const shopHours = ({ weekdays, hours_from, hours_to }: DemoTenant) => ({ weekdays, hours_from, hours_to })

const personHours = (random: Random) =>
  random.weighted([
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7], hours_from: null, hours_to: null }, 5],
    [{ weekdays: [1, 2, 3, 4, 5], hours_from: '18:00', hours_to: '21:00' }, 3],
    [{ weekdays: [6, 7], hours_from: '10:00', hours_to: '20:00' }, 2],
  ])
