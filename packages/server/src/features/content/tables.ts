import type { GeneratedAlways } from 'kysely'
import type { Json } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface ContentTables {
  brands: { id: GeneratedAlways<number>; name: string }
  services: { id: GeneratedAlways<number>; name: string; name_kk: string }
  spare_parts: { id: GeneratedAlways<number>; name: string; name_kk: string; category: string }
  contents: { key: string; body: Json<object> }
}
