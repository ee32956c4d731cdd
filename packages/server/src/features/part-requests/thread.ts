import type { components } from '@sauda/sdk'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { type PartAnswerAction, partAnswerActions } from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Db, type Transact, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { takeStagedPhotos } from '../ads/photos/take-staged.ts'
import {
  addMessage,
  type Names,
  readTalk,
  readUpTo,
  type Side,
  showSign,
  type Topic,
  takeDraft,
} from '../talk/talk.ts'
import { saidOf, tellAsker, tellShops } from './announce.ts'
import { type AnswerState, findAnswer, setPhoneGiven } from './answer-queries.ts'
import type { PartDeps } from './deps.ts'
import { findAsker, findShop } from './person-queries.ts'
import { findRequest, lockRequest, type RequestState } from './request-queries.ts'
import { findAnswerers } from './shop-queries.ts'
import { answersFor } from './viewer.ts'

type Schemas = components['schemas']

const ASKER: Side = 1
const SHOP: Side = 2
const SIGNS_OF_PHONE = 2

/** The thread of an asker with one shop, as one of its people has it open. */
interface Thread {
  topic: Topic
  request: RequestState
  answer: AnswerState
  side: Side
  userId: number
  names: Names
  plate: Schemas['Plate'] | null
  /** The asker's own, in E.164. */
  phone: string | null
  /** Everybody of both sides. */
  people: number[]
  allowed: PartAnswerAction[]
}

/** @throws RefusalError `not_found` for anybody but the asker and people of the shop, as long as it is the tenant that answered */
async function openThread(
  { clock }: Pick<PartDeps, 'clock'>,
  db: Db,
  actor: Actor,
  answerId: number,
): Promise<Thread> {
  const answer = await findAnswer(db, answerId)
  const request = answer && (await findRequest(db, answer.request_id))
  if (!answer || !request) throw new RefusalError('not_found')
  const isAsker = request.asker_id === actor.id
  const isShop = answersFor(actor) === answer.company_id && answer.ended_at === null
  if (!isAsker && !isShop) throw new RefusalError('not_found')
  const [asker, shop, answerers] = [
    await findAsker(db, request.asker_id),
    await findShop(db, answer.company_id),
    await findAnswerers(db, [answer.company_id]),
  ]
  const staff = (answer.ended_at === null && answerers.get(answer.company_id)) || []
  const isGone = answer.ended_at !== null || shop.plate === null
  const actions = partAnswerActions({
    actor: isAsker ? 'asker' : 'shop',
    status: request.status,
    has: answer.has,
    chosen: request.chosen_answer_id === answer.id,
    hidden: isGone ? 'shop_left' : staff.length === 0 ? 'shop_blocked' : null,
    going_until: answer.going_until,
    phoneGiven: answer.phone_given_at !== null,
    removed: request.close_reason === 'removed',
    now: clock.now(),
  })
  return {
    topic: { of: 'part_request', id: answer.id },
    ...{ request, answer, userId: actor.id, plate: shop.plate, phone: asker.phone },
    side: isAsker ? ASKER : SHOP,
    names: { 1: asker.name, 2: shop.sign },
    people: [...new Set([request.asker_id, ...staff])],
    allowed: actions.filter(
      (action) => action === 'write' || (action === 'give_phone' && asker.phone !== null),
    ),
  }
}

/** Returns messages of a thread. @throws RefusalError `not_found` */
export async function partMessages(
  deps: Pick<PartDeps, 'db' | 'clock'>,
  actor: Actor,
  answerId: number,
  page: Schemas['TalkPageRequest'],
): Promise<Schemas['PartThread']> {
  return viewThread(deps.db, await openThread(deps, deps.db, actor, answerId), page)
}

async function viewThread(
  db: Db,
  thread: Thread,
  page: Schemas['TalkPageRequest'],
): Promise<Schemas['PartThread']> {
  const { topic, request, answer, side, userId, names, plate, allowed } = thread
  return {
    answer_id: answer.id,
    request_id: request.id,
    text: side === ASKER ? request.text : saidOf(request.text),
    price: answer.price,
    other: names[side === ASKER ? SHOP : ASKER],
    other_plate: side === ASKER ? plate : null,
    ...(await readTalk(db, topic, { who: { userId, side }, names, page })),
    phone: phoneFor(thread),
    phone_given_at: answer.phone_given_at?.toISOString() ?? null,
    allowed_actions: allowed,
  }
}

