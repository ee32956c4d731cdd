import { compareText } from '@sauda/sdk/language'
import type { Handlers } from '../../contract/call.ts'
import type { Deps } from '../deps.ts'
import { findBrands, findServices, findSpareParts, readContact } from './queries.ts'

export function contentHandlers(
  deps: Deps,
): Pick<Handlers, 'listBrands' | 'listServices' | 'listSpareParts' | 'getContact'> {
  return {
    listBrands: async () => byName(await findBrands(deps.db)),
    listServices: async () => byName(await findServices(deps.db)),
    listSpareParts: async () => byName(await findSpareParts(deps.db)),
    getContact: () => readContact(deps.db),
  }
}

const byRussian = compareText('ru')

/** Sorted here, as the databases' collations differ. */
function byName<Item extends { name: string }>(rows: Item[]) {
  const items = rows.toSorted((a, b) => byRussian(a.name, b.name))
  return { items, total: items.length, next: null }
}
