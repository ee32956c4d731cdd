import type { GeneratedAlways } from 'kysely'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface RoomTables {
  rooms: {
    id: GeneratedAlways<number>
    level: number
    number: string
    area: number
    company_id: number | null
  }
}
