import type { components } from '@sauda/sdk'
import type { AuditActionOf } from '@sauda/sdk/audit'
import { CONTENT_SHAPES, contentFieldsOf, contentSetNames } from '@sauda/sdk/content-editor'
import type { Actor } from '../../../contract/call.ts'
import type { FieldErrors } from '../../../contract/failure.ts'
import { page } from '../../../contract/paging.ts'
import { recordAct } from '../../../platform/audit-queries.ts'
import { type Db, type Transact, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import type { ContentSet, Fields } from '../content-columns.ts'
import {
  deleteItem,
  findAllNewest,
  findItem,
  findNewest,
  type ItemRow,
  insertItem,
  lockItem,
  lockOrder,
  readOrder,
  writeOrder,
} from '../item-queries.ts'
import { holdImages } from '../reference-queries.ts'
import { picturesOf, readReferences } from '../references.ts'
import { shown } from '../schedule.ts'
import { checkFields, untranslatedFields } from './check-fields.ts'
import { stateOf, viewItems } from './item-view.ts'
import { moveBetween } from './move-between.ts'
import { findFields, findVersions, insertVersion, isSlugTaken } from './version-queries.ts'
import { warningsOf } from './warnings.ts'

type Schemas = components['schemas']
export type EditorDeps = Pick<Deps, 'db' | 'clock'>

/** A set may have so many entries, since pages show it as a whole. */
const MOST_ENTRIES = 300

/** Counts the entries of each set. @throws RefusalError `forbidden` */
export async function contentSummary({ db, clock }: EditorDeps, actor: Actor) {
  requireCapability(actor, 'content.manage')
  const now = clock.now()
  const rows = await findAllNewest(db)
  return page(
    contentSetNames.map((set): Schemas['ContentSummary'] => {
      const own = rows.filter(({ kind }) => kind === set)
      return {
        set,
        is_single: CONTENT_SHAPES[set].isSingle,
        items: own.length,
        shown: own.filter((row) => shown(row, now)).length,
        drafts: own.filter((row) => ['draft', 'changed'].includes(stateOf(row, now))).length,
        untranslated: own.flatMap(({ fields }) => untranslatedFields(set, fields)).length,
      }
    }),
  )
}

/** Returns the entries of a set in their order. @throws RefusalError `forbidden` */
export async function listItems({ db, clock }: EditorDeps, actor: Actor, set: ContentSet) {
  requireCapability(actor, 'content.manage')
  return page(await viewItems(db, set, await findNewest(db, set), clock.now()))
}

/** Returns an entry with its versions. @throws RefusalError `forbidden`, `not_found` */
export async function getItem(
  { db, clock }: EditorDeps,
  actor: Actor,
  id: number,
): Promise<Schemas['ContentDetail']> {
  requireCapability(actor, 'content.manage')
  const row = await findItem(db, id)
  if (!row) throw new RefusalError('not_found')
  const found = await findVersions(db, id)
  const views = await viewItems(
    db,
    row.kind,
    found.map(({ fields }) => ({ ...row, fields })),
    clock.now(),
  )
  const versions = found.map((version, at) => ({
    ...version,
    image: views[at]?.image ?? null,
    created_at: version.created_at.toISOString(),
  }))
  return { ...(await saved(db, row, clock.now())), versions }
}

/** Adds a draft. @throws RefusalError `forbidden`, `invalid`, `version_conflict` */
export async function createItem(
  deps: EditorDeps,
  actor: Actor,
  { set, fields }: Schemas['ContentDraft'],
  transact: Transact,
): Promise<Schemas['ContentSaved']> {
  requireCapability(actor, 'content.manage')
  const now = deps.clock.now()
  return transact(deps.db, async (trx) => {
    await lockOrder(trx)
    const ids = await readOrder(trx, set)
    const [only] = ids
    if (CONTENT_SHAPES[set].isSingle && only !== undefined) await refuseConflict(trx, only, now)
    if (ids.length >= MOST_ENTRIES) throw new RefusalError('invalid', { errors: { set: ['too_many'] } })
    const checked = await checkedFields(trx, set, fields, null)
    const id = await insertItem(trx, set, now)
    await insertVersion(trx, { itemId: id, number: 1, fields: checked, authorId: actor.id, now })
    await record(trx, actor, id, { action: 'create', details: { set }, now })
    return savedNow(trx, id, now)
  })
}

/** Adds a version. @throws RefusalError `forbidden`, `not_found`, `version_conflict`, `invalid` */
export async function saveItem(
  deps: EditorDeps,
  actor: Actor,
  id: number,
  { version, fields }: Schemas['ContentChange'],
): Promise<Schemas['ContentSaved']> {
  return changing(deps, actor, { id, version }, async (trx, row, now) => {
    const checked = await checkedFields(trx, row.kind, fields, id)
    await insertVersion(trx, { itemId: id, number: version + 1, fields: checked, authorId: actor.id, now })
    return { action: 'save', details: { version: version + 1 } }
  })
}

/** Makes an older version the draft again. @throws RefusalError `forbidden`, `not_found`, `version_conflict` */
export async function restoreItem(
  deps: EditorDeps,
  actor: Actor,
  id: number,
  { version, number }: Schemas['ContentRestoration'],
): Promise<Schemas['ContentSaved']> {
  return changing(deps, actor, { id, version }, async (trx, _row, now) => {
    const fields = await findFields(trx, id, number)
    if (!fields) throw new RefusalError('not_found')
    const next = { itemId: id, number: version + 1, fields, authorId: actor.id, restoredFrom: number, now }
    await insertVersion(trx, next)
    return { action: 'restore', details: { number, version: version + 1 } }
  })
}

/** Deletes an entry. @throws RefusalError `forbidden`, `not_found`, `version_conflict` */
export async function removeItem(
  deps: EditorDeps,
  actor: Actor,
  id: number,
  { version }: Schemas['ContentSeen'],
): Promise<true> {
  requireCapability(actor, 'content.manage')
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const { kind } = await lockedItem(trx, { id, version, now })
    await deleteItem(trx, id, now)
    await record(trx, actor, id, { action: 'delete', details: { set: kind }, now })
    return true as const
  })
}

