import { newIdempotencyKey } from '@sauda/sdk'
import { listServices } from '@sauda/sdk/content'
import {
  CONTENT_SHAPES,
  type ContentItem,
  type ContentSet,
  contentActPage,
  contentFieldsOf,
  getContentItem,
  listContent,
} from '@sauda/sdk/content-editor'
import { listRooms } from '@sauda/sdk/rooms'
import { data, type RouterContextProvider } from 'react-router'
import { answered, idOf } from '../../shell/answered.ts'
import { isForAnother } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import { fieldLabels } from './field-labels.ts'
import type { Choice, ItemDesk } from './item-desk.ts'
import { isContentSet, type RoomNumber, valuesOf } from './item-values.ts'

type Asked = {
  request: Request
  url: URL
  params: { set?: string; id?: string }
  context: Readonly<RouterContextProvider>
}

type Portal = ReturnType<typeof visitOf>['portal']

/** The page of the log has the rest. */
const MOST_ACTS = 30

/**
 * Loads an entry with its versions, or what a new one needs; null for a guest or another person, who come here only with a
 * form that was sent after the session had ended. @throws the 404 page
 */
export async function loadItem({
  request: { signal },
  url,
  params,
  context,
}: Asked): Promise<ItemDesk | null> {
  const { portal, language, currentUser } = visitOf(context)
  const set = setOf(params.set)
  const id = params.id === 'new' ? null : idOf(params.id)
  const user = await currentUser()
  if (!user || isForAnother(visitOf(context), user)) return null
  const [detail, acts, rooms, promotions, infrastructure, services] = await Promise.all([
    id === null ? null : answered(getContentItem(portal, id, { signal })),
    id !== null && url.searchParams.has('log')
      ? contentActPage(portal, { id, limit: MOST_ACTS }, { signal })
      : null,
    roomsFor(portal, set),
    choices(portal, set, 'sliderDetail'),
    choices(portal, set, 'infrastructure'),
    has(set, 'service') ? listServices(portal, { signal }) : null,
  ])
  if (detail && detail.item.set !== set) throw data(null, { status: 404 })
  const asked = url.searchParams
  return {
    set,
    labels: fieldLabels(set, language),
    item: detail?.item ?? null,
    warnings: detail?.warnings ?? [],
    versions: detail?.versions ?? [],
    values: valuesOf(set, detail?.item.fields ?? {}, rooms),
    rooms,
    promotions,
    infrastructure,
    services: (services?.items ?? []).map(({ id, name, name_kk }) => ({
      id,
      title: name,
      title_kk: name_kk,
    })),
    compared: detail?.versions.find(({ number }) => String(number) === asked.get('compare')) ?? null,
    acts: acts && { items: acts.items, error: acts.error?.code ?? null },
    ask: asked.get('ask') === 'delete' ? 'delete' : null,
    done: asked.has('created') ? 'created' : asked.has('restored') ? 'restore' : null,
    firstKey: newIdempotencyKey(),
    at: asked.get('restored') ?? asked.get('fresh') ?? '',
  }
}

export function setOf(set: string | undefined): ContentSet {
  if (isContentSet(set)) return set
  throw data(null, { status: 404 })
}

const has = (set: ContentSet, is: string) => contentFieldsOf(set).some(([, field]) => field.is === is)

/** The rooms, if entries of the set name any. */
export async function roomsFor(portal: Portal, set: ContentSet): Promise<RoomNumber[]> {
  if (!has(set, 'rooms')) return []
  const { items } = await listRooms(portal)
  return items.map(({ id, number }) => ({ id, number }))
}

async function choices(portal: Portal, set: ContentSet, of: ContentSet): Promise<Choice[]> {
  const refers = Object.values(CONTENT_SHAPES[set].fields).some(
    (field) => field.is === 'entry' && field.of === of,
  )
  if (!refers) return []
  const { items } = await listContent(portal, of)
  return items.map(toChoice)
}

const toChoice = ({ id, fields }: ContentItem): Choice => ({
  id,
  title: fields.title ?? String(id),
  title_kk: fields.title_kk ?? null,
})
