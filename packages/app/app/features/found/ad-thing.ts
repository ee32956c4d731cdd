import type { Ad } from '@sauda/sdk/ads'
import { inLanguage, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { FoundReviews } from '../reviews/load-reviews.ts'
import { addressThing, storeId } from './store-thing.ts'
import type { HeadPlace, Thing } from './things.ts'

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
} as const satisfies Record<NonNullable<Ad['condition']>, string>

/** Search engines accept names up to this length. */
const LONGEST_NAME = 100

/** The Russian path of an ad's picture. */
export const adPicture = (id: number) => `${paths.ads}/${id}/picture.jpg`

/** An ad as schema.org describes it: a product or a service with its offer. */
export function adThing(ad: Ad, place: HeadPlace, reviews: FoundReviews | null = null): Thing {
  const { language, origin } = place
  const isService = ad.kind === 'service'
  const url = origin + localPath(paths.ad(ad.id), language)
  const seller = sellerThing(ad, place)
  const pictures =
    ad.photos.length > 0 ? ad.photos.map(({ jpeg }) => jpeg) : [localPath(adPicture(ad.id), language)]
  return {
    '@type': isService ? 'Service' : 'Product',
    name: inLanguage(ad, 'title', language),
    description: inLanguage(ad, 'text', language),
    url,
    image: pictures.map((picture) => origin + picture),
    category: ad.category ?? undefined,
    ...(!isService && reviews && reviewThings(reviews)),
    ...(isService
      ? { provider: seller }
      : { sku: String(ad.id), brand: ad.brand ? { '@type': 'Brand', name: ad.brand.name } : undefined }),
    // A negotiable price is no price, and search engines reject an offer without one.
    offers:
      ad.price === null
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: ad.price,
            priceCurrency: 'KZT',
            availability: 'https://schema.org/InStock',
            itemCondition: ad.condition ? CONDITIONS[ad.condition] : undefined,
            seller,
          },
  }
}

/** The mean and some reviews of a product, as its page shows them. */
function reviewThings({ mean, reviews, some }: FoundReviews): Pick<Thing, string> {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: reviews, bestRating: 5 },
    review: some.map(({ author, stars, text, created_at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author.slice(0, LONGEST_NAME) },
      datePublished: created_at.slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  }
}

/** A tenant is a shop within the centre; of a private person only the name is said. */
function sellerThing({ seller, rooms: [room] }: Ad, { language, origin, contact }: HeadPlace): Thing {
  if (!seller.is_tenant) return { '@type': 'Person', name: seller.name }
  return {
    '@type': 'AutoPartsStore',
    name: room?.name ?? seller.name,
    address: addressThing(contact, language),
    containedInPlace: { '@id': storeId(origin) },
  }
}
