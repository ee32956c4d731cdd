import type { components } from '@sauda/sdk'
import type { AuditActionOf } from '@sauda/sdk/audit'
import type { Actor } from '../../../contract/call.ts'
import { recordAct } from '../../../platform/audit-queries.ts'
import { type Transact, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import { moveAds, readAdsAgain } from '../../ads/editing/renamed.ts'
import type { Deps } from '../../deps.ts'
import { countAliases, moveAliases } from '../../search/words/moved-aliases.ts'
import { DICTIONARIES, type Dictionary, type EntryDraft } from './dictionary-columns.ts'
import {
  changeEntry,
  countPartRequests,
  countUses,
  type EntryRow,
  findNames,
  forgetNames,
  insertEntry,
  lockDictionary,
  lockEntry,
  moveDeals,
  moveNames,
  movePartRequests,
  moveServices,
  rememberMerge,
  rememberName,
  removeEntry,
} from './dictionary-queries.ts'
import { checkedNames } from './entry-names.ts'
import { refuseUnknownDrawing } from './unknown-drawing.ts'

type Schemas = components['schemas']
type EditDeps = Pick<Deps, 'db' | 'clock'>

/** Adds an entry. @throws RefusalError `forbidden`, `invalid` */
export async function addEntry(
  { db, clock }: EditDeps,
  actor: Actor,
  { dictionary, draft }: { dictionary: Dictionary; draft: EntryDraft },
  transact: Transact,
): Promise<EntryRow & { ads: number }> {
  requireCapability(actor, 'content.manage')
  return transact(db, async (trx) => {
    await lockDictionary(trx, dictionary)
    const entry = await checkedEntry(trx, dictionary, draft, null)
    const id = await insertEntry(trx, dictionary, entry)
    await forgetNames(trx, dictionary, { name: entry.name })
    await record(trx, actor, id, { action: 'create', details: { dictionary, ...entry }, now: clock.now() })
    return { id, ...entry, ads: 0 }
  }).catch(refuseUnknownDrawing)
}

/** Changes an entry and what its ads are found by. @throws RefusalError `forbidden`, `not_found`, `invalid` */
export async function renameEntry(
  { db, clock }: EditDeps,
  actor: Actor,
  { dictionary, id, draft }: { dictionary: Dictionary; id: number; draft: EntryDraft },
): Promise<EntryRow & { ads: number }> {
  requireCapability(actor, 'content.manage')
  return withTransaction(db, async (trx) => {
    await lockDictionary(trx, dictionary)
    const before = await lockEntry(trx, dictionary, id)
    if (!before) throw new RefusalError('not_found')
    const entry = await checkedEntry(trx, dictionary, draft, id)
    await changeEntry(trx, dictionary, id, entry)
    const { alias, column } = DICTIONARIES[dictionary]
    if (before.name !== entry.name) {
      await rememberName(trx, dictionary, id, before)
      await forgetNames(trx, dictionary, { name: entry.name })
      await moveAliases(trx, alias, { from: before.name, into: entry.name })
    }
    const ads = await readAdsAgain(trx, column, id)
    const details = { dictionary, before, after: entry }
    await record(trx, actor, id, { action: 'rename', details, now: clock.now() })
    return { ...before, ...entry, ads }
  }).catch(refuseUnknownDrawing)
}

/** Moves all that refers to an entry to another one, and deletes it. @throws RefusalError `forbidden`, `not_found`, `invalid` */
export async function mergeEntries(
  { db, clock }: EditDeps,
  actor: Actor,
  dictionary: Dictionary,
  { from_id, into_id }: Schemas['DictionaryMerge'],
): Promise<Schemas['DictionaryMerged']> {
  requireCapability(actor, 'content.manage')
  if (from_id === into_id) throw new RefusalError('invalid', { errors: { into_id: ['repeated'] } })
  return withTransaction(db, async (trx) => {
    await lockDictionary(trx, dictionary)
    const from = await lockEntry(trx, dictionary, from_id)
    const into = await lockEntry(trx, dictionary, into_id)
    if (!from || !into) throw new RefusalError('not_found')
    const { alias, column } = DICTIONARIES[dictionary]
    const moved = await usesOf(trx, dictionary, from)
    if (dictionary === 'service') await moveServices(trx, from_id, into_id)
    await moveDeals(trx, dictionary, from_id, into_id)
    await movePartRequests(trx, dictionary, from_id, into_id)
    await moveAliases(trx, alias, { from: from.name, into: into.name })
    await moveNames(trx, dictionary, from_id, into_id)
    await rememberName(trx, dictionary, into_id, from)
    await moveAds(trx, column, { from: from_id, into: into_id })
    await rememberMerge(trx, dictionary, from_id, into_id)
    await removeEntry(trx, dictionary, from_id)
    const details = { dictionary, from, into, moved }
    await record(trx, actor, into_id, { action: 'merge', details, now: clock.now() })
    return { moved }
  })
}

/** Deletes an entry to which nothing refers. @throws RefusalError `forbidden`, `not_found`, `in_use` */
export async function deleteEntry(
  { db, clock }: EditDeps,
  actor: Actor,
  dictionary: Dictionary,
  id: number,
): Promise<true> {
  requireCapability(actor, 'content.manage')
  return withTransaction(db, async (trx) => {
    await lockDictionary(trx, dictionary)
    const entry = await lockEntry(trx, dictionary, id)
    if (!entry) throw new RefusalError('not_found')
    const uses = await usesOf(trx, dictionary, entry)
    if (Object.values(uses).some((number) => number > 0)) throw new RefusalError('in_use', { uses })
    await forgetNames(trx, dictionary, { entryId: id })
    await removeEntry(trx, dictionary, id)
    await record(trx, actor, id, { action: 'delete', details: { dictionary, ...entry }, now: clock.now() })
    return true as const
  })
}

async function usesOf(
  trx: Trx,
  dictionary: Dictionary,
  { id, name }: EntryRow,
): Promise<Schemas['DictionaryUses']> {
  const { ads, content } = await countUses(trx, dictionary, id)
  const part_requests = await countPartRequests(trx, dictionary, id)
  return {
    ads,
    search_words: await countAliases(trx, DICTIONARIES[dictionary].alias, name),
    content,
    ...(part_requests > 0 && { part_requests }),
  }
}

/** @throws RefusalError `invalid` */
async function checkedEntry(
  trx: Trx,
  dictionary: Dictionary,
  draft: EntryDraft,
  except: number | null,
): Promise<EntryDraft> {
  const entries = await findNames(trx, dictionary)
  const others = entries.filter(({ id }) => id !== except)
  const { names, errors } = checkedNames(draft, others)
  const entry: EntryDraft = names
  if (draft.category !== undefined) {
    if (!entries.some(({ category }) => category === draft.category)) errors.category = ['unknown']
    entry.category = draft.category
  }
  if (draft.drawing !== undefined) entry.drawing = draft.drawing
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
  return entry
}

function record(
  trx: Trx,
  { id: actorId }: Actor,
  subjectId: number,
  { action, details, now }: { action: AuditActionOf<'dictionary'>; details: object; now: Date },
): Promise<void> {
  return recordAct(trx, { actorId, subject: 'dictionary', subjectId, action, details, now })
}
