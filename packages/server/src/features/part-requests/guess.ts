import type { components } from '@sauda/sdk'
import type { Db } from '../../platform/database/transaction.ts'
import { readTitle } from '../ads/editing/read-title.ts'
import { findNamed } from './request-queries.ts'

type Named = components['schemas']['Named']

/** A kind of part with its category. */
export type Part = Named & { category: string | null }

/**
 * Returns the kind of part that was chosen, or else the one that a text names, as the search reads it; and the brand that it names.
 * @param chosen null if none fits, undefined if the text decides
 */
export async function guessPart(
  db: Db,
  text: string,
  chosen: number | null | undefined,
): Promise<{ part: Part | null; brandId: number | null }> {
  const said = text === '' ? null : await readTitle(db, text)
  const partId = chosen === undefined ? (said?.spare_part?.id ?? null) : chosen
  const { part } = await findNamed(db, { brandId: null, partId })
  return { part, brandId: said?.brand?.id ?? null }
}
