import type { components } from '@sauda/sdk'
import { partAnswerActions } from '@sauda/sdk/part-requests'
import { type OtherDay, openingAt, shopDays } from '@sauda/sdk/rooms'
import type { SellerRating } from '../reviews/ratings.ts'
import type { AnswerRow } from './answer-queries.ts'
import type { RequestState } from './request-queries.ts'

type Schemas = components['schemas']

/** What an answer's view depends on beside its row. */
export interface AnswerSight {
  request: Pick<RequestState, 'status' | 'close_reason' | 'chosen_answer_id'>
  actor: 'asker' | 'shop' | 'staff'
  /** Messages that the reader has not read, by answer. */
  unread: ReadonlyMap<number, number>
  /** Days on which the centre has other hours. */
  centre: readonly OtherDay[]
  /** Ratings of the shops. */
  ratings: ReadonlyMap<number, SellerRating>
  now: Date
}

/** Returns an answer as its reader sees it. */
export function viewAnswer(row: AnswerRow, sight: AnswerSight): Schemas['PartAnswer'] {
  const {
    sign,
    plate,
    weekdays,
    hours_from,
    hours_to,
    days,
    active,
    ended,
    seen,
    has_phone,
    company_id,
    ...answer
  } = row
  const { request, actor, unread, now } = sight
  const hidden = ended || plate === null ? 'shop_left' : active ? null : 'shop_blocked'
  const chosen = request.chosen_answer_id === row.id
  const going_until = row.going_until !== null && new Date(row.going_until) > now ? row.going_until : null
  return {
    ...answer,
    shop: viewShop(row, sight),
    going_until,
    is_new: actor === 'asker' && !seen,
    chosen,
    hidden,
    unread: unread.get(row.id) ?? 0,
    allowed_actions: partAnswerActions({
      actor,
      status: request.status,
      has: row.has,
      chosen,
      hidden,
      going_until,
      phoneGiven: row.phone_given_at !== null,
      removed: request.close_reason === 'removed',
      now,
    }).filter((action) => action !== 'give_phone' || has_phone),
  }
}

/** Returns the shop of an answer. */
export function viewShop(row: AnswerRow, { centre, ratings, now }: AnswerSight): Schemas['PartRequestShop'] {
  const { company_id, sign, plate, weekdays, hours_from, hours_to, days } = row
  const rating = ratings.get(company_id)
  const hours = hours_from && hours_to ? { weekdays, from: hours_from, to: hours_to } : null
  const opening =
    hours || days.length > 0 ? openingAt(hours ? [hours] : [], now, shopDays(hours, centre, days)) : null
  return {
    id: company_id,
    name: sign,
    plate,
    open_now: opening?.open ?? null,
    closes_at: opening?.open ? opening.to : null,
    rating: rating?.mean ?? null,
    reviews: rating?.reviews ?? null,
  }
}
