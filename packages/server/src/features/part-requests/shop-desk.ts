import type { components } from '@sauda/sdk'
import { almatyDay, dayAhead } from '@sauda/sdk/company'
import { checkPartReport } from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { hintAt } from './announce.ts'
import { findAnswer, markSeen } from './answer-queries.ts'
import type { PartDeps } from './deps.ts'
import { insertReport } from './desk-queries.ts'
import { deleteMute, findMutes, insertMute } from './mute-queries.ts'
import type { RequestState } from './request-queries.ts'
import { markLooked, setSkipped } from './shop-queries.ts'
import { getPartRequest } from './view.ts'
import { requireShop, seen } from './viewer.ts'

type Schemas = components['schemas']

/** Reports of a person in an hour. */
const REPORTS = { limit: 20, windowSeconds: 3600 }
/** «До завтра, 09:00». */
const MORNING = 'T09:00:00+05:00'

/** Says that a request is not the shop's, or takes that back. @throws RefusalError `not_found`, `action_not_allowed`, `invalid` */
export async function skipPartRequest(
  deps: PartDeps,
  actor: Actor,
  id: number,
  { skip, mute }: Schemas['PartSkip'],
): Promise<Schemas['PartRequest']> {
  const companyId = requireShop(actor)
  const { db, clock } = deps
  const { request, viewer } = await seen(db, actor, id)
  if (viewer.as !== 'shop') throw new RefusalError('not_found')
  const { allowed_actions } = await getPartRequest(deps, actor, id)
  // A mute may follow once the request is skipped.
  const may =
    allowed_actions.includes(skip ? 'skip' : 'unskip') || (skip && allowed_actions.includes('unskip'))
  if (!may) throw new RefusalError('action_not_allowed', { allowed_actions })
  const now = clock.now()
  await withTransaction(db, async (trx) => {
    await setSkipped(trx, id, companyId, skip ? now : null)
    await markLooked(trx, id, companyId, now)
    if (skip && mute) await insertMute(trx, { companyId, kind: mute, ...mutedBy(request, mute, now), now })
    await hintAt(deps, trx, request)
  })
  return getPartRequest(deps, actor, id)
}

function mutedBy(request: RequestState, mute: Schemas['PartMuteChoice'], now: Date) {
  const none = { brandId: null, partId: null, until: null }
  if (mute === 'brand') return { ...none, brandId: request.brand_id }
  if (mute === 'tomorrow') return { ...none, until: new Date(`${dayAhead(almatyDay(now), 1)}${MORNING}`) }
  if (request.spare_part_id === null) throw new RefusalError('invalid', { errors: { mute: ['unknown'] } })
  return { ...none, partId: request.spare_part_id }
}

/** Returns what the shop is not asked for. @throws RefusalError `forbidden` */
export async function partMutes(
  { db, clock }: Pick<PartDeps, 'db' | 'clock'>,
  actor: Actor,
): Promise<Schemas['PartMuteList']> {
  const items = await findMutes(db, requireShop(actor), clock.now())
  return { items, total: items.length, truncated: false }
}

/** @throws RefusalError `forbidden`, `not_found` */
export async function removePartMute(
  { db }: Pick<PartDeps, 'db'>,
  actor: Actor,
  id: number,
): Promise<boolean> {
  if (!(await deleteMute(db, requireShop(actor), id))) throw new RefusalError('not_found')
  return true
}

/** Notes that the user has seen a request: an asker its answers, a shop the request. @throws RefusalError `not_found` */
export async function viewPartRequest(
  deps: PartDeps,
  actor: Actor,
  id: number,
): Promise<Schemas['PartRequest']> {
  const { db, clock } = deps
  const { request, viewer } = await seen(db, actor, id)
  // As it was before, so that what is new stays marked on the page that shows it.
  const shown = await getPartRequest(deps, actor, id)
  if (viewer.as === 'asker') await markSeen(db, shown.answers, clock.now())
  if (viewer.as === 'shop')
    await withTransaction(db, async (trx) => {
      if (await markLooked(trx, id, viewer.companyId, clock.now())) await hintAt(deps, trx, request)
    })
  return shown
}

/**
 * Reports the asker of a request, or as the asker a shop by its answer.
 * @throws RefusalError `not_found`, `invalid`, `action_not_allowed`, `too_many_requests`
 */
export async function reportPartRequest(
  deps: PartDeps,
  actor: Actor,
  id: number,
  { answer_id = null, ...given }: Schemas['PartRequestComplaint'],
): Promise<boolean> {
  const { db, clock } = deps
  const { viewer } = await seen(db, actor, id)
  if (viewer.as === 'staff') throw new RefusalError('forbidden')
  const { draft, errors } = checkPartReport(given)
  if (errors) throw new RefusalError('invalid', { errors })
  if (viewer.as === 'asker') await requireAnswer(deps, actor, id, answer_id)
  await hitOrRefuse(db, clock, `part-report:${actor.id}`, REPORTS)
  await insertReport(db, {
    requestId: id,
    reporterId: viewer.as === 'asker' ? actor.id : viewer.companyId,
    answerId: viewer.as === 'asker' ? answer_id : null,
    ...draft,
    now: clock.now(),
  })
  return true
}

async function requireAnswer(
  deps: PartDeps,
  actor: Actor,
  id: number,
  answerId: number | null,
): Promise<void> {
  if (answerId === null) throw new RefusalError('invalid', { errors: { answer_id: ['required'] } })
  const answer = await findAnswer(deps.db, answerId)
  if (answer?.request_id !== id) throw new RefusalError('invalid', { errors: { answer_id: ['unknown'] } })
  const { answers } = await getPartRequest(deps, actor, id)
  const { allowed_actions = [] } = answers.find((one) => one.id === answerId) ?? {}
  if (!allowed_actions.includes('report')) throw new RefusalError('action_not_allowed', { allowed_actions })
}
