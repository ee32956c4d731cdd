import { describe, expect, it, test } from 'vitest'
import {
  editableUntil,
  mayActOnReview,
  needsReviewReason,
  REVIEW_ACTIONS,
  REVIEW_ACTORS,
  REVIEW_STATES,
  type ReviewFacts,
  reviewActions,
  reviewStateAfter,
} from './review-action.ts'

const WRITTEN = '2026-11-20T06:00:00.000Z'
const SOON = '2026-11-20T09:00:00.000Z'
const FACTS: ReviewFacts = {
  actor: 'reader',
  state: 'visible',
  created_at: WRITTEN,
  replied_at: null,
  reported: false,
  reportedByMe: false,
  now: SOON,
}

/** Every cell: what an actor may do in a state, on the first day, with no reply and no report. */
const CELLS = {
  guest: { held: [], visible: [], deleted: [] },
  reader: { held: [], visible: ['report'], deleted: [] },
  author: { held: ['edit', 'delete'], visible: ['edit', 'delete'], deleted: [] },
  shop: { held: [], visible: ['reply', 'report'], deleted: [] },
  staff: { held: ['publish', 'delete'], visible: ['delete'], deleted: [] },
}

describe('what may be done to a review', () => {
  const cells = REVIEW_ACTORS.flatMap((actor) => REVIEW_STATES.map((state) => ({ actor, state })))

  test.each(cells)('by $actor while it is $state', ({ actor, state }) => {
    expect(reviewActions({ ...FACTS, actor, state })).toEqual(CELLS[actor][state])
  })

  test.each(cells)('by $actor while it is $state, a day later: no edit', ({ actor, state }) => {
    const later = { ...FACTS, actor, state, now: editableUntil(WRITTEN) }
    expect(reviewActions(later)).toEqual(CELLS[actor][state].filter((action) => action !== 'edit'))
  })

  test.each(cells)('by $actor while it is $state, with a reply of today', ({ actor, state }) => {
    const expected = CELLS[actor][state].map((action) => (action === 'reply' ? 'editReply' : action))
    expect(reviewActions({ ...FACTS, actor, state, replied_at: WRITTEN })).toEqual(expected)
  })

  test.each(cells)('by $actor while it is $state, with an old reply', ({ actor, state }) => {
    const now = editableUntil(WRITTEN)
    const expected = CELLS[actor][state].filter((action) => action !== 'reply' && action !== 'edit')
    expect(reviewActions({ ...FACTS, actor, state, replied_at: WRITTEN, now })).toEqual(expected)
  })

  test.each(cells)('by $actor while it is $state and reported by them', ({ actor, state }) => {
    const facts = { ...FACTS, actor, state, reported: true, reportedByMe: true }
    const keeps = actor === 'staff' && state === 'visible' ? ['keep'] : []
    const expected = CELLS[actor][state].filter((action) => action !== 'report')
    expect(reviewActions(facts)).toEqual([...keeps, ...expected])
  })

  it('a report of somebody else keeps nobody from reporting', () => {
    expect(mayActOnReview('report', { ...FACTS, reported: true })).toBe(true)
    expect(mayActOnReview('report', { ...FACTS, actor: 'shop', reported: true })).toBe(true)
  })

  it('the last millisecond of a day is still in time', () => {
    const at = (now: number) => mayActOnReview('edit', { ...FACTS, actor: 'author', now })
    expect([at(editableUntil(WRITTEN) - 1), at(editableUntil(WRITTEN))]).toEqual([true, false])
  })
})

describe('the state after an action', () => {
  const AFTER = {
    publish: 'visible',
    keep: 'same',
    edit: 'checked',
    reply: 'same',
    editReply: 'same',
    report: 'same',
    delete: 'deleted',
  }

  const cells = REVIEW_ACTIONS.flatMap((action) => REVIEW_STATES.map((state) => ({ action, state })))

  test.each(cells)('$action of one that is $state', ({ action, state }) => {
    const to = AFTER[action]
    for (const isHeld of [false, true]) {
      const checked = isHeld ? 'held' : 'visible'
      const expected = to === 'checked' ? checked : to === 'same' ? state : to
      expect(reviewStateAfter(action, state, isHeld)).toBe(expected)
    }
  })
})

test.each(REVIEW_ACTIONS)('who gives a reason of %s', (action) => {
  const expected = { keep: ['staff'], report: ['reader', 'shop'], delete: ['staff'] }
  const who = REVIEW_ACTORS.filter((actor) => needsReviewReason(action, actor))
  expect(who).toEqual(Object.entries(expected).find(([name]) => name === action)?.[1] ?? [])
})
