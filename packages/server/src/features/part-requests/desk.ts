import type { components } from '@sauda/sdk'
import { checkPartBar, checkPartTakedown, PART_REQUEST_LIMITS } from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { countTab } from './card-queries.ts'
import { closeRequest } from './close.ts'
import type { PartDeps } from './deps.ts'
import { deleteBar, findBar, findBars, partyExists, resolveReports, writeBar } from './desk-queries.ts'
import { lockRequest, type RequestState } from './request-queries.ts'
import { getPartRequest } from './view.ts'
import { answersFor } from './viewer.ts'

type Schemas = components['schemas']

const DAY = 86_400_000

/** Takes a request down. @throws RefusalError `forbidden`, `not_found`, `invalid`, `action_not_allowed` */
export async function takeDownPartRequest(
  deps: PartDeps,
  actor: Actor,
  id: number,
  given: Schemas['PartRequestTakedown'],
): Promise<Schemas['PartRequest']> {
  requireCapability(actor, 'requests.moderate')
  const { draft, errors } = checkPartTakedown({ ...given })
  if (errors) throw new RefusalError('invalid', { errors })
  await withTransaction(deps.db, async (trx) => {
    const request = await lockFor(deps, trx, actor, id, 'take_down')
    await closeRequest(deps, trx, request, { reason: 'removed', removal: draft, actorId: actor.id })
    await resolveReports(trx, id, deps.clock.now())
  })
  return getPartRequest(deps, actor, id)
}

/** Closes the reports about a request as unfounded. @throws RefusalError `forbidden`, `not_found`, `action_not_allowed` */
export async function resolvePartReports(
  deps: PartDeps,
  actor: Actor,
  id: number,
): Promise<Schemas['PartRequest']> {
  requireCapability(actor, 'requests.moderate')
  const now = deps.clock.now()
  await withTransaction(deps.db, async (trx) => {
    await lockFor(deps, trx, actor, id, 'resolve')
    await resolveReports(trx, id, now)
    await recordAct(trx, {
      actorId: actor.id,
      subject: 'part_request',
      subjectId: id,
      action: 'dismiss',
      now,
    })
  })
  return getPartRequest(deps, actor, id)
}

async function lockFor(
  deps: PartDeps,
  trx: Trx,
  actor: Actor,
  id: number,
  action: 'take_down' | 'resolve',
): Promise<RequestState> {
  const request = await lockRequest(trx, id)
  if (!request) throw new RefusalError('not_found')
  const { allowed_actions } = await getPartRequest({ ...deps, db: trx }, actor, id)
  if (!allowed_actions.includes(action)) throw new RefusalError('action_not_allowed', { allowed_actions })
  return request
}

/** Returns who is barred now. @throws RefusalError `forbidden` */
export async function partBars(
  { db, clock }: Pick<PartDeps, 'db' | 'clock'>,
  actor: Actor,
): Promise<Schemas['PartBarList']> {
  requireCapability(actor, 'requests.moderate')
  const items = await findBars(db, clock.now())
  return { items, total: items.length, truncated: false }
}

/** Bars a person from asking, or a company from being asked. @throws RefusalError `forbidden`, `invalid`, `not_found` */
export async function barParty(
  { db, clock }: Pick<PartDeps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  given: Schemas['PartBarDraft'],
): Promise<Schemas['PartBar']> {
  requireCapability(actor, 'requests.moderate')
  const now = clock.now()
  const { draft, errors } = checkPartBar({ ...given }, now)
  if (errors) throw new RefusalError('invalid', { errors })
  return withTransaction(db, async (trx) => {
    if (!(await partyExists(trx, id))) throw new RefusalError('not_found')
    const { reason, comment } = draft
    const until = new Date(Date.parse(`${draft.until}T00:00:00+05:00`) + DAY - 1)
    await writeBar(trx, { partyId: id, reason, comment, until, now })
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'part_bar', subjectId: id, action: 'block', now },
      details: { ...draft },
    })
    const bar = await findBar(trx, id, now)
    if (!bar) throw new Error('A bar that was written is not there.')
    return bar
  })
}

/** @throws RefusalError `forbidden`, `not_found` */
export async function unbarParty(
  { db, clock }: Pick<PartDeps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<boolean> {
  requireCapability(actor, 'requests.moderate')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    if (!(await deleteBar(trx, id, now))) throw new RefusalError('not_found')
    await recordAct(trx, { actorId: actor.id, subject: 'part_bar', subjectId: id, action: 'unblock', now })
    return true
  })
}

/** Returns what the user may do with part requests. */
export async function partStanding(
  { db, clock }: Pick<PartDeps, 'db' | 'clock'>,
  actor: Actor,
): Promise<Schemas['PartStanding']> {
  const now = clock.now()
  const open = await countTab(db, { list: 'own', userId: actor.id }, 'open', now)
  const companyId = answersFor(actor)
  return {
    open,
    limit: PART_REQUEST_LIMITS.open,
    bar: await findBar(db, actor.id, now),
    shop_bar: companyId === null ? null : await findBar(db, companyId, now),
  }
}
