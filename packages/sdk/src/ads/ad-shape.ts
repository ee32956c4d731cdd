export const AD_KINDS = ['part', 'service', 'goods'] as const
export const AD_CONDITIONS = ['new', 'used', 'refurbished'] as const

export type AdKind = (typeof AD_KINDS)[number]
export type AdCondition = (typeof AD_CONDITIONS)[number]

/** Limits: characters of texts, whole tenge of the price, number of rooms. */
export const AD_LIMITS = {
  title: { min: 3, max: 100 },
  text: { min: 10, max: 4000 },
  price: { min: 1, max: 1_000_000_000 },
  rooms: { max: 20 },
} as const

/** Step one: what is offered. */
export type AdWhat = {
  kind: AdKind
  /** null means any brand. */
  brand_id: number | null
  spare_part_id: number | null
  service_id: number | null
  title: string
  title_kk: string | null
  text: string
  text_kk: string | null
  /** Whole tenge; null means negotiable. */
  price: number | null
  condition: AdCondition | null
  /** VIN or frame number of the car that the part was taken from, as `normalVin` returns it. */
  vin: string | null
}

/** Step two: where and how. Photos are passed separately. */
export type AdWhere = {
  /** E.164. */
  phone: string
  room_ids: number[]
  /** ISO numbers in ascending order; empty means every day. */
  weekdays: number[]
  /** HH:MM, both or neither. */
  hours_from: string | null
  hours_to: string | null
}

export type AdDraft = AdWhat & AdWhere

export type AdField = keyof AdDraft

/** A step of the editor. */
export type AdStep = 'what' | 'where'

/**
 * Every field of an ad that a user fills in, with its step of the editor. The form, the revision in the
 * database, its copies and their tests are derived from this list.
 */
export const AD_FIELDS = {
  kind: 'what',
  brand_id: 'what',
  spare_part_id: 'what',
  service_id: 'what',
  title: 'what',
  title_kk: 'what',
  text: 'what',
  text_kk: 'what',
  price: 'what',
  condition: 'what',
  vin: 'what',
  phone: 'where',
  room_ids: 'where',
  weekdays: 'where',
  hours_from: 'where',
  hours_to: 'where',
} as const satisfies { [Field in keyof AdWhat]: 'what' } & { [Field in keyof AdWhere]: 'where' }

/**
 * The fields of the form: those of the ad, and the checkbox for a negotiable price. Marked as pure (a spread would not
 * be), so that bundles that do not use the lists leave them out.
 */
export const AD_FORM_FIELDS = /* @__PURE__ */ Object.assign({ negotiable: 'what' } as const, AD_FIELDS)

export type AdFormField = keyof typeof AD_FORM_FIELDS

/** The fields of the editor as typed, under the names of the contract's `AdForm`, without the photos. */
export type AdValues = { readonly [Field in AdFormField]?: string | readonly string[] }
