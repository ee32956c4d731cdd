/** The texts of the centre that have a page of their own, each at its name. The specification calls their links so. */
export const CENTRE_TEXT_NAMES = [
  'terms-of-use',
  'privacy-policy',
  'rules-shopping-center',
  'rules-ad',
] as const

export type CentreTextName = (typeof CENTRE_TEXT_NAMES)[number]
