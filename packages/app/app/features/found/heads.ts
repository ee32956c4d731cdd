import type { Ad, AdQuery } from '@sauda/sdk/ads'
import type { Promotion } from '@sauda/sdk/content'
import { inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { searchOf } from '../ads/catalogue-address.ts'
import type { CatalogueLists } from '../ads/catalogue-lists.ts'
import { isLanding } from '../ads/catalogue-query.ts'
import { catalogueTitle, onlyOne } from '../ads/catalogue-title.ts'
import { catalogueTrail, type Subject } from '../ads/catalogue-trail.ts'
import { catalogueWords } from '../ads/catalogue-words.ts'
import type { FoundReviews } from '../reviews/load-reviews.ts'
import { adPicture, adThing } from './ad-thing.ts'
import { eventThing } from './event-thing.ts'
import { promotionPicture } from './promotion-paths.ts'
import { siteThing, storeThing } from './store-thing.ts'
import type { HeadPlace, Place, Thing } from './things.ts'
import { type Step, trailThing } from './trail-thing.ts'
import { foundWords } from './words.ts'

/** What is said of a page to search engines and where it is shared. */
export type Head = {
  readonly description: string
  /** The part of the query that belongs to the address: `?category=brakes`. */
  readonly search?: string
  /** The Russian path of the page's picture; by default the general one. */
  readonly picture?: string
  readonly things: readonly Thing[]
}

type CatalogueData = {
  query: AdQuery
  lists: string
  failed: boolean
}

/** The length that search engines show. */
const DESCRIPTION = 160

export const GENERAL_PICTURE = '/picture.jpg'

/**
 * Every page that search engines should index, by the id of its route, with what is said of it; null for one of its
 * states that they should not. A page that its loader renders is described by the loader's data instead. All other
 * pages are `hidden` in their `DocumentHead`.
 */
export const HEADS = {
  'routes/catalogue/home': ({ hidden }: { hidden: boolean }, place: HeadPlace) =>
    hidden
      ? null
      : {
          description: foundWords[place.language].description,
          things: [storeThing(place.contact, place), siteThing(place)],
        },
  'routes/catalogue/ads': catalogueHead,
  'routes/catalogue/ad': adHead,
} satisfies Record<string, (data: never, place: HeadPlace) => Head | null>

function catalogueHead({ query, lists, failed }: CatalogueData, place: HeadPlace): Head | null {
  if (failed || !isLanding(query)) return null
  const { dictionaries, list }: CatalogueLists = JSON.parse(lists)
  const words = catalogueWords[place.language]
  const found = words.count(list.total)
  const title = catalogueTitle(query, dictionaries, place.language)
  const { catalogue, catalogueOf } = foundWords[place.language]
  const part = dictionaries.parts.find(({ id }) => id === query.spare_part_id)
  const subject: Subject = {
    category: onlyOne(query.category) ?? part?.category,
    part,
    service: dictionaries.services.find(({ id }) => id === query.service_id),
  }
  return {
    description: title === words.title ? catalogue(found) : catalogueOf(title, found),
    search: searchOf(query),
    things: [trailThing(catalogueTrail(subject, words), place)],
  }
}

function adHead(
  { ad, found = null }: { ad: Ad; found?: FoundReviews | null },
  place: HeadPlace,
): Head | null {
  // Owner and staff see ads that are not public.
  if (ad.live === false) return null
  const { language } = place
  const named = (entry: Ad['brand']) => entry && { id: entry.id, name: inLanguage(entry, 'name', language) }
  const subject = { category: ad.category, part: named(ad.spare_part), service: named(ad.service) }
  const title = inLanguage(ad, 'title', language)
  const trail = [...catalogueTrail(subject, catalogueWords[language]), { to: paths.ad(ad.id), name: title }]
  return {
    description: shortened(inLanguage(ad, 'text', language)),
    picture: adPicture(ad.id),
    things: [adThing(ad, place, found), trailThing(trail, place)],
  }
}

/** A text in one line, cut at a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION) return line
  return `${line.slice(0, DESCRIPTION).replace(/\s\S*$/, '')}…`
}

/** What the loader of a page may say itself, if the page is rendered by it: see `Described`. */
export type Described = {
  readonly title: string
  readonly description: string
  readonly hidden?: boolean
  /** More than the description: the picture, and structured data. */
  readonly found?: Omit<Head, 'description'>
}

/** What the loader of a promotion's page says of it; `path` is the Russian path of the page. */
export function promotionFound(
  promotion: Promotion,
  path: string,
  place: HeadPlace,
): NonNullable<Described['found']> {
  const trail = [
    { to: path.replace(/\/\d+$/, ''), name: foundWords[place.language].promotions },
    { to: path, name: inLanguage(promotion, 'title', place.language) },
  ]
  return {
    picture: promotionPicture(promotion.id),
    things: [eventThing(promotion, path, place), ...trailFound(trail, place).things],
  }
}

/** What the loader of a page with breadcrumbs says of it: the way from the home page to it. */
export function trailFound(steps: readonly Step[], place: Place): NonNullable<Described['found']> {
  const home = { to: paths.home, name: catalogueWords[place.language].home }
  return { things: [trailThing([home, ...steps], place)] }
}

function isDescribed(data: unknown): data is Described {
  return (
    typeof data === 'object' && data !== null && 'description' in data && typeof data.description === 'string'
  )
}

/** Returns the head of a page by the id of its route and its data; null if the page is not for search engines. */
export function headOf(route: string, data: unknown, place: HeadPlace): Head | null {
  const head: Record<string, (data: never, place: HeadPlace) => Head | null> = HEADS
  if (data === undefined) return null
  if (Object.hasOwn(head, route)) return head[route]?.(data as never, place) ?? null
  if (!isDescribed(data) || data.hidden) return null
  return { things: [], ...data.found, description: shortened(data.description) }
}
