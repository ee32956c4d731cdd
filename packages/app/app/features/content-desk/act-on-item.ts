import { attempt, type Portal, type PortalError } from '@sauda/sdk'
import {
  CONTENT_SHAPES,
  type ContentItem,
  type ContentPublication,
  type ContentSet,
  createContent,
  deleteContent,
  getContentItem,
  publishContent,
  restoreContent,
  saveContent,
  uploadContentImage,
  withdrawContent,
} from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { data, type RouterContextProvider } from 'react-router'
import { type ActionFailure, failureFrom, idOf } from '../../shell/answered.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { keyIn } from '../forms/form-key.tsx'
import { textOf } from '../forms/text-of.ts'
import type { ItemOutcome } from './item-desk.ts'
import { fieldsIn, isSame, type RoomNumber, type Values, valuesOf } from './item-values.ts'
import { roomsFor, setOf } from './load-item.ts'
import { momentIn } from './moments.ts'

type Sent = {
  request: Request
  params: { set?: string; id?: string }
  context: Readonly<RouterContextProvider>
}
type Refused = { outcome: ItemOutcome; status: number }
type Answer = Refused | { to: string }
type Place = { portal: Portal; set: ContentSet; id: number; rooms: readonly RoomNumber[] }

/** Does what a form of an entry's page asks for. */
export async function actOnItem({ request, params, context }: Sent) {
  const { portal } = visitOf(context)
  const set = setOf(params.set)
  const form = await request.formData()
  const rooms = await roomsFor(portal, set)
  const answer =
    params.id === 'new'
      ? await add({ portal, set, id: 0, rooms }, form)
      : await change({ portal, set, id: idOf(params.id), rooms }, form)
  if ('to' in answer) return localRedirect(context, answer.to)
  return data(answer.outcome, { status: answer.status })
}

const OK = 200
const INVALID = 422

function change(place: Place, form: FormData): Promise<Answer> {
  const intent = textOf(form, 'intent')
  if (/^restore \d{1,9}$/.test(intent)) return restore(place, form, Number(intent.slice('restore '.length)))
  switch (intent) {
    case 'save':
      return save(place, form)
    case 'publish':
      return publish(place, form)
    case 'withdraw':
      return withdraw(place, form)
    case 'delete':
      return remove(place, form)
    default:
      throw data(null, { status: 405 })
  }
}

async function add({ portal, set, rooms }: Place, form: FormData): Promise<Answer> {
  const read = await draftIn(portal, set, form, rooms)
  if ('outcome' in read) return read
  const made = await attempt(
    createContent(portal, { set, fields: read.fields }, keyIn(Object.fromEntries(form))),
  )
  if (!made.ok) return failed(made.error, read.values)
  return { to: `${paths.contentItem(set, made.value.item.id)}?created` }
}

async function save(place: Place, form: FormData): Promise<Answer> {
  const { portal, set, id, rooms } = place
  const read = await draftIn(portal, set, form, rooms)
  if ('outcome' in read) return read
  const saved = await attempt(saveContent(portal, id, { version: versionIn(form), fields: read.fields }))
  if (!saved.ok) return clashOr(place, saved.error, read.values)
  return { outcome: { done: 'save', values: read.values }, status: OK }
}

/** Saves what was typed, unless it is what is stored, and shows it to visitors. */
async function publish(place: Place, form: FormData): Promise<Answer> {
  const { portal, set, id } = place
  const times = publicationIn(set, form)
  if ('errors' in times) return failedBy('invalid', textsIn(form), times.errors)
  const kept = await keep(place, form)
  if ('outcome' in kept) return kept
  const { version, values } = kept
  const published = await attempt(publishContent(portal, id, { version, ...times }))
  if (published.ok) return { outcome: { done: times.from ? 'plan' : 'publish', values }, status: OK }
  const { failure } = failureFrom(published.error)
  // The page is loaded again, because the draft is stored.
  return { outcome: { failed: 'publish', failure: bare(failure), values }, status: OK }
}

async function withdraw(place: Place, form: FormData): Promise<Answer> {
  const values = textsIn(form)
  const done = await attempt(withdrawContent(place.portal, place.id, versionIn(form)))
  return done.ok ? { outcome: { done: 'withdraw', values }, status: OK } : clashOr(place, done.error, values)
}

