import type { Db } from '../../platform/database/transaction.ts'
import { findActive } from '../companies/members.ts'

/** Whose ad it is. */
export interface Seller {
  owner_id: number
  company_id: number | null
}

/** Returns whose ad it is, alone. */
export function sellerOf({ owner_id, company_id }: Seller): Seller {
  return { owner_id, company_id }
}

/** Returns who may act as the owner of an ad: those of a company whose function allows it, or the private person. */
export async function peopleOf(db: Db, { owner_id, company_id }: Seller): Promise<number[]> {
  return company_id === null ? [owner_id] : findActive(db, company_id, 'ads.own')
}
