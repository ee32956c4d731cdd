import { compareText } from '@sauda/sdk/language'
import { page } from '../../contract/paging.ts'
import type { Deps } from '../deps.ts'
import { findBrands, findServices, findSpareParts, readContact } from './queries.ts'

export const listBrands = async ({ db }: Deps) => byName(await findBrands(db))

export const listServices = async ({ db }: Deps) => byName(await findServices(db))

export const listSpareParts = async ({ db }: Deps) => byName(await findSpareParts(db))

export const getContact = ({ db }: Deps) => readContact(db)

/** Sorted here, because collations differ between databases. */
function byName<Item extends { name: string }>(rows: Item[]) {
  const byRussian = compareText('ru')
  return page(rows.toSorted((a, b) => byRussian(a.name, b.name)))
}
