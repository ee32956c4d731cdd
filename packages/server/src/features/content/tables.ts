import type { components } from '@sauda/sdk'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, MaybeTime, Time } from '../../platform/database/columns.ts'

type Fields = components['schemas']['ContentFields']

/** The tables of this feature's migrations, as Kysely reads them. */
export interface ContentTables {
  brands: { id: GeneratedAlways<number>; name: string }
  services: { id: GeneratedAlways<number>; name: string; name_kk: string }
  spare_parts: {
    id: GeneratedAlways<number>
    name: string
    name_kk: string
    category: string
    /** A file of the kit's drawings by its name; null shows the category's. */
    drawing: Generated<string | null>
  }
  districts: { id: GeneratedAlways<number>; name: string; name_kk: string }
  trade_groups: { id: GeneratedAlways<number>; name: string; name_kk: string; position: number }
  content_items: {
    id: GeneratedAlways<number>
    kind: string
    position: number
    version: number
    live_version: number | null
    live_from: MaybeTime
    live_till: MaybeTime
    next_version: number | null
    next_from: MaybeTime
    next_till: MaybeTime
    created_at: Time
    deleted_at: MaybeTime
  }
  content_versions: {
    item_id: number
    number: number
    fields: Json<Fields>
    author_id: number | null
    created_at: Time
    restored_from: number | null
    edition: number | null
    shown_from: MaybeTime
    effective_on: string | null
    change_note: string | null
    change_note_kk: string | null
  }
  content_images: {
    id: GeneratedAlways<number>
    key: string
    width: number
    height: number
    preview: string
    author_id: number | null
    created_at: Time
  }
  former_names: { kind: string; name: string; name_kk: string | null; entry_id: number }
  merged_entries: { kind: string; from_id: number; into_id: number }
  content_state: { is_only: Generated<boolean>; version: Generated<string> }
}
