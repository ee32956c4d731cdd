import { can, type User } from '@sauda/sdk/access'
import { countReviews, type Review, type ReviewCounts, reviewPage } from '@sauda/sdk/reviews'
import { data } from 'react-router'
import { answered } from '../../shell/answered.ts'
import type { Visit } from '../../shell/visit.ts'

/** The tabs of staff, in their order. */
export const STAFF_LISTS = ['held', 'reported', 'all'] as const

export type StaffList = (typeof STAFF_LISTS)[number]

/** A page of the list that an address asks for. */
export type LoadedReviews = {
  /** The tab of staff, or the list of a company. */
  list: StaffList | 'shop'
  items: Review[]
  total: number
  /** The cursor of the next page. */
  next: string | null
  /** Whether this is a later page. */
  isLater: boolean
  failed: boolean
  q: string
  counts: ReviewCounts
  now: string
}

const LONGEST_SEARCH = 200

/** Reads the reviews for staff, or those of the ads that the user may act for; throws 403 for everybody else. */
export async function loadReviewList(
  { portal }: Visit,
  user: User,
  { searchParams }: URL,
  signal: AbortSignal,
): Promise<LoadedReviews> {
  const isStaff = can(user, 'reviews.moderate')
  if (!isStaff && !can(user, 'reviews.answer')) throw data(null, { status: 403 })
  const asked = STAFF_LISTS.find((one) => one === searchParams.get('list'))
  const counts = await answered(countReviews(portal, user.id, { signal }))
  const list = isStaff ? (asked ?? firstOf(counts)) : 'shop'
  const q = isStaff ? (searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH) : ''
  const cursor = searchParams.get('cursor')
  const page = await reviewPage(
    portal,
    { list, ...(q && { q }), ...(cursor && { cursor: cursor.slice(0, 300) }) },
    { signal },
  )
  const { items, total, next, error } = page
  const isLater = cursor !== null
  return {
    ...{ list, items, total, next, isLater, failed: error !== undefined, q, counts },
    now: new Date().toISOString(),
  }
}

/** Staff begin with what waits. */
function firstOf({ held, reported }: ReviewCounts): StaffList {
  if (held === 0 && reported > 0) return 'reported'
  return 'held'
}

/** The address of a list, as a part of the same page. */
export function listAddress(list: LoadedReviews['list'], { q = '', cursor = '' } = {}): string {
  const search = new URLSearchParams({
    ...(list !== 'shop' && { list }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  })
  return `?${search}`
}
