import type { components } from '@sauda/sdk'
import { almatyDay } from '@sauda/sdk/company'
import { PART_REQUEST_STATUS, partReopenUntil, partRequestActions } from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { otherDays } from '../content/shown.ts'
import type { Deps } from '../deps.ts'
import { ratingsOf } from '../reviews/ratings.ts'
import { unreadOf } from '../talk/talk.ts'
import { saidOf } from './announce.ts'
import { type AnswerRow, findAnswerRows } from './answer-queries.ts'
import { type AnswerSight, viewAnswer, viewShop } from './answer-view.ts'
import { type CardRow, findCards, findWhole, type Scope } from './card-queries.ts'
import { findDoors, findPriceHints } from './shop-queries.ts'
import { seen } from './viewer.ts'
import { upcoming } from './waves.ts'

type Schemas = components['schemas']
type Card = Schemas['PartRequestCard']
type ViewDeps = Pick<Deps, 'db' | 'clock'>

/** Returns cards of a list as its reader sees them. */
export async function viewCards(deps: ViewDeps, scope: Scope, rows: readonly CardRow[]): Promise<Card[]> {
  const { db, clock } = deps
  const now = clock.now()
  const ids = rows.map(({ id }) => id)
  const companyId = scope.list === 'shop' ? scope.companyId : undefined
  const answers = await answersOf(db, scope, rows, { companyId, today: almatyDay(now) })
  const sight = await sightOf(deps, scope, answers)
  const hints =
    companyId === undefined ? new Map() : await findPriceHints(db, companyId, unanswered(ids, answers))
  return rows.map((row) => viewCard(row, { scope, answers, sight, hints, canWiden: true, now }))
}

/** A shop's own answers, and for askers those that were chosen. */
function answersOf(
  db: Db,
  scope: Scope,
  rows: readonly CardRow[],
  { companyId, today }: { companyId: number | undefined; today: string },
): Promise<AnswerRow[]> {
  const asked = scope.list === 'shop' ? rows : rows.filter((row) => row.chosen_answer_id !== null)
  return findAnswerRows(
    db,
    asked.map(({ id }) => id),
    { companyId, today },
  )
}

function unanswered(ids: readonly number[], answers: readonly AnswerRow[]): number[] {
  return ids.filter((id) => !answers.some(({ request_id }) => request_id === id))
}

type Sight = Omit<AnswerSight, 'request'>

async function sightOf(deps: ViewDeps, scope: Scope, answers: readonly AnswerRow[]): Promise<Sight> {
  const { db, clock } = deps
  const actor = scope.list === 'own' ? 'asker' : scope.list
  const who = { userId: scope.userId, side: scope.list === 'own' ? 1 : 2 } as const
  const ids = answers.map(({ id }) => id)
  const unread = actor === 'staff' ? new Map() : await unreadOf(db, 'part_request', { ids, who })
  const centre = answers.length > 0 ? await otherDays(deps) : []
  const ratings = await ratingsOf(db, [...new Set(answers.map(({ company_id }) => company_id))])
  return { actor, unread, centre, ratings, now: clock.now() }
}

interface CardSight {
  scope: Scope
  answers: readonly AnswerRow[]
  sight: Sight
  hints: ReadonlyMap<number, Schemas['PartPriceHint'][]>
  /** Lists do not look for shops that a further wave would ask. */
  canWiden: boolean
  now: Date
}

