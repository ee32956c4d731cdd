import type { GeneratedAlways } from 'kysely'
import type { Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface TalkTables {
  talk_threads: { id: GeneratedAlways<number>; topic: string; topic_id: number }
  talk_messages: {
    id: GeneratedAlways<number>
    thread_id: number
    side: number
    author_id: number | null
    text: string
    note: string | null
    created_at: Time
  }
  talk_message_photos: { message_id: number; photo_id: number; position: number }
  talk_reads: { thread_id: number; user_id: number; side: number; up_to: number; read_at: Time }
}
