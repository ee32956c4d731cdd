import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import type { PartRequestCloseReason } from '@sauda/sdk/part-requests'
import { recordAct } from '../../platform/audit-queries.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import { hintAt, tellAsker, tellShops } from './announce.ts'
import { findAnswer, findAnswered } from './answer-queries.ts'
import type { PartDeps } from './deps.ts'
import { closeRow, type RequestState } from './request-queries.ts'

const { partRequest } = NOTIFICATION_TYPE

/** How a request is closed. */
export interface Closing {
  reason: PartRequestCloseReason
  /** The answer that was chosen. */
  chosen?: number | null
  /** Why staff took it down. */
  removal?: { reason: string; comment: string }
  /** Who closes it; null is the portal. */
  actorId: number | null
}

/** What was done, for the log. */
const ACTION = {
  found: 'close',
  found_elsewhere: 'close',
  given_up: 'close',
  expired: 'ended',
  removed: 'takeDown',
} as const satisfies Record<PartRequestCloseReason, string>

/** What the shops that answered are told: those that were not chosen, if one was. */
const TOLD = {
  found: partRequest.found,
  found_elsewhere: partRequest.closed,
  given_up: partRequest.closed,
  expired: partRequest.closed,
  removed: partRequest.removed,
} as const satisfies Record<PartRequestCloseReason, number>

/** Closes a locked request, and tells every shop that answered what came of it. */
export async function closeRequest(
  deps: PartDeps,
  trx: Trx,
  request: RequestState,
  { reason, chosen = null, removal, actorId }: Closing,
): Promise<void> {
  const now = deps.clock.now()
  await closeRow(trx, request.id, { reason, chosen, removal, now })
  const winner = chosen === null ? undefined : await findAnswer(trx, chosen)
  const answered = await findAnswered(trx, request.id)
  const others = answered.filter((id) => id !== winner?.company_id)
  await tellShops(deps, trx, request, { type: TOLD[reason], companies: others })
  if (winner)
    await tellShops(deps, trx, request, { type: partRequest.chosen, companies: [winner.company_id] })
  if (reason === 'expired') await tellAsker(deps, trx, request, { type: partRequest.expired })
  if (reason === 'removed') await tellAsker(deps, trx, request, { type: partRequest.removed, ...removal })
  await recordAct(trx, {
    ...{ actorId, subject: 'part_request', subjectId: request.id, action: ACTION[reason], now },
    details: { reason: removal?.reason ?? reason, ...(removal?.comment && { comment: removal.comment }) },
  })
  await hintAt(deps, trx, request)
}
