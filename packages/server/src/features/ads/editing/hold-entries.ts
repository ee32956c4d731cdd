import type { AdDraft } from '@sauda/sdk/ads'
import type { FieldErrors } from '../../../contract/failure.ts'
import type { Trx } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { type Entries, findEntriesOf, findMerged, lockEntries } from './entry-queries.ts'

const FIELDS = ['brand_id', 'service_id', 'spare_part_id'] as const

/** Which of the entries differ from others. */
const differing = (some: Entries, others: Entries) => FIELDS.filter((field) => some[field] !== others[field])

/**
 * Holds the entries of a draft until the transaction ends, and follows those that were merged while the form was open.
 * @throws RefusalError `invalid`: an entry was deleted
 */
export async function holdEntries(trx: Trx, draft: AdDraft): Promise<AdDraft> {
  let wanted = await findMerged(trx, draft)
  for (;;) {
    const gone = differing(wanted, await lockEntries(trx, wanted))
    if (gone.length === 0) return { ...draft, ...wanted }
    // One that is gone was either deleted, or merged while the lock was waited for.
    const merged = await findMerged(trx, wanted)
    if (differing(wanted, merged).length === 0) {
      const errors: FieldErrors = Object.fromEntries(gone.map((field) => [field, ['unknown']]))
      throw new RefusalError('invalid', { errors })
    }
    wanted = merged
  }
}

/** Holds the entries of a revision that is about to be copied. A merge gives the revision other ones. */
export async function holdEntriesOf(trx: Trx, revisionId: number): Promise<void> {
  for (;;) {
    const named = await findEntriesOf(trx, revisionId)
    if (differing(named, await lockEntries(trx, named)).length === 0) return
  }
}