function viewCard(row: CardRow, { scope, answers, sight, hints, canWiden, now }: CardSight): Card {
  const { list } = scope
  const { asker_id, fresh, unread, chosen_answer_id, wave, next_wave_at, rank, contacts, ...shown } = row
  const { asked_at, looked_at, skipped, reports, removal, lowest_price, ...card } = shown
  const own = answers.find(
    ({ request_id, id }) => request_id === row.id && (list === 'shop' || id === chosen_answer_id),
  )
  const answer = own && viewAnswer(own, { ...sight, request: row })
  const isShop = list === 'shop'
  const allowed = partRequestActions({
    actor: isShop ? 'shop' : list === 'own' ? 'asker' : 'staff',
    status: row.status,
    close_reason: row.close_reason,
    closed_at: row.closed_at,
    canWiden,
    answered: isShop && answer !== undefined,
    skipped: isShop && skipped,
    reported: reports > 0,
    now,
  })
  return {
    ...card,
    close_reason: card.close_reason as Card['close_reason'],
    text: isShop ? saidOf(row.text) : row.text,
    model: isShop && row.model !== null ? saidOf(row.model) || null : row.model,
    news: list === 'own' ? fresh + unread : unread,
    allowed_actions: allowed,
    ...(isShop && {
      ...(asked_at !== null && { asked_at }),
      looked_at,
      skipped,
      outcome: outcomeOf(row, answer),
      price_hints: hints.get(row.id) ?? [],
      ...(answer && { answer }),
    }),
    ...(!isShop && { lowest_price, ...(removal && { removal }) }),
    ...(list === 'own' && { found_at: own ? viewShop(own, { ...sight, request: row }) : null }),
    ...(list === 'staff' && { reports, contacts_in_text: contacts }),
  }
}

/** What came of a request for a shop. */
function outcomeOf(row: CardRow, answer: Schemas['PartAnswer'] | undefined): Card['outcome'] {
  if (answer?.chosen) return 'chosen'
  if (row.status === PART_REQUEST_STATUS.open) return answer?.going_until ? 'going' : null
  if (row.close_reason === 'found') return 'lost'
  return row.close_reason === 'found_elsewhere' ? 'elsewhere' : (row.close_reason as Card['outcome'])
}

/** Returns a request as the user may see it. @throws RefusalError `not_found` */
export async function getPartRequest(
  deps: ViewDeps,
  actor: Actor,
  id: number,
): Promise<Schemas['PartRequest']> {
  const { db, clock } = deps
  const { request, viewer } = await seen(db, actor, id)
  const now = clock.now()
  const isAsker = viewer.as === 'asker'
  const scope: Scope =
    viewer.as === 'shop'
      ? { list: 'shop', userId: actor.id, companyId: viewer.companyId }
      : { list: isAsker ? 'own' : 'staff', userId: actor.id }
  const [[row], whole] = [await findCards(db, scope, { id }, { limit: 1, now }), await findWhole(db, id)]
  if (!row || !whole) throw new RefusalError('not_found')
  const companyId = viewer.as === 'shop' ? viewer.companyId : undefined
  const answers = await findAnswerRows(db, [id], { companyId, today: almatyDay(now) })
  const sight = await sightOf(deps, scope, answers)
  const next =
    isAsker && request.status === PART_REQUEST_STATUS.open ? await upcoming(deps, db, request) : null
  const hints =
    companyId === undefined ? new Map() : await findPriceHints(db, companyId, unanswered([id], answers))
  const card = viewCard(row, { scope, answers, sight, hints, canWiden: next !== null, now })
  const isAgain = card.allowed_actions.includes('reopen') && row.closed_at !== null
  return {
    ...card,
    viewer: viewer.as,
    note: viewer.as === 'shop' && whole.note !== null ? saidOf(whole.note) : whole.note,
    photos: whole.photos,
    answers: answers.map((answer) => viewAnswer(answer, { ...sight, request: row })),
    ...(viewer.as !== 'staff' && { vin: whole.vin }),
    ...(isAsker && {
      doors: await findDoors(db, id),
      reopen_until: isAgain && row.closed_at ? partReopenUntil(row.closed_at).toISOString() : null,
      ...(next && {
        next_wave: { at: next.wave <= 3 ? row.next_wave_at : null, shops: next.shops },
      }),
    }),
    ...(viewer.as === 'staff' && { report_list: whole.report_list }),
  }
}
