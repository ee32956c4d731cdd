import { CONTENT_SHAPES } from '@sauda/sdk/content-editor'
import type { ContentSet, Fields } from '../features/content/content-columns.ts'
import { insertVersion, noteEdition } from '../features/content/editing/version-queries.ts'
import { insertItem, writeSchedule } from '../features/content/item-queries.ts'
import { dayIn } from '../features/documents/almaty.ts'
import type { Trx } from '../platform/database/transaction.ts'

interface Entry {
  set: ContentSet
  fields: Fields
}

/** Inserts an entry of the centre's texts at the end of its set, published by the portal itself. Returns its id. */
export async function insertPublished(trx: Trx, { set, fields }: Entry, now: Date): Promise<number> {
  const id = await insertItem(trx, set, now)
  await insertVersion(trx, { itemId: id, number: 1, fields, authorId: null, now })
  const none = { next_version: null, next_from: null, next_till: null }
  await writeSchedule(trx, id, { live_version: 1, live_from: now, live_till: null, ...none })
  if (CONTENT_SHAPES[set].isSingle) {
    const note = { from: now, effective_on: dayIn(now), change_note: null, change_note_kk: null }
    await noteEdition(trx, id, 1, note)
  }
  return id
}
