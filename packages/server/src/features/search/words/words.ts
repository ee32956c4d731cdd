import type { components } from '@sauda/sdk'
import type { AuditActionOf } from '@sauda/sdk/audit'
import type { Actor } from '../../../contract/call.ts'
import { COUNTED, cutPage, readCursor } from '../../../contract/paging.ts'
import { recordAct } from '../../../platform/audit-queries.ts'
import { type Transact, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { dictionaryOf, wordKey } from '../dictionary.ts'
import { checkWord } from './check-word.ts'
import { type ShippedWord, shippedKey, shippedWords } from './shipped-words.ts'
import { type Things, thingKey, thingsOf } from './things.ts'
import {
  changeWord,
  deleteMarks,
  deleteWord,
  findOwn,
  insertMarks,
  insertWord,
  lockWords,
  type NewWord,
  type OwnRow,
} from './word-queries.ts'

type Schemas = components['schemas']
type Word = Schemas['SearchWord']
type WordDeps = Pick<Deps, 'db' | 'clock'>

const USUAL = 50
/** Every process holds them in memory. */
const MOST_OWN = 5000

interface Listed {
  word: Word
  /** Its place: own words by id, the newest first, then shipped ones as they stand in the dictionary. */
  group: 0 | 1
  at: number
  /** Folded text and names, for the filter. */
  said: string
}

/** Returns a page of the words: of the centre and of the portal. @throws RefusalError `forbidden`, `invalid` */
export async function wordPage(
  { db }: WordDeps,
  actor: Actor,
  request: Schemas['SearchWordRequest'],
): Promise<Schemas['SearchWordPage']> {
  requireCapability(actor, 'search.manage')
  const { cursor, limit = USUAL } = request
  const after = readCursor(cursor, { words: 'number' })
  const [dictionary, rows] = await Promise.all([dictionaryOf(db), findOwn(db)])
  const all = listAll(rows, thingsOf(dictionary)).filter(matching(request))
  const rest = after ? all.filter((one) => isAfter(one, Number(after.value), after.id)) : all
  const { rows: shown, next } = cutPage(rest, limit, ({ group, at }) => ({
    order: 'words',
    value: group,
    id: at,
  }))
  return { items: shown.map(({ word }) => word), total: Math.min(all.length, COUNTED), next }
}

const isAfter = ({ group, at }: Listed, value: number, id: number) =>
  group === value ? (group === 0 ? at < id : at > id) : group > value

/** Returns all things that words may stand for. @throws RefusalError `forbidden` */
export async function listThings({ db }: WordDeps, actor: Actor): Promise<Schemas['SearchTargetList']> {
  requireCapability(actor, 'search.manage')
  const items = [...thingsOf(await dictionaryOf(db)).values()]
  return { items, total: Math.min(items.length, COUNTED), truncated: false }
}

function listAll(rows: readonly OwnRow[], things: Things): Listed[] {
  const own = rows
    .filter(({ is_hidden }) => !is_hidden)
    .map((row): Listed => ({ ...listed(ownWord(row, things)), group: 0, at: row.id }))
  const hidden = hiddenIn(rows)
  const shipped = [...shippedWords.values()].flatMap((brought, index): Listed[] => {
    const word = shippedWord(brought, things, hidden)
    // What the centre does not have, the search leaves out.
    return word.targets.length === 0 ? [] : [{ ...listed(word), group: 1, at: index + 1 }]
  })
  return [...own, ...shipped]
}

function listed(word: Word) {
  const names = word.targets.flatMap(({ name, name_kk }) => [name, name_kk])
  return { word, said: [word.text, ...names].map(wordKey).join('|') }
}

function ownWord({ id, text, kind, target, version, changed_at }: OwnRow, things: Things): Word {
  const thing = things.get(thingKey(kind, target))
  return {
    id,
    text,
    kind,
    targets: thing ? [thing] : [],
    origin: 'own',
    is_hidden: false,
    version,
    changed_at,
  }
}

const markKey = (key: string, kind: string, target: string) => `${key}|${kind}|${target}`

const hiddenIn = (rows: readonly OwnRow[]) =>
  new Set(
    rows
      .filter(({ is_hidden }) => is_hidden)
      .map(({ folded, kind, target }) => markKey(folded, kind, target)),
  )

function shippedWord({ text, key, kind, targets }: ShippedWord, things: Things, hidden: Set<string>): Word {
  return {
    id: null,
    text,
    kind,
    targets: targets.flatMap((target) => things.get(thingKey(kind, target)) ?? []),
    origin: 'shipped',
    is_hidden: targets.every((target) => hidden.has(markKey(key, kind, target))),
    version: null,
    changed_at: null,
  }
}

function matching({ q, kind, origin, hidden, id }: Schemas['SearchWordRequest']) {
  const wanted = wordKey(q ?? '')
  const isNonsense = wanted === '' && (q ?? '').trim() !== ''
  return ({ word, said }: Listed) =>
    !isNonsense &&
    said.includes(wanted) &&
    (kind === undefined || word.kind === kind) &&
    (origin === undefined || word.origin === origin) &&
    (hidden === undefined || word.is_hidden === hidden) &&
    (id === undefined || word.id === id)
}

/** Adds a word. @throws RefusalError `forbidden`, `invalid` */
export async function createWord(
  deps: WordDeps,
  actor: Actor,
  draft: Schemas['SearchWordDraft'],
  transact: Transact,
): Promise<Word> {
  requireCapability(actor, 'search.manage')
  const { word, things } = await checked(deps, draft)
  const now = deps.clock.now()
  return transact(deps.db, async (trx) => {
    const rows = await lockedRows(trx)
    refuseTaken(word, rows)
    if (rows.length >= MOST_OWN) throw new RefusalError('invalid', { errors: { text: ['too_many'] } })
    const added = await insertWord(trx, word, now)
    await record(trx, actor, added.id, 'create', { details: word, now })
    return ownWord(added, things)
  })
}

/** Changes a word of the version that was seen. @throws RefusalError `forbidden`, `not_found`, `changed_meanwhile`, `invalid` */
export async function updateWord(
  deps: WordDeps,
  actor: Actor,
  id: number,
  { version, ...draft }: Schemas['SearchWordChange'],
): Promise<Word> {
  requireCapability(actor, 'search.manage')
  const { word, things } = await checked(deps, draft)
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const rows = await lockedRows(trx)
    refuseChanged(rows, id, version)
    refuseTaken(
      word,
      rows.filter((row) => row.id !== id),
    )
    const changed = await changeWord(trx, { id, version, now }, word)
    if (!changed) throw new RefusalError('changed_meanwhile')
    await record(trx, actor, id, 'update', { details: word, now })
    return ownWord(changed, things)
  })
}

