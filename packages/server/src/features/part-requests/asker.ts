import type { components } from '@sauda/sdk'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import {
  PART_REQUEST_LIMITS,
  PART_REQUEST_STATUS,
  partExpiresAt,
  partHoldUntil,
} from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { centreTimes } from '../content/shown.ts'
import { hintAt, tellShops } from './announce.ts'
import { findAnswer, setGoing } from './answer-queries.ts'
import { closeRequest } from './close.ts'
import { holdAsker } from './create.ts'
import type { PartDeps } from './deps.ts'
import { findOpen, lockRequest, type RequestState, reopenRow } from './request-queries.ts'
import { getPartRequest } from './view.ts'
import { seen } from './viewer.ts'
import { dueAfter, sendWave, upcoming } from './waves.ts'

type Schemas = components['schemas']
type Whole = Schemas['PartRequest']

const { partRequest } = NOTIFICATION_TYPE

/** How often in an hour a person opens requests again, or says «Иду» or not: shops are told each time. */
const TURNS = { limit: 30, windowSeconds: 3600 }

/** Closes a request for its asker. @throws RefusalError `not_found`, `invalid`, `action_not_allowed` */
export async function closeOwn(
  deps: PartDeps,
  actor: Actor,
  id: number,
  { reason, answer_id = null }: Schemas['PartRequestClosing'],
): Promise<Whole> {
  await asAsker(deps, actor, id)
  await withTransaction(deps.db, async (trx) => {
    const request = await lockOwn(trx, actor, id)
    await requireAllowed(deps, trx, actor, id, 'close')
    if (reason === 'found' && answer_id === null) throw invalid('answer_id', 'required')
    const chosen =
      reason === 'found' && answer_id !== null
        ? await choosable({ ...deps, db: trx }, actor, id, answer_id)
        : null
    await closeRequest(deps, trx, request, { reason, chosen, actorId: actor.id })
  })
  return getPartRequest(deps, actor, id)
}

/** The answer that is chosen, if it may be. */
async function choosable(deps: PartDeps, actor: Actor, id: number, answerId: number): Promise<number> {
  const { answers } = await getPartRequest(deps, actor, id)
  const answer = answers.find((one) => one.id === answerId)
  if (!answer) throw invalid('answer_id', 'unknown')
  if (!answer.allowed_actions.includes('choose'))
    throw new RefusalError('action_not_allowed', { allowed_actions: answer.allowed_actions })
  return answerId
}

/** Sends the next wave at once. @throws RefusalError `not_found`, `action_not_allowed`, `blocked`, `barred` */
export async function widenOwn(deps: PartDeps, actor: Actor, id: number): Promise<Whole> {
  await asAsker(deps, actor, id)
  const times = await centreTimes(deps)
  await withTransaction(deps.db, async (trx) => {
    await holdAsker(deps.clock, trx, actor.id)
    const request = await lockOwn(trx, actor, id)
    const next = request.status === PART_REQUEST_STATUS.open ? await upcoming(deps, trx, request) : null
    if (!next) await refuse({ ...deps, db: trx }, actor, id)
    else {
      const shops = await sendWave(deps, trx, request, { wave: next.wave, times })
      await recordAct(trx, { ...line(deps, actor, id), action: 'widen', details: { wave: next.wave, shops } })
    }
  })
  return getPartRequest(deps, actor, id)
}

/**
 * Opens a request again.
 * @throws RefusalError `not_found`, `action_not_allowed`, `invalid`, `blocked`, `barred`, `too_many_requests`
 */
export async function reopenOwn(deps: PartDeps, actor: Actor, id: number): Promise<Whole> {
  await asAsker(deps, actor, id)
  await hitOrRefuse(deps.db, deps.clock, `part-open:${actor.id}`, TURNS)
  const times = await centreTimes(deps)
  await withTransaction(deps.db, async (trx) => {
    await holdAsker(deps.clock, trx, actor.id)
    const request = await lockOwn(trx, actor, id)
    await requireAllowed(deps, trx, actor, id, 'reopen')
    const { same, open } = await findOpen(trx, actor.id, request.same_key)
    if (same !== null) throw invalid('open', 'repeated')
    if (open >= PART_REQUEST_LIMITS.open) throw invalid('open', 'too_many')
    const now = deps.clock.now()
    const nextWaveAt = dueAfter(request.wave, times, { openedAt: now, sentAt: now })
    await reopenRow(trx, id, { expiresAt: partExpiresAt(now), nextWaveAt, now })
    await recordAct(trx, { ...line(deps, actor, id), action: 'restore' })
    await hintAt(deps, trx, request)
  })
  return getPartRequest(deps, actor, id)
}

/** Says that the asker is on the way to a shop, or not after all. @throws RefusalError `not_found`, `action_not_allowed`, `too_many_requests` */
export async function setOwnGoing(
  deps: PartDeps,
  actor: Actor,
  answerId: number,
  { going }: Schemas['PartGoing'],
): Promise<Whole> {
  const found = await findAnswer(deps.db, answerId)
  if (!found) throw new RefusalError('not_found')
  const id = found.request_id
  await asAsker(deps, actor, id)
  await hitOrRefuse(deps.db, deps.clock, `part-going:${actor.id}`, TURNS)
  await withTransaction(deps.db, async (trx) => {
    const request = await lockOwn(trx, actor, id)
    const { answers } = await getPartRequest({ ...deps, db: trx }, actor, id)
    const answer = answers.find((one) => one.id === answerId)
    const { allowed_actions = [] } = answer ?? {}
    if (!allowed_actions.includes(going ? 'go' : 'stop_going'))
      throw new RefusalError('action_not_allowed', { allowed_actions })
    await setGoing(trx, answerId, going ? partHoldUntil(deps.clock.now()) : null)
    if (going)
      await tellShops(deps, trx, request, {
        type: partRequest.going,
        companies: [found.company_id],
        answerId,
      })
    await hintAt(deps, trx, request)
  })
  return getPartRequest(deps, actor, id)
}

async function asAsker({ db }: PartDeps, actor: Actor, id: number): Promise<void> {
  const { viewer } = await seen(db, actor, id)
  if (viewer.as !== 'asker') throw new RefusalError('not_found')
}

async function lockOwn(trx: Trx, actor: Actor, id: number): Promise<RequestState> {
  const request = await lockRequest(trx, id)
  if (request?.asker_id !== actor.id) throw new RefusalError('not_found')
  return request
}

async function requireAllowed(
  deps: PartDeps,
  trx: Trx,
  actor: Actor,
  id: number,
  action: Schemas['PartRequestAction'],
): Promise<void> {
  const { allowed_actions } = await getPartRequest({ ...deps, db: trx }, actor, id)
  if (!allowed_actions.includes(action)) throw new RefusalError('action_not_allowed', { allowed_actions })
}

async function refuse(deps: PartDeps, actor: Actor, id: number): Promise<never> {
  const { allowed_actions } = await getPartRequest(deps, actor, id)
  throw new RefusalError('action_not_allowed', { allowed_actions })
}

function invalid(field: string, code: 'required' | 'unknown' | 'too_many' | 'repeated'): RefusalError {
  return new RefusalError('invalid', { errors: { [field]: [code] } })
}

function line({ clock }: PartDeps, actor: Actor, id: number) {
  return { actorId: actor.id, subject: 'part_request', subjectId: id, now: clock.now() } as const
}
