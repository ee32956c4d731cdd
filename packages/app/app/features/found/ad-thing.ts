import type { Ad } from '@sauda/sdk/ads'
import { inLanguage, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { storeId } from './store-thing.ts'
import type { Place, Thing } from './things.ts'

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
} as const satisfies Record<NonNullable<Ad['condition']>, string>

/** An ad as schema.org describes it: a product or a service with its offer. */
export function adThing(ad: Ad, { language, origin }: Place): Thing {
  const isService = ad.kind === 'service'
  const url = origin + localPath(paths.ad(ad.id), language)
  const seller = sellerThing(ad, origin)
  return {
    '@type': isService ? 'Service' : 'Product',
    name: inLanguage(ad, 'title', language),
    description: inLanguage(ad, 'text', language),
    url,
    image: ad.photos.map(({ jpeg }) => origin + jpeg),
    category: ad.category ?? undefined,
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

/** A tenant is a shop within the centre; of a private person only the name is said. */
function sellerThing({ seller, rooms: [room] }: Ad, origin: string): Thing {
  if (!seller.is_tenant) return { '@type': 'Person', name: seller.name }
  return {
    '@type': 'AutoPartsStore',
    name: room?.name ?? seller.name,
    containedInPlace: { '@id': storeId(origin) },
  }
}
