import { type AdDraft, type AdValues, checkAd } from '@sauda/sdk/ads'
import type { FieldErrors } from '../../../contract/failure.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { isKazakhstanPhone } from '../../../platform/phones.ts'
import { findMerged } from './entry-queries.ts'
import { wrongReferences } from './revision-queries.ts'

const ENTRIES = ['brand_id', 'service_id', 'spare_part_id'] as const

/**
 * Returns the editor's form as a draft, or all its errors.
 * @param companyId the company that sells; null for a private person
 */
export async function checkForm(
  db: Db,
  companyId: number | null,
  values: AdValues,
): Promise<{ draft: AdDraft; errors?: never } | { draft?: never; errors: FieldErrors }> {
  const { draft: typed, errors } = checkAd(values, { isTenant: companyId !== null })
  if (!typed) return { errors }
  let draft = { ...typed, ...(await findMerged(db, typed)) }
  let wrong = await wrongReferences(db, companyId, draft)
  // An entry that is not there may have been merged after the merges were read.
  while (ENTRIES.some((field) => wrong[field])) {
    const merged = await findMerged(db, draft)
    if (ENTRIES.every((field) => merged[field] === draft[field])) break
    draft = { ...draft, ...merged }
    wrong = await wrongReferences(db, companyId, draft)
  }
  if (!isKazakhstanPhone(draft.phone)) wrong.phone = ['phone_invalid']
  return Object.keys(wrong).length > 0 ? { errors: wrong } : { draft }
}
