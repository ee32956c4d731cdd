import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, MaybeTime, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface NotificationTables {
  notifications: {
    id: GeneratedAlways<number>
    user_id: number
    kind: string
    type: number
    body: Json<object>
    created_at: Time
    viewed_at: MaybeTime
    /** The company that it concerns; null if it concerns the person. */
    company_id: Generated<number | null>
  }
}
