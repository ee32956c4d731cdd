import type { ColumnType } from 'kysely'

/** A calendar day in Almaty, `2026-11-21`. */
type Day = ColumnType<string, string, string>

/** The tables of this feature's migrations, as Kysely reads them. */
export interface ViewTables {
  view_salts: { day: Day; salt: Buffer }
  view_marks: { day: Day; subject: string; subject_id: number; mark: Buffer }
  view_days: { day: Day; subject: string; subject_id: number; views: number }
}
