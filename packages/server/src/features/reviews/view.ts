import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import {
  editableUntil,
  REVIEW_STATUS,
  type ReviewActor,
  type ReviewFacts,
  type ReviewState,
  ratingOf,
  reviewActions,
} from '@sauda/sdk/reviews'
import { type Person, sellersOf } from '../companies/acts-for.ts'
import type { ReportRow, ReviewRow } from './list-queries.ts'

type Schemas = components['schemas']

/**
 * Returns a person's relation to a review. Nobody decides about the own review or about one of the own ads, so staff are its
 * author or the shop there.
 */
export function reviewActorOf(
  person: Person | null,
  { author_id, seller_id }: Pick<ReviewRow, 'author_id' | 'seller_id'>,
): ReviewActor {
  if (!person) return 'guest'
  if (person.id === author_id) return 'author'
  if (sellersOf(person).includes(seller_id)) return 'shop'
  return can(person, 'reviews.moderate') ? 'staff' : 'reader'
}

/** Returns the state of a review: see the table of actions. */
export function stateOf({ status, held }: Pick<ReviewRow, 'status' | 'held'>): ReviewState {
  if (status === REVIEW_STATUS.deleted) return 'deleted'
  return held ? 'held' : 'visible'
}

/** Returns the facts that the table of actions needs. */
export function reviewFacts(row: ReviewRow, person: Person | null, now: Date): ReviewFacts {
  return {
    actor: reviewActorOf(person, row),
    state: stateOf(row),
    created_at: row.created_at,
    replied_at: row.replied_at,
    reported: row.reports.some(({ verdict }) => verdict === null),
    reportedByMe: row.reports.some((report) => isOf(report, person)),
    now,
  }
}

/** Whether somebody, or the company that they sell for, sent a report. */
function isOf({ reporter_id, company_id }: ReportRow, person: Person | null): boolean {
  if (!person) return false
  return reporter_id === person.id || (company_id !== null && sellersOf(person).includes(company_id))
}

/** Whether somebody may see a review at all: public ones everybody, others their author and moderators. */
function maySee(row: ReviewRow, person: Person | null): boolean {
  const isPrivy = person && (person.id === row.author_id || can(person, 'reviews.moderate'))
  return stateOf(row) === 'visible' || isPrivy === true
}

/**
 * Whether somebody may read a review with its ad: of an ad that is not public, only its seller, staff, the author, and who
 * has reported it.
 */
export function mayRead(row: ReviewRow, person: Person | null): boolean {
  if (!maySee(row, person)) return false
  const actor = reviewActorOf(person, row)
  const isStranger = actor === 'guest' || actor === 'reader'
  return row.ad.live || !isStranger || row.reports.some((report) => isOf(report, person))
}

/**
 * Shows a review as somebody may see it: reports only to staff and to who sent them, why it waits only to staff, why it was
 * deleted to its author and staff. Who may not see it, but has reported it, gets the report and the ad alone.
 * @param withAd whether to say what it is about
 */
export function viewReview(
  row: ReviewRow,
  person: Person | null,
  now: Date,
  { withAd = true } = {},
): Schemas['Review'] {
  const facts = reviewFacts(row, person, now)
  const isMine = person?.id === row.author_id
  const isStaff = facts.actor === 'staff'
  const sees = isMine || isStaff
  const isShown = maySee(row, person)
  const allowed_actions = reviewActions(facts)
  const reports = row.reports.filter((report) => isStaff || isOf(report, person))
  return {
    id: row.id,
    user_banner_id: row.ad_id,
    stars: isShown ? row.stars : 0,
    text: isShown ? row.text : '',
    author: row.author,
    mine: isMine,
    contacted: row.contacted,
    status: row.status === REVIEW_STATUS.deleted ? REVIEW_STATUS.deleted : REVIEW_STATUS.written,
    held: facts.state === 'held',
    ...(isStaff && row.held && { held_for: row.held }),
    created_at: row.created_at,
    edited_at: row.edited_at,
    ...(allowed_actions.includes('edit') && {
      editable_until: new Date(editableUntil(row.created_at)).toISOString(),
    }),
    reply:
      isShown && row.reply !== null && row.replied_at !== null
        ? { name: row.ad.seller, text: row.reply, at: row.replied_at, edited: row.reply_edited }
        : null,
    reports: reports.map(({ reporter_id, company_id, ...report }) => ({
      ...report,
      mine: isOf({ reporter_id, company_id, ...report }, person),
    })),
    ...(sees && row.deletion && { deletion: row.deletion }),
    ...(withAd && { ad: row.ad }),
    ...(withAd && isStaff && { rating: ratingOf(row.by_stars ?? [0, 0, 0, 0, 0]) }),
    allowed_actions,
  }
}
