import { attempt, type Portal, type PortalError } from '@sauda/sdk'
import type { ContentImage } from '@sauda/sdk/content'
import {
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
import { formOf, isForAnother } from '../../shell/form-of.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { freshKey, keyIn } from '../forms/form-key.tsx'
import { isSentFile } from '../forms/sent-file.ts'
import { textOf } from '../forms/text-of.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import type { ItemOutcome } from './item-desk.ts'
import { fieldsIn, isSame, type RoomNumber, textsIn, type Values, valuesOf } from './item-values.ts'
import { roomsFor, setOf } from './load-item.ts'
import { merge } from './merge.ts'
import { timesIn, versionsIn } from './sent-item.ts'

type Sent = {
  request: Request
  url: URL
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
export async function actOnItem({ request, url, params, context }: Sent) {
  const { portal, currentUser } = visitOf(context)
  const set = setOf(params.set)
  const user = await currentUser()
  const asked = { request, url, context, set, id: params.id }
  if (!user) return askToSignIn(asked)
  const form = await formOf({ request, context })
  if (isForAnother(visitOf(context), user)) return askToSignIn(asked, 'another_person')
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
  if (!made.ok) {
    const values = freshKey(read.values, failureFrom(made.error).failure)
    return failed(place, made.error, { ...read, values })
  }
  return { to: `${paths.contentItem(set, made.value.item.id)}?created` }
}

async function save(place: Place, form: FormData): Promise<Answer> {
  const read = await draftIn(place, form)
  if ('outcome' in read) return read
  const { fields, image } = read
  const saved = await attempt(saveContent(place.portal, place.id, { version: place.seen, fields }))
  if (!saved.ok) return clashOr(place, saved.error, read)
  return stored(saved.value.item.version, { done: 'save', values: afterSave(read.values), image })
}

/** Saves what was typed, unless it is what is stored, and shows it to visitors. */
async function publish(place: Place, form: FormData): Promise<Answer> {
  const { portal, set, id } = place
  const times = timesIn(set, form)
  if ('errors' in times) return failedBy(place, textsIn(form), times.errors)
  const kept = await keep(place, form)
  if ('outcome' in kept) return kept
  const { version, values, image } = kept
  const published = await attempt(publishContent(portal, id, { version, ...times }))
  if (published.ok) return stored(version, { done: times.from ? 'plan' : 'publish', values, image })
  const { failure } = failureFrom(published.error)
  // The page is loaded again, because the draft is stored.
  return stored(version, { failed: 'publish', failure: bare(failure), values, image })
}

async function withdraw(place: Place, form: FormData): Promise<Answer> {
  const values = textsIn(form)
  const { portal, id, base, seen } = place
  const done = await attempt(withdrawContent(portal, id, seen))
  if (!done.ok) return clashOr(place, done.error, { values })
  return { outcome: { done: 'withdraw', values, base, seen }, status: OK }
}

/** Takes somebody else's changes into what was typed, as far as they were shown. Nothing is saved, so nothing is checked. */
async function take(place: Place, form: FormData): Promise<Answer> {
  const { portal, set, id, rooms, base, seen } = place
  const typed = await typedIn(place, form)
  if ('outcome' in typed) return typed
  const found = await attempt(getContentItem(portal, id))
  if (!found.ok) return failed(place, found.error, typed)
  const { item, versions } = found.value
  if (item.version !== seen) return clashWith(place, item, { code: 'changed_meanwhile' }, typed)
  const common = versions.find(({ number }) => number === base)
  const theirs = valuesOf(set, item.fields, rooms)
  const merged = merge(common ? valuesOf(set, common.fields, rooms) : null, theirs, typed.values)
  return stored(item.version, { ...merged, stored: theirs, image: typed.image })
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

type Kept = { version: number; values: Values; image: ContentImage | undefined }

/** Saves what was typed, unless it is what is stored. Returns the newest version. */
async function keep(place: Place, form: FormData): Promise<Kept | Refused> {
  const { portal, set, id, seen } = place
  const read = await draftIn(place, form)
  if ('outcome' in read) return read
  const { fields, image } = read
  const values = afterSave(read.values)
  const now = await attempt(getContentItem(portal, id))
  if (!now.ok) return failed(place, now.error, read)
  const { item } = now.value
  if (item.version === seen && isSame(set, item.fields, fields)) return { version: seen, values, image }
  const saved = await attempt(saveContent(portal, id, { version: seen, fields }))
  return saved.ok ? { version: saved.value.item.version, values, image } : clashOr(place, saved.error, read)
}

/** A picture that was taken off is not there any more. */
function afterSave(values: Values): Values {
  if (!values['image.remove']) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('image.')))
}

type Typed = { values: Values | null; image?: ContentImage | undefined }
type Draft = Typed & { fields: ReturnType<typeof fieldsIn>['fields']; values: Values }

/** Reads what was typed, and stores a picture that was chosen. */
async function typedIn(place: Place, form: FormData): Promise<(Typed & { values: Values }) | Refused> {
  const values = textsIn(form)
  const file = form.get('image.file')
  if (!isSentFile(file)) return { values }
  const kept = await attempt(uploadContentImage(place.portal, file))
  if (!kept.ok) return failed(place, kept.error, { values })
  const image = kept.value
  return { values: { ...values, 'image.key': image.key, 'image.remove': '' }, image }
}

/** Reads what was typed as the fields of an entry. */
async function draftIn(place: Place, form: FormData): Promise<Draft | Refused> {
  const typed = await typedIn(place, form)
  if ('outcome' in typed) return typed
  const { values, image } = typed
  const { fields, errors } = fieldsIn(place.set, values, place.rooms)
  if (Object.keys(errors).length === 0) return { fields, values, image }
  return failedBy(place, values, errors, image)
}

/** What was typed is stored as this version. */
function stored(version: number, outcome: Unplaced): Refused {
  return { outcome: { ...outcome, base: version, seen: version }, status: OK }
}

function clashOr(place: Place, error: PortalError, typed: Typed): Refused {
  const { current } = error
  return current ? clashWith(place, current, failureFrom(error).failure, typed) : failed(place, error, typed)
}

type Newer = NonNullable<PortalError['current']>

/** After somebody else's change the page is loaded again; the form is sent with their version next time. */
function clashWith(place: Place, newer: Newer, failure: ActionFailure, { values, image }: Typed): Refused {
  const { base, seen, set, rooms } = place
  const clash = {
    name: newer.changed_by?.name ?? null,
    version: newer.version,
    theirs: valuesOf(set, newer.fields, rooms),
  }
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
