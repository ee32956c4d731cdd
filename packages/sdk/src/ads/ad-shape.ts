import type { AdCondition, AdForm, AdKind } from '../generated/schemas.ts'

/** What can be offered, in the order in which to offer it. */
export const AD_KINDS = ['part', 'service', 'goods'] as const satisfies readonly AdKind[]
/** The states of parts and goods, the best first. */
export const AD_CONDITIONS = ['new', 'used', 'refurbished'] as const satisfies readonly AdCondition[]

/** Limits: characters of texts, whole tenge of the price, number of rooms. */
export const AD_LIMITS = {
  title: { min: 3, max: 100 },
  text: { min: 10, max: 4000 },
  price: { min: 1, max: 1_000_000_000 },
  rooms: { max: 20 },
} as const

/** Step one: what is offered. */
export interface AdWhat {
  /** What is offered; it determines which other fields are required. */
  kind: AdKind
  /** From `listBrands`; null means any brand. */
  brand_id: number | null
  /** From `listSpareParts`; required for a part, otherwise null. */
  spare_part_id: number | null
  /** From `listServices`; required for a service, otherwise null. */
  service_id: number | null
  /** Title in Russian, 3 to 100 characters. */
  title: string
  /** Title in Kazakh, 3 to 100 characters; null if there is none. */
  title_kk: string | null
  /** Description in Russian, 10 to 4,000 characters. */
  text: string
  /** Description in Kazakh, 10 to 4,000 characters; null if there is none. */
  text_kk: string | null
  /** The state of a part or of goods; null for a service. */
  condition: AdCondition | null
  /** VIN or frame number of the car that the part was taken from, as `normalVin` returns it. */
  vin: string | null
}

/** Step two: for how much, where and how. Photos are passed separately. */
export interface AdWhere {
  /** Whole tenge; null means negotiable. */
  price: number | null
  /** Phone for buyers in E.164, as `normalPhone` returns it. */
  phone: string
  /** Rooms of the tenant, from `adRooms`, in ascending order; empty for other sellers. */
  room_ids: number[]
  /** ISO numbers in ascending order; empty means every day. */
  weekdays: number[]
  /** HH:MM in Almaty's time; both hours or neither. */
  hours_from: string | null
  /** HH:MM in Almaty's time; both hours or neither. */
  hours_to: string | null
}

/** An ad as a user fills it in, without its photos. */
export interface AdDraft extends AdWhat, AdWhere {}

/** The name of a field that a user fills in. */
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
  condition: 'what',
  vin: 'what',
  price: 'where',
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
export const AD_FORM_FIELDS = /* @__PURE__ */ Object.assign({ negotiable: 'where' } as const, AD_FIELDS)

/** The name of a field of the form. */
export type AdFormField = keyof typeof AD_FORM_FIELDS

/** The fields of the editor as typed, under the names of the contract's `AdForm`, without the photos. */
export interface AdValues extends Typed<Pick<AdForm, AdFormField>> {}

type Typed<Fields> = { readonly [Field in keyof Fields]?: string | readonly string[] }
