import type { Generated, GeneratedAlways } from 'kysely'
import type { Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migration, as Kysely reads them. */
export interface SearchTables {
  search_aliases: {
    id: GeneratedAlways<number>
    text: string
    folded: string
    kind: string
    target: string
    is_hidden: Generated<boolean>
    created_at: Time
  }
  search_state: { is_only: Generated<boolean>; version: Generated<string> }
}
