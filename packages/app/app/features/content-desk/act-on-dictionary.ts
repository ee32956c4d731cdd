import { attempt, newIdempotencyKey, type Portal } from '@sauda/sdk'
import { listBrands, listServices, listSpareParts } from '@sauda/sdk/content'
import {
  createBrand,
  createDistrict,
  createService,
  createSparePart,
  createTradeGroup,
  deleteBrand,
  deleteDistrict,
  deleteService,
  deleteSparePart,
  deleteTradeGroup,
  listDistrictEntries,
  listTradeGroups,
  mergeBrands,
  mergeServices,
  mergeSpareParts,
  mergeTradeGroups,
  updateBrand,
  updateDistrict,
  updateService,
  updateSparePart,
  updateTradeGroup,
} from '@sauda/sdk/content-editor'
import { drawingNames } from '@sauda/ui'
import { data, type RouterContextProvider } from 'react-router'
import { failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import { KEY_FIELD, keyIn } from '../forms/form-key.tsx'
import { textOf } from '../forms/text-of.ts'
import {
  DICTIONARIES,
  type Dictionary,
  type DictionaryDesk,
  type DictionaryDialog,
  type DictionaryOutcome,
  type DictionaryValues,
  dialogsOf,
  type Entry,
} from './dictionary-desk.ts'

type Draft = { name: string; name_kk: string; category: string; drawing: string }
type Key = ReturnType<typeof keyIn>

const partOf = ({ name, name_kk, category, drawing }: Draft) => ({
  ...{ name, name_kk, category },
  drawing: drawing || null,
})

const CALLS = {
  brands: {
    list: listBrands,
    create: (portal: Portal, { name }: Draft, key: Key) => createBrand(portal, { name }, key),
    update: (portal: Portal, id: number, { name }: Draft) => updateBrand(portal, id, { name }),
    merge: mergeBrands,
    remove: deleteBrand,
  },
  services: {
    list: listServices,
    create: (portal: Portal, { name, name_kk }: Draft, key: Key) =>
      createService(portal, { name, name_kk }, key),
    update: (portal: Portal, id: number, { name, name_kk }: Draft) =>
      updateService(portal, id, { name, name_kk }),
    merge: mergeServices,
    remove: deleteService,
  },
  parts: {
    list: listSpareParts,
    create: (portal: Portal, draft: Draft, key: Key) => createSparePart(portal, partOf(draft), key),
    update: (portal: Portal, id: number, draft: Draft) => updateSparePart(portal, id, partOf(draft)),
    merge: mergeSpareParts,
    remove: deleteSparePart,
  },
  districts: {
    list: listDistrictEntries,
    create: (portal: Portal, { name, name_kk }: Draft, key: Key) =>
      createDistrict(portal, { name, name_kk }, key),
    update: (portal: Portal, id: number, { name, name_kk }: Draft) =>
      updateDistrict(portal, id, { name, name_kk }),
    merge: undefined,
    remove: deleteDistrict,
  },
  trades: {
    list: listTradeGroups,
    create: (portal: Portal, { name, name_kk }: Draft, key: Key) =>
      createTradeGroup(portal, { name, name_kk }, key),
    update: (portal: Portal, id: number, { name, name_kk }: Draft) =>
      updateTradeGroup(portal, id, { name, name_kk }),
    merge: mergeTradeGroups,
    remove: deleteTradeGroup,
  },
}

type Asked = { request: Request; params: { of?: string }; context: Readonly<RouterContextProvider> }

function dictionaryOf({ of }: Asked['params']): Dictionary {
  const found = DICTIONARIES.find((one) => one === of)
  if (found) return found
  throw data(null, { status: 404 })
}

/** Loads a dictionary, and the entry that its dialog is about. @throws the 404 page */
export async function loadDictionary({
  request: { signal },
  url,
  params,
  context,
}: Asked & { url: URL }): Promise<DictionaryDesk> {
  const of = dictionaryOf(params)
  const { items, error } = await CALLS[of].list(visitOf(context).portal, { signal })
  const all: Entry[] = items.map((entry) => ({ ...entry }))
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const fits = ({ name, name_kk }: Entry) =>
    `${name} ${name_kk ?? ''}`.toLowerCase().includes(q.toLowerCase())
  const asked = url.searchParams.get('ask')
  const ask = dialogsOf(of).find((one) => one === asked) ?? null
  return {
    of,
    q,
    found: q ? all.filter(fits) : all,
    all,
    error: error?.code ?? null,
    ask,
    entry: all.find(({ id }) => String(id) === url.searchParams.get('entry')) ?? null,
    drawings: of === 'parts' && (ask === 'add' || ask === 'edit') ? drawingNames : [],
    firstKey: newIdempotencyKey(),
  }
}

/** Adds, renames, merges or deletes an entry. @throws the 405 page */
export async function actOnDictionary({ request, params, context }: Asked) {
  const { portal } = visitOf(context)
  const of = dictionaryOf(params)
  const form = await formOf({ request, context })
  const intent = dialogsOf(of).find((one) => one === form.get('intent'))
  if (!intent) throw data(null, { status: 405 })
  const values = valuesIn(form)
  const id = Number(textOf(form, 'entry')) || 0
  const result = await attempt<unknown>(call(portal, CALLS[of], { intent, id, values }))
  if (result.ok) return data<DictionaryOutcome>({ done: intent, name: values.name })
  const { failure, status } = failureFrom(result.error)
  return data<DictionaryOutcome>(
    { failed: intent, failure, uses: result.error.uses ?? null, values },
    { status },
  )
}

type Wish = { intent: DictionaryDialog; id: number; values: DictionaryValues }

/** @throws the 405 page for a dictionary whose entries are not merged */
function call(
  portal: Portal,
  { create, update, merge, remove }: (typeof CALLS)[Dictionary],
  { intent, id, values }: Wish,
): Promise<unknown> {
  if (intent === 'add') return create(portal, values, keyIn(values))
  if (intent === 'edit') return update(portal, id, values)
  if (intent === 'delete') return remove(portal, id)
  if (!merge) throw data(null, { status: 405 })
  return merge(portal, { from_id: id, into_id: Number(values.into) || 0 })
}

const valuesIn = (form: FormData): DictionaryValues => ({
  name: textOf(form, 'name'),
  name_kk: textOf(form, 'name_kk'),
  category: textOf(form, 'category'),
  drawing: textOf(form, 'drawing'),
  into: textOf(form, 'into'),
  [KEY_FIELD]: textOf(form, KEY_FIELD),
})
