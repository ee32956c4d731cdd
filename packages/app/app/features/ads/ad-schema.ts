import type { Ad } from '@sauda/sdk/ads'
import { inLanguage, type Language } from '@sauda/sdk/language'

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
} as const satisfies Record<NonNullable<Ad['condition']>, string>

export type SchemaPlace = {
  language: Language
  /** `https://sauda.example` */
  origin: string
  /** The address of the ad's page in this language. */
  path: string
}

/** The ad as schema.org JSON-LD, escaped for HTML: nothing in it can close its `script`. */
export function schemaOf(ad: Ad, place: SchemaPlace): string {
  return JSON.stringify(describe(ad, place)).replaceAll('<', '\\u003c')
}

function describe(ad: Ad, { language, origin, path }: SchemaPlace) {
  const isService = ad.kind === 'service'
  const seller = { '@type': ad.seller.is_tenant ? 'Organization' : 'Person', name: ad.seller.name }
  return {
    '@context': 'https://schema.org',
    '@type': isService ? 'Service' : 'Product',
    name: inLanguage(ad, 'title', language),
    description: inLanguage(ad, 'text', language),
    url: origin + path,
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
            url: origin + path,
            price: ad.price,
            priceCurrency: 'KZT',
            availability: 'https://schema.org/InStock',
            itemCondition: ad.condition ? CONDITIONS[ad.condition] : undefined,
            seller,
          },
  }
}
