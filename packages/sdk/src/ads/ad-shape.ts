export const AD_KINDS = ['part', 'service', 'goods'] as const
export const AD_CONDITIONS = ['new', 'used', 'refurbished'] as const

export type AdKind = (typeof AD_KINDS)[number]
export type AdCondition = (typeof AD_CONDITIONS)[number]

/** Characters of texts, whole tenge of the price, how many rooms. */
export const AD_LIMITS = {
  title: { min: 3, max: 100 },
  text: { min: 10, max: 4000 },
  price: { min: 1, max: 1_000_000_000 },
  rooms: { max: 20 },
} as const