/** Deletes a word of the version that was seen. @throws RefusalError `forbidden`, `not_found`, `changed_meanwhile` */
export async function removeWord(
  { db, clock }: WordDeps,
  actor: Actor,
  id: number,
  { version }: Schemas['SearchWordVersion'],
): Promise<true> {
  requireCapability(actor, 'search.manage')
  return withTransaction(db, async (trx) => {
    const row = refuseChanged(await lockedRows(trx), id, version)
    if (!(await deleteWord(trx, id, version))) throw new RefusalError('changed_meanwhile')
    const { text, kind, target } = row
    await record(trx, actor, id, 'delete', { details: { text, kind, target }, now: clock.now() })
    return true as const
  })
}

/** Hides or shows a word that the portal brought; what is so already stays so. @throws RefusalError `forbidden`, `not_found` */
export async function hideWord(
  { db, clock }: WordDeps,
  actor: Actor,
  { text, kind, hidden }: Schemas['ShippedWordWish'],
): Promise<true> {
  requireCapability(actor, 'search.manage')
  const brought = shippedWords.get(shippedKey(wordKey(text), kind))
  if (!brought) throw new RefusalError('not_found')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    const rows = await lockedRows(trx)
    const isOf = (target: string) => (row: OwnRow) =>
      row.folded === brought.key && row.kind === kind && row.target === target
    const rowsOf = brought.targets.flatMap((target) => rows.filter(isOf(target)))
    const marks = rowsOf.filter(({ is_hidden }) => is_hidden).map(({ id }) => id)
    const unmarked = brought.targets.filter((target) => !rows.some(isOf(target)))
    if (hidden ? unmarked.length === 0 : marks.length === 0) return true as const
    const id = hidden
      ? await insertMarks(
          trx,
          unmarked.map((target) => ({ text: brought.text, folded: brought.key, kind, target })),
          now,
        )
      : await deleteMarks(trx, marks)
    await record(trx, actor, id, hidden ? 'hide' : 'show', { details: { text: brought.text, kind }, now })
    return true as const
  })
}

async function checked({ db }: WordDeps, draft: Schemas['SearchWordDraft']) {
  const things = thingsOf(await dictionaryOf(db))
  const { word, errors } = checkWord(draft, things)
  if (errors) throw new RefusalError('invalid', { errors })
  return { word, things }
}

async function lockedRows(trx: Trx): Promise<OwnRow[]> {
  await lockWords(trx)
  return findOwn(trx)
}

function refuseChanged(rows: readonly OwnRow[], id: number, version: number): OwnRow {
  const row = rows.find((one) => one.id === id && !one.is_hidden)
  if (!row) throw new RefusalError('not_found')
  if (row.version !== version) throw new RefusalError('changed_meanwhile')
  return row
}

/** A word that is hidden is taken, too: it is shown again instead. */
function refuseTaken({ folded, kind, target }: NewWord, rows: readonly OwnRow[]): void {
  const brought = shippedWords.get(shippedKey(folded, kind))
  const isOwn = rows.some((row) => row.folded === folded && row.kind === kind && row.target === target)
  if (isOwn || brought?.targets.includes(target))
    throw new RefusalError('invalid', { errors: { text: ['word_taken'] } })
}

function record(
  trx: Trx,
  { id: actorId }: Actor,
  subjectId: number,
  action: AuditActionOf<'search_word'>,
  { details, now }: { details: object; now: Date },
): Promise<void> {
  return recordAct(trx, { actorId, subject: 'search_word', subjectId, action, details, now })
}
