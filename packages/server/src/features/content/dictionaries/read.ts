import { compareText } from '@sauda/sdk/language'
import { page } from '../../../contract/paging.ts'
import type { Deps } from '../../deps.ts'
import { findBrands, findServices, findSpareParts } from './dictionary-queries.ts'

type ReadDeps = Pick<Deps, 'db'>

export const listBrands = async ({ db }: ReadDeps) => byName(await findBrands(db))

export const listServices = async ({ db }: ReadDeps) => byName(await findServices(db))

export const listSpareParts = async ({ db }: ReadDeps) => byName(await findSpareParts(db))

/** Sorted here, because collations differ between databases. */
function byName<Item extends { name: string }>(rows: Item[]) {
  const byRussian = compareText('ru')
  return page(rows.toSorted((a, b) => byRussian(a.name, b.name)))
}
