import { attempt, type Portal, type PortalError } from '@sauda/sdk'
import type { ContentImage } from '@sauda/sdk/content'
import {
  CONTENT_SHAPES,
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
import { fieldsIn, isSame, type RoomNumber, textsIn, type Values, valuesOf } from './item-values.ts'
import { roomsFor, setOf } from './load-item.ts'
import { merge } from './merge.ts'
import { momentIn } from './moments.ts'

type Sent = {
  request: Request
  params: { set?: string; id?: string }
  context: Readonly<RouterContextProvider>
}
type Refused = { outcome: ItemOutcome; status: number }
type Answer = Refused | { to: string }
type Unplaced = ItemOutcome extends infer One ? (One extends One ? Omit<One, 'base' | 'seen'> : never) : never
type Place = {
  portal: Portal
  set: ContentSet
  id: number
  rooms: readonly RoomNumber[]
  /** The version that the text was made from, and the newest one that its editor has seen. */
  base: number
  seen: number
}

/** Does what a form of an entry's page asks for. */
export async function actOnItem({ request, params, context }: Sent) {
  const { portal } = visitOf(context)
  const set = setOf(params.set)
  const form = await request.formData()
  const rooms = await roomsFor(portal, set)
  const answer =
    params.id === 'new'
      ? await add({ portal, set, id: 0, rooms, base: 0, seen: 0 }, form)
      : await change({ portal, set, id: idOf(params.id), rooms, ...versionsIn(form) }, form)
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
    case 'take':
      return take(place, form)
    case 'delete':
      return remove(place)
    default:
      throw data(null, { status: 405 })
  }
}

async function add(place: Place, form: FormData): Promise<Answer> {
  const { portal, set } = place
  const read = await draftIn(place, form)
  if ('outcome' in read) return read
  const made = await attempt(
    createContent(portal, { set, fields: read.fields }, keyIn(Object.fromEntries(form))),
  )
  if (!made.ok) return failed(place, made.error, read)
  return { to: `${paths.contentItem(set, made.value.item.id)}?created` }
}

async function save(place: Place, form: FormData): Promise<Answer> {
  const read = await draftIn(place, form)
  if ('outcome' in read) return read
  const { fields } = read
  const saved = await attempt(saveContent(place.portal, place.id, { version: place.seen, fields }))
  if (!saved.ok) return clashOr(place, saved.error, read)
  return stored(saved.value.item.version, { done: 'save', values: afterSave(read.values) })
}

/** Saves what was typed, unless it is what is stored, and shows it to visitors. */
async function publish(place: Place, form: FormData): Promise<Answer> {
  const { portal, set, id } = place
  const times = publicationIn(set, form)
  if ('errors' in times) return failedBy(place, textsIn(form), times.errors)
  const kept = await keep(place, form)
  if ('outcome' in kept) return kept
  const { version, values } = kept
  const published = await attempt(publishContent(portal, id, { version, ...times }))
  if (published.ok) return stored(version, { done: times.from ? 'plan' : 'publish', values })
  const { failure } = failureFrom(published.error)
  // The page is loaded again, because the draft is stored.
  return stored(version, { failed: 'publish', failure: bare(failure), values })
}

async function withdraw(place: Place, form: FormData): Promise<Answer> {
  const values = textsIn(form)
  const { portal, id, base, seen } = place
  const done = await attempt(withdrawContent(portal, id, seen))
  if (!done.ok) return clashOr(place, done.error, { values })
  return { outcome: { done: 'withdraw', values, base, seen }, status: OK }
}

/** Takes somebody else's changes into what was typed. Nothing is saved. */
async function take(place: Place, form: FormData): Promise<Answer> {
  const { portal, set, id, rooms, base } = place
  const read = await draftIn(place, form)
  if ('outcome' in read) return read
  const found = await attempt(getContentItem(portal, id))
  if (!found.ok) return failed(place, found.error, read)
  const { item, versions } = found.value
  const common = versions.find(({ number }) => number === base)
  const theirs = valuesOf(set, item.fields, rooms)
  const merged = merge(common ? valuesOf(set, common.fields, rooms) : null, theirs, read.values)
  return stored(item.version, { ...merged, stored: theirs, image: read.image })
}

