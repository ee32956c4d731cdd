import {
  matchWave,
  PART_REQUEST_STATUS,
  partExpiresAt,
  partReopenUntil,
  sameRequestKey,
} from '@sauda/sdk/part-requests'
import { findShopFacts, insertAsks } from '../features/part-requests/shop-queries.ts'
import { wantedOf } from '../features/part-requests/waves.ts'
import { addMessage } from '../features/talk/talk.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { DemoCentre } from './demo-centre.ts'
import { idIn } from './id-in.ts'
import type { CentreIds } from './insert-centre.ts'
import { type DemoPartRequest, demoPartRequests } from './part-requests.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Nobody has a page open while the demo centre is put in. */
const NOBODY_LISTENS = { send: () => {}, renew: () => {} }

const MAKERS = ['TRW', 'Nibk', 'ASP', 'Febest', 'CTR']

/** Inserts part requests of some people, with the answers of the shops that deal in it. */
export const insertPartRequests = async (
  trx: Trx,
  { individuals }: DemoCentre,
  ids: CentreIds,
  now: Date,
): Promise<void> => {
  for (const request of demoPartRequests) {
    const email = typeof request.who === 'string' ? request.who : individuals[request.who]?.email
    if (email !== undefined) await insertOne(trx, request, { askerId: idIn(ids.users, email), ids, now })
  }
}

const insertOne = async (
  trx: Trx,
  request: DemoPartRequest,
  { askerId, ids, now }: { askerId: number; ids: CentreIds; now: Date },
): Promise<void> => {
  const { text, model, year, condition, closed } = request
  const at = new Date(now.getTime() - request.hours_ago * HOUR)
  const about = {
    brand_id: idIn(ids.brands, request.brand),
    spare_part_id: idIn(ids.spareParts, request.part),
  }
  const vin = request.vin ?? null
  const expires_at = partExpiresAt(at)
  const { id } = await trx
    .insertInto('part_requests')
    .values({
      ...{ asker_id: askerId, text, model, year, vin, condition, ...about, price_idea: request.price },
      ...{ needed_by: null, note: request.note ?? null, contacts: false, wave: 3, next_wave_at: null },
      same_key: sameRequestKey({ text, model, year, vin, ...about }),
      ...{ created_at: at, opened_at: at, expires_at },
      ...(closed && {
        status: PART_REQUEST_STATUS.closed,
        close_reason: closed,
        closed_at: closedAt(request, at, now),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shops = await ask(trx, { id, askerId, about, at })
  const answers = await answer(trx, request, { id, shops, at, isSeen: closed !== undefined })
  const [cheapest] = answers
  if (closed === 'found' && cheapest !== undefined)
    await trx.updateTable('part_requests').set({ chosen_answer_id: cheapest }).where('id', '=', id).execute()
  if (request.talk && cheapest !== undefined)
    await talk(trx, request.talk, { answerId: cheapest, askerId, shopId: shops[0] ?? 0, at })
}

const closedAt = ({ closed }: DemoPartRequest, at: Date, now: Date): Date => {
  if (closed === 'expired') return partExpiresAt(at)
  const later = new Date(at.getTime() + 5 * HOUR)
  // Of those that were closed by people some may still be reopened.
  return partReopenUntil(later) > now ? later : new Date(at.getTime() + HOUR)
}

/** Asks the shops that deal in it, and returns them. */
const ask = async (
  trx: Trx,
  {
    id,
    askerId,
    about,
    at,
  }: { id: number; askerId: number; about: { brand_id: number; spare_part_id: number }; at: Date },
): Promise<number[]> => {
  const wanted = await wantedOf(trx, about)
  const facts = await findShopFacts(trx, wanted, { requestId: id, askerId, now: at })
  const { ask: all } = matchWave(facts, { wave: 1, isPartKnown: true })
  const asked = all.slice(0, 14)
  await insertAsks(trx, id, { ask: asked, quiet: [], wave: 1, now: at })
  return asked
}

/** Answers for the first shops, and returns the answers with the part, the cheapest first. */
const answer = async (
  trx: Trx,
  { have, none, price }: DemoPartRequest,
  { id, shops, at, isSeen }: { id: number; shops: readonly number[]; at: Date; isSeen: boolean },
): Promise<number[]> => {
  const answers: number[] = []
  for (const [place, company_id] of shops.slice(0, have + none).entries()) {
    const has = place < have
    const when = new Date(at.getTime() + (place + 1) * 11 * MINUTE)
    const made = await trx
      .insertInto('part_answers')
      .values({
        ...{ request_id: id, company_id, has, created_at: when, seen_at: isSeen || place > 0 ? when : null },
        ...{ price_to: null, price_before: null, ready_on: null, note: null, edited_at: null },
        price: has ? Math.round((price * (0.7 + place * 0.18)) / 500) * 500 : null,
        condition: has ? (['used', 'new', 'analogue', 'new'][place % 4] ?? 'new') : null,
        maker: has && place % 4 !== 0 ? (MAKERS[place % MAKERS.length] ?? null) : null,
        ready: has ? (place % 3 === 2 ? 'order' : 'now') : null,
        warranty_days: has && place % 2 === 1 ? 180 : null,
        valid_until: has ? new Date(when.getTime() + 72 * HOUR) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (has) answers.push(made.id)
    await trx
      .updateTable('part_asks')
      .set({ looked_at: when })
      .where('request_id', '=', id)
      .where('company_id', '=', company_id)
      .execute()
  }
  return answers
}

/** Writes a thread in which the asker and somebody of the shop speak in turns. */
const talk = async (
  trx: Trx,
  lines: readonly string[],
  { answerId, askerId, shopId, at }: { answerId: number; askerId: number; shopId: number; at: Date },
): Promise<void> => {
  const seller = await trx
    .selectFrom('memberships')
    .select('user_id')
    .where('company_id', '=', shopId)
    .where('until', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  for (const [place, text] of lines.entries()) {
    const side = place % 2 === 0 ? 1 : 2
    const userId = side === 1 ? askerId : (seller?.user_id ?? askerId)
    const moment = new Date(at.getTime() + (90 + place * 3) * MINUTE)
    await addMessage(
      { clock: { now: () => moment }, push: NOBODY_LISTENS },
      trx,
      { of: 'part_request', id: answerId },
      { who: { userId, side }, names: { 1: '', 2: '' }, text, people: [] },
    )
  }
}
