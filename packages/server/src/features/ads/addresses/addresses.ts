import type { components } from '@sauda/sdk'
import { page } from '../../../contract/paging.ts'
import type { Deps } from '../../deps.ts'
import { findAddresses, findParts, PART_SPAN } from './address-queries.ts'

type Schemas = components['schemas']

const ROWS = 2_500

export async function adAddressParts({ db }: Pick<Deps, 'db'>): Promise<Schemas['AdAddressParts']> {
  return page(await findParts(db))
}

/** Returns published ads of one part by id, continued after an id. */
export async function adAddresses(
  { db }: Pick<Deps, 'db'>,
  { part, after = 0 }: { part: number; after?: number },
): Promise<Schemas['AdAddresses']> {
  const until = part * PART_SPAN
  const start = Math.max(after, until - PART_SPAN)
  return page(await findAddresses(db, { after: start, until, limit: ROWS }))
}
