import { CONTENT_SHAPES } from '@sauda/sdk/content-editor'
import type { ContentSet, Fields } from '../features/content/content-columns.ts'
import { insertVersion, noteEdition } from '../features/content/editing/version-queries.ts'
import { insertItem, writeSchedule } from '../features/content/item-queries.ts'
import { dayIn } from '../features/documents/almaty.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { InBoth } from './data/content/entry.ts'

/** A publication, and what is said of the changes in it. */
interface Publication {
  fields: Fields
  from: Date
  note?: InBoth<'change_note'>
}

/**
 * Inserts an entry of the centre's texts at the end of its set, with its publications, the oldest first, by the portal
 * itself. The last one is shown. Returns the id of the entry.
 */
export async function insertPublished(
  trx: Trx,
  set: ContentSet,
  publications: readonly [Publication, ...Publication[]],
): Promise<number> {
  const id = await insertItem(trx, set, publications[0].from)
  for (const [at, { fields, from, note }] of publications.entries()) {
    const number = at + 1
    await insertVersion(trx, { itemId: id, number, fields, authorId: null, now: from })
    const none = { next_version: null, next_from: null, next_till: null }
    await writeSchedule(trx, id, { live_version: number, live_from: from, live_till: null, ...none })
    if (!CONTENT_SHAPES[set].isSingle) continue
    const { change_note = null, change_note_kk = null } = note ?? {}
    await noteEdition(trx, id, number, { from, effective_on: dayIn(from), change_note, change_note_kk })
  }
  return id
}
