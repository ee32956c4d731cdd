import type { ContentSet } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'

const PAGES: Partial<Record<ContentSet, string>> = {
  rule: paths.rules,
  instruction: paths.instruction,
  termsOfUse: paths.termsOfUse,
  privacyPolicy: paths.privacyPolicy,
  rulesAd: paths.rulesAd,
  rulesShoppingCenter: paths.rulesShoppingCenter,
}

/** The page that shows an entry to visitors, with drafts as if they were published. */
export function previewPath(set: ContentSet, id: number): string {
  const page = set === 'sliderDetail' ? paths.promotion(id) : (PAGES[set] ?? paths.home)
  return `${page}?preview=1`
}