/** Puts a set in order. @throws RefusalError `forbidden`, `invalid`, `changed_meanwhile` */
export async function reorderItems(
  { db, clock }: EditorDeps,
  actor: Actor,
  { set, seen, ids }: Schemas['ContentOrder'],
) {
  requireCapability(actor, 'content.manage')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    await lockOrder(trx)
    if (new Set(ids).size < ids.length) throw new RefusalError('invalid', { errors: { ids: ['repeated'] } })
    const there = await readOrder(trx, set)
    if (there.join() !== seen.join()) throw new RefusalError('changed_meanwhile')
    const known = new Set(there)
    if (ids.length !== there.length || !ids.every((id) => known.has(id)))
      throw new RefusalError('invalid', { errors: { ids: ['unknown'] } })
    await writeOrder(trx, ids)
    if (ids.join() !== there.join()) {
      const move = moveBetween(there, ids)
      const details = { set, ids, ...(move && { place: move.to, place_before: move.from }) }
      await record(trx, actor, move?.id ?? 0, { action: 'reorder', details, now })
    }
    return page(await viewItems(trx, set, await findNewest(trx, set), now))
  })
}

interface Done {
  action: AuditActionOf<'content'>
  details?: object
}

/** Changes an entry of the version that was seen, and writes to the log what was done. */
export async function changing(
  { db, clock }: EditorDeps,
  actor: Actor,
  { id, version }: { id: number; version: number },
  work: (trx: Trx, row: ItemRow, now: Date) => Promise<Done>,
): Promise<Schemas['ContentSaved']> {
  requireCapability(actor, 'content.manage')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    const row = await lockedItem(trx, { id, version, now })
    await record(trx, actor, id, { ...(await work(trx, row, now)), now })
    return savedNow(trx, id, now)
  })
}

async function lockedItem(
  trx: Trx,
  { id, version, now }: { id: number; version: number; now: Date },
): Promise<ItemRow> {
  const row = (await lockItem(trx, id)) ? await findItem(trx, id) : undefined
  if (!row) throw new RefusalError('not_found')
  if (row.version !== version) await refuseConflict(trx, id, now)
  return row
}

/** The other editor's work goes with the refusal, so that one can decide with both before one's eyes. */
async function refuseConflict(db: Db, id: number, now: Date): Promise<never> {
  const { item } = await savedNow(db, id, now)
  throw new RefusalError('version_conflict', { current: item })
}

async function savedNow(db: Db, id: number, now: Date): Promise<Schemas['ContentSaved']> {
  const row = await findItem(db, id)
  if (!row) throw new RefusalError('not_found')
  return saved(db, row, now)
}

async function saved(db: Db, row: ItemRow, now: Date): Promise<Schemas['ContentSaved']> {
  const [item] = await viewItems(db, row.kind, [row], now)
  if (!item) throw new Error('One row has one view')
  return { item, warnings: await warningsOf(db, row.fields) }
}

/**
 * Checks what is about to be written, and holds the pictures it names until the transaction ends.
 * @throws RefusalError `invalid`
 */
async function checkedFields(
  trx: Trx,
  set: ContentSet,
  written: Fields,
  except: number | null,
): Promise<Fields> {
  const { fields, errors } = checkFields(set, written)
  if (errors) throw new RefusalError('invalid', { errors: inFields(errors) })
  await holdImages(trx, picturesOf(fields))
  const unknown = await unknownReferences(trx, set, fields)
  if (fields.slug && (await isSlugTaken(trx, set, fields.slug, except))) unknown.slug = ['taken']
  if (Object.keys(unknown).length > 0) throw new RefusalError('invalid', { errors: inFields(unknown) })
  return fields
}

/** The names under which the body has the fields. */
const inFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, codes]) => [`fields.${name}`, codes]))

/** What an entry refers to must be there when it is written. */
async function unknownReferences(db: Db, set: ContentSet, fields: Fields): Promise<FieldErrors> {
  const found = await readReferences(db, set, [fields])
  const errors: FieldErrors = {}
  for (const [name, { is }] of contentFieldsOf(set)) {
    const value = fields[name]
    if (value === undefined || value === null) continue
    const isThere =
      is === 'image'
        ? found.images.has(fields.image?.key ?? '')
        : is === 'rooms'
          ? (fields.room_ids ?? []).every((id) => found.rooms.has(id))
          : is === 'service'
            ? found.services.has(Number(value))
            : is !== 'entry' || found.entries.has(Number(value))
    if (!isThere) errors[name] = ['unknown']
  }
  return errors
}

function record(
  trx: Trx,
  { id: actorId }: Actor,
  subjectId: number,
  { action, details, now }: Done & { now: Date },
): Promise<void> {
  return recordAct(trx, { actorId, subject: 'content', subjectId, action, ...(details && { details }), now })
}
