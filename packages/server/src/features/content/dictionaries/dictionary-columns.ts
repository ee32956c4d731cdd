/** The dictionaries, their tables, and the columns of ads that refer to them. */
export const DICTIONARIES = {
  brand: { table: 'brands', column: 'brand_id', alias: 'brand' },
  service: { table: 'services', column: 'service_id', alias: 'service' },
  sparePart: { table: 'spare_parts', column: 'spare_part_id', alias: 'part' },
} as const

export type Dictionary = keyof typeof DICTIONARIES

/** An entry of any dictionary; a brand has one name, and spare parts alone have a category and perhaps a drawing. */
export interface EntryDraft {
  name: string
  name_kk?: string
  category?: string
  drawing?: string | null
}
