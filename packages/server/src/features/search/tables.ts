import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
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
    version: Generated<number>
    changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  }
  search_misses: {
    query: string
    day: string
    times: number
    text: string
    ads: number
    last_at: Time
  }
  search_misses_dismissed: { query: string; at: Time }
  search_state: { is_only: Generated<boolean>; version: Generated<string> }
}