/** Makes an older version the draft. What was typed is saved before, as a version of its own. */
async function restore(place: Place, form: FormData, number: number): Promise<Answer> {
  const { portal, set, id } = place
  const kept = await keep(place, form)
  if ('outcome' in kept) return kept
  const done = await attempt(restoreContent(portal, id, { version: kept.version, number }))
  if (!done.ok) return clashOr(place, done.error, kept)
  return { to: `${paths.contentItem(set, id)}?restored=${done.value.item.version}` }
}

async function remove(place: Place): Promise<Answer> {
  const done = await attempt(deleteContent(place.portal, place.id, place.seen))
  // An entry that somebody else has just deleted counts as deleted.
  if (done.ok || done.error.code === 'not_found') return { to: `${paths.contentSet(place.set)}?deleted` }
  return clashOr(place, done.error, { values: null })
}

/** Saves what was typed, unless it is what is stored. Returns the newest version. */
async function keep(place: Place, form: FormData): Promise<{ version: number; values: Values } | Refused> {
  const { portal, set, id, seen } = place
  const read = await draftIn(place, form)
  if ('outcome' in read) return read
  const { fields } = read
  const values = afterSave(read.values)
  const now = await attempt(getContentItem(portal, id))
  if (!now.ok) return failed(place, now.error, read)
  const { item } = now.value
  if (item.version === seen && isSame(set, item.fields, fields)) return { version: seen, values }
  const saved = await attempt(saveContent(portal, id, { version: seen, fields }))
  return saved.ok ? { version: saved.value.item.version, values } : clashOr(place, saved.error, read)
}

/** A picture that was taken off is not there any more. */
function afterSave(values: Values): Values {
  if (!values['image.remove']) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('image.')))
}

type Typed = { values: Values | null; image?: ContentImage | undefined }
type Draft = Typed & { fields: ReturnType<typeof fieldsIn>['fields']; values: Values }

/** Reads what was typed, and stores a picture that was chosen. */
async function draftIn(place: Place, form: FormData): Promise<Draft | Refused> {
  const { portal, set, rooms } = place
  const values = textsIn(form)
  const file = form.get('image.file')
  let image: ContentImage | undefined
  if (file instanceof File && file.size > 0) {
    const kept = await attempt(uploadContentImage(portal, file))
    if (!kept.ok) return failed(place, kept.error, { values })
    image = kept.value
    Object.assign(values, { 'image.key': image.key, 'image.remove': '' })
  }
  const { fields, errors } = fieldsIn(set, values, rooms)
  if (Object.keys(errors).length === 0) return { fields, values, image }
  return failedBy(place, values, errors, image)
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

function versionsIn(form: FormData): { base: number; seen: number } {
  const [base, seen] = ['base', 'version'].map((name) => textOf(form, name))
  const isVersion = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '')
  if (isVersion(base) && isVersion(seen)) return { base: Number(base), seen: Number(seen) }
  throw data(null, { status: 400 })
}

/** What was typed is stored as this version. */
function stored(version: number, outcome: Unplaced): Refused {
  return { outcome: { ...outcome, base: version, seen: version }, status: OK }
}

/** After somebody else's change the page is loaded again; the form is sent with their version next time. */
function clashOr(place: Place, error: PortalError, { values, image }: Typed): Refused {
  const { current } = error
  if (!current) return failed(place, error, { values, image })
  const { base, seen, set, rooms } = place
  const clash = {
    name: current.changed_by?.name ?? null,
    version: current.version,
    theirs: valuesOf(set, current.fields, rooms),
  }
  const { failure } = failureFrom(error)
  return { outcome: { failed: 'save', failure, values, clash, base, seen, image }, status: OK }
}

function failed({ base, seen }: Place, error: PortalError, { values, image }: Typed): Refused {
  const { failure, status } = failureFrom(error)
  return { outcome: { failed: 'save', failure: bare(failure), values, base, seen, image }, status }
}

function failedBy(
  { base, seen }: Place,
  values: Values,
  errors: NonNullable<ActionFailure['errors']>,
  image?: ContentImage,
): Refused {
  const failure: ActionFailure = { code: 'invalid', errors }
  return { outcome: { failed: 'save', failure, values, base, seen, image }, status: INVALID }
}

/** The API names a field `fields.title`, the form `title`. */
function bare(failure: ActionFailure): ActionFailure {
  const errors = Object.entries(failure.errors ?? {}).map(([name, codes]) => [
    name.replace(/^fields\./, ''),
    codes,
  ])
  return { ...failure, errors: failure.errors && Object.fromEntries(errors) }
}
