import type { Handlers } from '../../../contract/call.ts'
import { requireActor } from '../../access/require-actor.ts'
import type { Deps } from '../../deps.ts'
import {
  addDistrict,
  deleteDistrict,
  listDistrictEntries,
  listDistricts,
  renameDistrict,
} from './districts.ts'
import { addEntry, deleteEntry, mergeEntries, renameEntry } from './edit.ts'
import { listBrands, listServices, listSpareParts } from './read.ts'
import {
  addTradeGroup,
  deleteTradeGroup,
  listTradeGroups,
  mergeTradeGroups,
  renameTradeGroup,
} from './trade-groups.ts'

type DictionaryOperation =
  | 'listDistricts'
  | 'listDistrictEntries'
  | `${'list' | 'merge'}${'Brands' | 'Services' | 'SpareParts' | 'TradeGroups'}`
  | `${'create' | 'update' | 'delete'}${'Brand' | 'Service' | 'SparePart' | 'District' | 'TradeGroup'}`

export function dictionaryHandlers(deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, DictionaryOperation> {
  return {
    listBrands: () => listBrands(deps),
    listServices: () => listServices(deps),
    listSpareParts: () => listSpareParts(deps),
    listDistricts: ({ language }) => listDistricts(deps, language),
    createBrand: ({ actor, body, transact }) =>
      addEntry(deps, requireActor(actor), { dictionary: 'brand', draft: { name: body.name } }, transact),
    updateBrand: ({ actor, params, body }) =>
      renameEntry(deps, requireActor(actor), {
        dictionary: 'brand',
        id: params.id,
        draft: { name: body.name },
      }),
    mergeBrands: ({ actor, body }) => mergeEntries(deps, requireActor(actor), 'brand', body),
    deleteBrand: ({ actor, params }) => deleteEntry(deps, requireActor(actor), 'brand', params.id),
    createService: async ({ actor, body: { name, name_kk }, transact }) => {
      const wish = { dictionary: 'service', draft: { name, name_kk } } as const
      return { name_kk, ...(await addEntry(deps, requireActor(actor), wish, transact)) }
    },
    updateService: async ({ actor, params, body: { name, name_kk } }) => {
      const wish = { dictionary: 'service', id: params.id, draft: { name, name_kk } } as const
      return { name_kk, ...(await renameEntry(deps, requireActor(actor), wish)) }
    },
    mergeServices: ({ actor, body }) => mergeEntries(deps, requireActor(actor), 'service', body),
    deleteService: ({ actor, params }) => deleteEntry(deps, requireActor(actor), 'service', params.id),
    createSparePart: async ({ actor, body: { name, name_kk, category, drawing = null }, transact }) => {
      const wish = { dictionary: 'sparePart', draft: { name, name_kk, category, drawing } } as const
      return { name_kk, category, ...(await addEntry(deps, requireActor(actor), wish, transact)) }
    },
    updateSparePart: async ({ actor, params, body: { name, name_kk, category, drawing } }) => {
      const draft = { name, name_kk, category, ...(drawing !== undefined && { drawing }) }
      const wish = { dictionary: 'sparePart', id: params.id, draft } as const
      return { name_kk, category, ...(await renameEntry(deps, requireActor(actor), wish)) }
    },
    mergeSpareParts: ({ actor, body }) => mergeEntries(deps, requireActor(actor), 'sparePart', body),
    deleteSparePart: ({ actor, params }) => deleteEntry(deps, requireActor(actor), 'sparePart', params.id),
    listDistrictEntries: ({ actor, language }) => listDistrictEntries(deps, requireActor(actor), language),
    createDistrict: ({ actor, body, transact }) => addDistrict(deps, requireActor(actor), body, transact),
    updateDistrict: ({ actor, params, body }) =>
      renameDistrict(deps, requireActor(actor), { id: params.id, draft: body }),
    deleteDistrict: ({ actor, params }) => deleteDistrict(deps, requireActor(actor), params.id),
    listTradeGroups: () => listTradeGroups(deps),
    createTradeGroup: ({ actor, body, transact }) => addTradeGroup(deps, requireActor(actor), body, transact),
    updateTradeGroup: ({ actor, params, body }) =>
      renameTradeGroup(deps, requireActor(actor), { id: params.id, draft: body }),
    mergeTradeGroups: ({ actor, body }) => mergeTradeGroups(deps, requireActor(actor), body),
    deleteTradeGroup: ({ actor, params }) => deleteTradeGroup(deps, requireActor(actor), params.id),
  }
}
