import { AD_FIELDS, type AdField } from '@sauda/sdk/ads'
import type { Tables } from '../../tables.ts'

type Column = keyof Tables['ad_revisions']

/** The columns of a revision that the user fills in. */
export const SAID = Object.keys(AD_FIELDS) as AdField[]

/** The columns that are derived when a revision is written. */
export const FOUND = ['category', 'levels', 'words', 'find'] as const satisfies readonly Column[]

/** The columns that the catalogue filters, sorts or searches by; a listing repeats them. */
export const LISTED = [
  'kind',
  'brand_id',
  'spare_part_id',
  'service_id',
  'category',
  'price',
  'condition',
  'vin',
  'room_ids',
  'levels',
  'weekdays',
  'words',
  'find',
] as const satisfies readonly Column[]

/** The columns of fields that an ad shows as names looked up by id. */
const NAMED: readonly Column[] = ['brand_id', 'spare_part_id', 'service_id', 'room_ids']

/** The columns of fields that an ad shows unchanged. */
export const SHOWN = SAID.filter((column) => !NAMED.includes(column))
