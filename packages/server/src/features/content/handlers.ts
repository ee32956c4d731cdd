import type { Handlers } from '../../contract/call.ts'
import type { Deps } from '../deps.ts'
import { getContact, listBrands, listServices, listSpareParts } from './service.ts'

export function contentHandlers(
  deps: Deps,
): Pick<Handlers, 'listBrands' | 'listServices' | 'listSpareParts' | 'getContact'> {
  return {
    listBrands: () => listBrands(deps),
    listServices: () => listServices(deps),
    listSpareParts: () => listSpareParts(deps),
    getContact: () => getContact(deps),
  }
}
