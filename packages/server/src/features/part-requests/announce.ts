import { withoutContacts } from '@sauda/sdk/ads'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { withoutVins } from '@sauda/sdk/part-requests'
import { afterCommit, type Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify, withdrawUnread } from '../notifications/notify.ts'
import type { RequestState } from './request-queries.ts'
import { findAnswerers, findAsked } from './shop-queries.ts'

type NewsDeps = Pick<Deps, 'clock' | 'push'>
type About = Pick<RequestState, 'id' | 'text' | 'asker_id'>

const { partRequest } = NOTIFICATION_TYPE

/** What is said of a request to everybody: never a VIN, a phone or an address. */
export function saidOf(text: string): string {
  return withoutContacts(withoutVins(text).text)
}

/**
 * Notifies the people of shops of a request, each for their shop. Of what may happen again, such as its end, only the newest waits to be
 * read.
 */
export async function tellShops(
  deps: NewsDeps,
  trx: Trx,
  request: About,
  { type, companies, answerId }: { type: number; companies: readonly number[]; answerId?: number },
): Promise<void> {
  const user_request_id = {
    id: request.id,
    text: saidOf(request.text),
    own: false,
    ...(answerId !== undefined && { answer_id: answerId }),
  }
  const answerers = await findAnswerers(trx, companies)
  if (answerId === undefined && type !== partRequest.opened)
    await withdrawUnread(
      trx,
      [...answerers.values()].flat().filter((id) => id !== request.asker_id),
      {
        ...{ kind: 'part_request', type, field: 'id', id: request.id },
      },
    )
  for (const [company_id, people] of answerers) {
    // A colleague who has asked as a person is told as the asker.
    const to = people.filter((id) => id !== request.asker_id)
    if (answerId !== undefined)
      await withdrawUnread(trx, to, { kind: 'part_request', type, field: 'answer_id', id: answerId })
    await notify(deps, trx, { to, company_id, kind: 'part_request', type, body: { user_request_id } })
  }
}

/** What an asker is told of the own request. */
export interface OwnNews {
  type: number
  /** The sign of a shop. */
  shop?: string
  /** How many shops it tells of. */
  count?: number
  answerId?: number
  reason?: string
  comment?: string
}

/** Notifies the asker. Of answers, and of messages of one shop, only the newest waits to be read. */
export async function tellAsker(
  deps: NewsDeps,
  trx: Trx,
  request: About,
  { type, shop, count, answerId, reason, comment }: OwnNews,
): Promise<void> {
  const to = [request.asker_id]
  if (type === partRequest.answered)
    await withdrawUnread(trx, to, { kind: 'part_request', type, field: 'id', id: request.id })
  if (type === partRequest.message && answerId !== undefined)
    await withdrawUnread(trx, to, { kind: 'part_request', type, field: 'answer_id', id: answerId })
  const user_request_id = {
    id: request.id,
    text: saidOf(request.text),
    own: true,
    ...(shop !== undefined && { shop }),
    ...(count !== undefined && { count }),
    ...(answerId !== undefined && { answer_id: answerId }),
  }
  await notify(deps, trx, {
    to,
    kind: 'part_request',
    type,
    body: { user_request_id, ...(reason && { reason }), ...(comment && { comment }) },
  })
}

/** After the commit, tells the open pages of everybody whom a request concerns that it has changed. */
export async function hintAt({ push }: Pick<Deps, 'push'>, trx: Trx, request: About): Promise<void> {
  const people = await findAnswerers(trx, await findAsked(trx, request.id))
  const all = [...new Set([request.asker_id, ...[...people.values()].flat()])]
  afterCommit(() => push.send(all, 'part_request', { id: request.id }))
}
