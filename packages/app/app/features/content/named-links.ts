import * as paths from '@sauda/sdk/paths'

/** The links that the specification names (§2). `renters` joins them with its page. */
export const NAMED_LINKS = {
  index: paths.home,
  'terms-of-use': paths.termsOfUse,
  'privacy-policy': paths.privacyPolicy,
  'rules-shopping-center': paths.rulesShoppingCenter,
  'rules-ad': paths.rulesAd,
} as const
