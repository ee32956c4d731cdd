import type { Portal } from '@sauda/sdk'
import type { AdQuery } from '@sauda/sdk/ads'
import { listBrands, listServices, listSpareParts } from '@sauda/sdk/content'
import * as paths from '@sauda/sdk/paths'
import { catalogueAddress } from '../../app/features/ads/catalogue-address.ts'
import { readPromotions } from './promotion-card.ts'
import type { Entry } from './sitemap.ts'

const TEXTS = [
  paths.promotions,
  paths.rules,
  paths.rule,
  paths.rulesAd,
  paths.rulesShoppingCenter,
  paths.privacyPolicy,
  paths.termsOfUse,
]

/** The pages that are not ads: home, the lists of the catalogue that are not empty, promotions, rules and policies. */
export async function landingEntries(portal: Portal): Promise<Entry[]> {
  const [brands, parts, services, promotions] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listServices(portal),
    readPromotions(portal),
  ])
  const stocked = parts.items.filter(({ ads }) => ads > 0)
  const queries: AdQuery[] = [
    ...[...new Set(stocked.map((part) => part.category))].map((category) => ({ category })),
    ...stocked.map(({ id }) => ({ spare_part_id: id })),
    ...services.items.filter(({ ads }) => ads > 0).map(({ id }) => ({ service_id: id })),
    ...brands.items.filter(({ ads }) => ads > 0).map(({ id }) => ({ brand_id: id })),
  ]
  return [
    { path: paths.home },
    { path: paths.ads },
    ...queries.map((query) => ({ path: catalogueAddress(query) })),
    ...TEXTS.map((path) => ({ path })),
    ...promotions.map(({ id, updated_at }) => ({ path: paths.promotion(id), changedAt: updated_at })),
  ]
}