/** The shop reads the phone after it was given; the asker reads which one it would be. */
function phoneFor({ side, phone, answer }: Thread): string | null {
  if (phone === null) return null
  if (side === SHOP) return answer.phone_given_at ? phone : null
  return `${phone.slice(0, 2)} ${phone.slice(2, 5)} ••• •• ${phone.slice(-SIGNS_OF_PHONE)}`
}

function requireAllowed({ allowed }: Thread, action: PartAnswerAction): void {
  if (!allowed.includes(action)) throw new RefusalError('action_not_allowed', { allowed_actions: allowed })
}

/** Writes a message. @throws RefusalError `not_found`, `invalid`, `action_not_allowed`, `too_many_requests` */
export async function sendPartMessage(
  deps: PartDeps,
  actor: Actor,
  answerId: number,
  { draft: given, transact }: { draft: Schemas['TalkDraft']; transact: Transact },
): Promise<Schemas['TalkMessage']> {
  requireAllowed(await openThread(deps, deps.db, actor, answerId), 'write')
  const draft = await takeDraft(deps, actor.id, given)
  return transact(deps.db, async (trx) => {
    const thread = await lockThread(deps, trx, actor, answerId, 'write')
    const { topic, side, userId, names, people } = thread
    const photoIds = await takeStagedPhotos(deps, trx, actor, { keys: draft.photo_keys, field: 'photo_keys' })
    const added = { who: { userId, side }, names, text: draft.text, photoIds, people }
    const message = await addMessage(deps, trx, topic, added)
    await tellOther(deps, trx, thread)
    return message
  })
}

/** A thread whose request nobody closes until the transaction ends. */
async function lockThread(
  deps: PartDeps,
  trx: Trx,
  actor: Actor,
  answerId: number,
  action: PartAnswerAction,
): Promise<Thread> {
  const answer = await findAnswer(trx, answerId)
  if (answer) await lockRequest(trx, answer.request_id)
  const thread = await openThread(deps, trx, actor, answerId)
  requireAllowed(thread, action)
  return thread
}

async function tellOther(deps: PartDeps, trx: Trx, { request, answer, side, names }: Thread): Promise<void> {
  const type = NOTIFICATION_TYPE.partRequest.message
  if (side === SHOP) await tellAsker(deps, trx, request, { type, shop: names[SHOP], answerId: answer.id })
  else await tellShops(deps, trx, request, { type, companies: [answer.company_id], answerId: answer.id })
}

/** @throws RefusalError `not_found` */
export async function readPartMessages(
  deps: PartDeps,
  actor: Actor,
  answerId: number,
  { up_to }: Schemas['TalkRead'],
): Promise<boolean> {
  const { topic, userId, side, people } = await openThread(deps, deps.db, actor, answerId)
  await readUpTo(deps, topic, { who: { userId, side }, upTo: up_to, people })
  return true
}

/** @throws RefusalError `not_found`, `too_many_requests` */
export async function showPartPresence(
  deps: PartDeps,
  actor: Actor,
  answerId: number,
  { sign }: Schemas['TalkPresence'],
): Promise<boolean> {
  const { topic, userId, side, names, people } = await openThread(deps, deps.db, actor, answerId)
  await showSign(deps, topic, { who: { userId, side }, names, sign, people })
  return true
}

/**
 * Gives the shop the asker's own phone, for good: it is noted in the thread and in the log, which have no phone.
 * @throws RefusalError `not_found`, `action_not_allowed`
 */
export async function givePartPhone(
  deps: PartDeps,
  actor: Actor,
  answerId: number,
): Promise<Schemas['PartThread']> {
  await withTransaction(deps.db, async (trx) => {
    const { side, answer } = await openThread(deps, trx, actor, answerId)
    if (side !== ASKER) throw new RefusalError('not_found')
    if (answer.phone_given_at) return
    const thread = await lockThread(deps, trx, actor, answerId, 'give_phone')
    const { topic, userId, names, people, request } = thread
    const now = deps.clock.now()
    await setPhoneGiven(trx, answer.id, now)
    const added = { who: { userId, side }, names, text: '', people }
    await addMessage(deps, trx, topic, { ...added, note: 'phone_given' })
    await recordAct(trx, {
      ...{ actorId: userId, subject: 'part_request', subjectId: request.id, action: 'givePhone', now },
      details: { company_id: answer.company_id, answer_id: answer.id },
    })
    await tellOther(deps, trx, thread)
  })
  return partMessages(deps, actor, answerId, {})
}
