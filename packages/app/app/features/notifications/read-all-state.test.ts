import { type Inbox, type Notification, openInbox, unreadOf, viewedUpTo } from '@sauda/sdk/notifications'
import { describe, expect, it } from 'vitest'
import { notRead, readAllState, toMark } from './read-all-state.ts'

const [FIRST, SECOND] = ['2026-11-24T06:00:00.000Z', '2026-11-24T06:01:00.000Z']
const counts = { count: 3, view_count: 1 }

describe('the state of «read all»', () => {
  it('offers to take back what was read', () => {
    const state = { at: FIRST, isUndone: false, code: undefined }
    expect(readAllState({ read: { read: 7, undo: FIRST } })).toEqual(state)
    expect(readAllState({ sent: { read: 7, undo: FIRST } })).toEqual(state)
  })

  it('is undone, with and without scripts', () => {
    const state = { at: undefined, isUndone: true, code: undefined }
    const undo = { unread: FIRST, counts }
    expect(readAllState({ read: { read: 7, undo: FIRST }, undo })).toEqual(state)
    expect(readAllState({ sent: { read: 7, undo: FIRST }, undo })).toEqual(state)
    expect(readAllState({ sent: undo })).toEqual(state)
  })

  it('still offers what could not be taken back, with the error', () => {
    expect(
      readAllState({ read: { read: 7, undo: FIRST }, undo: { unread: FIRST, code: 'server_error' } }),
    ).toEqual({ at: FIRST, isUndone: false, code: 'server_error' })
  })

  it.each([
    ['a failed undo', { unread: FIRST, code: 'server_error' }],
    ['an undo', { unread: FIRST, counts }],
  ])('shows nothing of %s of something older', (_what, undo) => {
    const read = { read: 9, undo: SECOND }
    expect(readAllState({ read, undo })).toEqual({ at: SECOND, isUndone: false, code: undefined })
    expect(readAllState({ read: { read: 9, code: 'unavailable' }, undo })).toEqual({
      at: undefined,
      isUndone: false,
      code: 'unavailable',
    })
  })

  it('forgets what was sent before scripts loaded, once there is a newer answer', () => {
    const sent = { unread: FIRST, code: 'server_error' }
    expect(readAllState({ sent }).code).toBe('server_error')
    expect(readAllState({ sent, read: { read: 9, undo: SECOND } }).code).toBeUndefined()
  })

  it('is nothing before anything was sent', () => {
    expect(readAllState({})).toEqual({ at: undefined, isUndone: false, code: undefined })
  })
})

const one = (id: number, view = 0): Notification => ({
  id,
  type: 31,
  view,
  created_at: '2026-11-21T06:42:00.000Z',
})

describe('a failed «read all»', () => {
  // Forty notifications, of which thirty are read; three are loaded.
  const items = [one(9), one(8, 1), one(7)]
  const before: Inbox = { ...openInbox({ count: 40, view_count: 30 }), items }

  it('leaves everything as it was, also what is not loaded', () => {
    const after = viewedUpTo(before, 9)
    expect(unreadOf(after)).toBe(0)
    expect(notRead(after, toMark(before, items, 9))).toEqual(before)
  })

  it('does not touch what came since', () => {
    const after = viewedUpTo(before, 9)
    const since: Inbox = { ...after, items: [one(10), ...after.items], total: 41 }
    const back = notRead(since, toMark(before, items, 9))
    expect(back.items.map(({ view }) => view)).toEqual([0, 0, 1, 0])
    expect(unreadOf(back)).toBe(11)
  })

  it('names what a filter shows and what only the inbox has, once, and no later ones', () => {
    expect(toMark(before, [one(10), one(9), one(3), one(2, 1)], 9)).toEqual({ ids: [9, 3, 7], viewed: 30 })
  })

  it('keeps the count if the server has said meanwhile that less is read', () => {
    const after = { ...viewedUpTo(before, 9), viewed: 29 }
    expect(notRead(after, toMark(before, items, 9)).viewed).toBe(29)
  })
})