/** Makes an older version the draft. What was typed is saved before, as a version of its own. */
async function restore(place: Place, form: FormData, number: number): Promise<Answer> {
  const { portal, set, id } = place
  const kept = await keep(place, form)
  if ('outcome' in kept) return kept
  const done = await attempt(restoreContent(portal, id, { version: kept.version, number }))
  if (!done.ok) return clashOr(place, done.error, kept.values)
  return { to: `${paths.contentItem(set, id)}?restored=${done.value.item.version}` }
}

async function remove({ portal, set, id }: Place, form: FormData): Promise<Answer> {
  const done = await attempt(deleteContent(portal, id, versionIn(form)))
  // An entry that somebody else has just deleted counts as deleted.
  if (done.ok || done.error.code === 'not_found') return { to: `${paths.contentSet(set)}?deleted` }
  return failed(done.error, null)
}

/** Saves what was typed, unless it is what is stored. Returns the newest version. */
async function keep(place: Place, form: FormData): Promise<{ version: number; values: Values } | Refused> {
  const { portal, set, id, rooms } = place
  const read = await draftIn(portal, set, form, rooms)
  if ('outcome' in read) return read
  const { fields, values } = read
  const version = versionIn(form)
  const stored = await attempt(getContentItem(portal, id))
  if (!stored.ok) return failed(stored.error, values)
  const { item } = stored.value
  if (item.version === version && isSame(set, item.fields, fields)) return { version, values }
  const saved = await attempt(saveContent(portal, id, { version, fields }))
  return saved.ok ? { version: saved.value.item.version, values } : clashOr(place, saved.error, values)
}

type Draft = { fields: ReturnType<typeof fieldsIn>['fields']; values: Values }

/** Reads what was typed, and stores a picture that was chosen. */
async function draftIn(
  portal: Portal,
  set: ContentSet,
  form: FormData,
  rooms: readonly RoomNumber[],
): Promise<Draft | Refused> {
  const values = textsIn(form)
  const file = form.get('image.file')
  if (file instanceof File && file.size > 0) {
    const stored = await attempt(uploadContentImage(portal, file))
    if (!stored.ok) return failed(stored.error, values)
    Object.assign(values, { 'image.key': stored.value.key, 'image.remove': '' })
  }
  const { fields, errors } = fieldsIn(set, values, rooms)
  if (Object.keys(errors).length === 0) return { fields, values }
  return failedBy('invalid', values, errors)
}

function textsIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

type Times = Omit<ContentPublication, 'version'>

function publicationIn(
  set: ContentSet,
  form: FormData,
): Times | { errors: NonNullable<ActionFailure['errors']> } {
  const [from, till] = [momentIn(textOf(form, 'from')), momentIn(textOf(form, 'till'))]
  const wrong = {
    ...(from === undefined && { from: ['wrong_format' as const] }),
    ...(till === undefined && { till: ['wrong_format' as const] }),
  }
  if (Object.keys(wrong).length > 0) return { errors: wrong }
  if (!CONTENT_SHAPES[set].isSingle) return { from: from ?? null, till: till ?? null }
  const typed = (name: string) => textOf(form, name).trim() || null
  const effective_on = typed('effective_on')
  return {
    from: from ?? null,
    ...(effective_on && { effective_on }),
    change_note: typed('change_note'),
    change_note_kk: typed('change_note_kk'),
  }
}

function versionIn(form: FormData): number {
  const text = textOf(form, 'version')
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw data(null, { status: 400 })
}

/** After somebody else's change the page is loaded again, so that the form is sent with their version next time. */
function clashOr({ set, rooms }: Place, error: PortalError, values: Values): Refused {
  const { current } = error
  if (!current) return failed(error, values)
  const clash = { name: nameOfEditor(current), theirs: valuesOf(set, current.fields, rooms), mine: values }
  const { failure } = failureFrom(error)
  return { outcome: { failed: 'save', failure, values, clash }, status: OK }
}

const nameOfEditor = ({ changed_by }: ContentItem) => changed_by?.name ?? null

function failed(error: PortalError, values: Values | null): Refused {
  const { failure, status } = failureFrom(error)
  return { outcome: { failed: 'save', failure: bare(failure), values }, status }
}

function failedBy(code: 'invalid', values: Values, errors: NonNullable<ActionFailure['errors']>): Refused {
  return { outcome: { failed: 'save', failure: { code, errors }, values }, status: INVALID }
}

/** The API names a field `fields.title`, the form `title`. */
function bare(failure: ActionFailure): ActionFailure {
  const errors = Object.entries(failure.errors ?? {}).map(([name, codes]) => [
    name.replace(/^fields\./, ''),
    codes,
  ])
  return { ...failure, errors: failure.errors && Object.fromEntries(errors) }
}
