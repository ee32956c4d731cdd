import { attempt, type Page, type Portal } from '@sauda/sdk'
import type { AdQuery } from '@sauda/sdk/ads'
import { listBrands, listRules, listServices, listSpareParts } from '@sauda/sdk/content'
import * as paths from '@sauda/sdk/paths'
import { catalogueAddress } from '../../app/features/ads/catalogue-address.ts'
import { CENTRE_TEXTS } from '../../app/features/content/centre-texts.ts'
import { readPromotions } from './promotion-card.ts'
import type { Entry } from './sitemap.ts'

/**
 * The pages that are not ads: home, the lists of the catalogue that are not empty, promotions, and the rules and
 * policies that are published. Throws if the API fails.
 */
export async function landingEntries(portal: Portal, now: Date): Promise<Entry[]> {
  const [brands, parts, services, promotions, allRules, ...texts] = await Promise.all([
    itemsOf(listBrands(portal)),
    itemsOf(listSpareParts(portal)),
    itemsOf(listServices(portal)),
    readPromotions(portal),
    itemsOf(listRules(portal)),
    ...Object.values(CENTRE_TEXTS).map((text) => textEntries(portal, text, now)),
  ])
  const rules = allRules.filter(({ group }) => group !== 'ads')
  const stocked = parts.filter(({ ads }) => ads > 0)
  const queries: AdQuery[] = [
    ...[...new Set(stocked.map((part) => part.category))].map((category) => ({ category })),
    ...stocked.map(({ id }) => ({ spare_part_id: id })),
    ...services.filter(({ ads }) => ads > 0).map(({ id }) => ({ service_id: id })),
    ...brands.filter(({ ads }) => ads > 0).map(({ id }) => ({ brand_id: id })),
  ]
  return [
    { path: paths.home },
    { path: paths.ads },
    ...queries.map((query) => ({ path: catalogueAddress(query) })),
    { path: paths.promotions, changedAt: newest(promotions) },
    ...promotions.map(({ id, updated_at }) => ({ path: paths.promotion(id), changedAt: updated_at })),
    { path: paths.rules, changedAt: newest(rules) },
    ...(rules.length > 0 ? [{ path: paths.rule, changedAt: newest(rules) }] : []),
    ...texts.flat(),
  ]
}

/** Throws if a list could not be read: search engines would take what is missing for gone. */
async function itemsOf<Item>(list: Promise<Page<Item>>): Promise<Item[]> {
  const { items, error } = await list
  if (error) throw error
  return items
}

/**
 * The page of a text with the day from which it applies, or with when it was written if that was later; none for a text
 * that is not published.
 */
async function textEntries(
  portal: Portal,
  { path, read }: (typeof CENTRE_TEXTS)[keyof typeof CENTRE_TEXTS],
  now: Date,
): Promise<Entry[]> {
  const found = await attempt(read(portal, {}))
  if (!found.ok) {
    if (found.error.status === 404) return []
    throw found.error
  }
  const { updated_at, effective_on } = found.value
  const today = now.toISOString().slice(0, 10)
  return [{ path, changedAt: effective_on > updated_at && effective_on <= today ? effective_on : updated_at }]
}

function newest(entries: readonly { readonly updated_at: string }[]): string | undefined {
  return entries
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1)
}
