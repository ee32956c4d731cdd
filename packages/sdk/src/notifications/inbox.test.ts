import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PortalError } from '../client/index.ts'
import type { Notification } from '../generated/schemas.ts'
import {
  counted,
  fetched,
  hasMore,
  type Inbox,
  openInbox,
  receive,
  skipOf,
  unreadOf,
  unviewed,
  viewed,
  viewedUpTo,
} from './inbox.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000).toISOString()
const one = (id: number, { view = 0, seconds = id } = {}): Notification => ({
  id,
  type: 31,
  view,
  created_at: at(seconds),
})
const idsOf = ({ items }: Inbox) => items.map(({ id }) => id)
const EMPTY = openInbox({ count: 0, view_count: 0 })

describe('everything read', () => {
  const known = [3, 2, 1].reduce(
    (inbox, id) => receive(inbox, one(id)),
    openInbox({ count: 40, view_count: 5 }),
  )

  test('up to the newest leaves nothing unread, not even what was never fetched', () => {
    const inbox = viewedUpTo(known, 3)
    expect([inbox.items.map(({ view }) => view), unreadOf(inbox), inbox.total]).toEqual([[1, 1, 1], 0, 43])
  })

  test('leaves what came later unread', () => {
    const inbox = viewedUpTo(known, 2)
    expect([inbox.items.map(({ view }) => view), unreadOf(inbox)]).toEqual([[0, 1, 1], 1])
    expect(unreadOf(viewedUpTo(viewedUpTo(inbox, 2), 1))).toBe(1)
  })

  test('is taken back for what was unread before, once', () => {
    const before = viewed(known, [2])
    const unread = before.items.filter(({ view }) => view === 0).map(({ id }) => id)
    const inbox = unviewed(viewedUpTo(before, 3), unread)
    expect(inbox.items.map(({ view }) => view)).toEqual([0, 1, 0])
    // What was never fetched is only in the counts, which the server returns.
    expect(unreadOf(counted(inbox, { count: 43, view_count: 6 }))).toBe(37)
    expect(unviewed(inbox, [...unread, 99])).toEqual(inbox)
    expect(unviewed(EMPTY, [1])).toEqual(EMPTY)
  })

  test('of nothing is nothing', () => {
    expect(viewedUpTo(EMPTY, 7)).toEqual(EMPTY)
  })
})

describe('single events', () => {
  test('counts a repeated notification once', () => {
    const inbox = receive(receive(EMPTY, one(1)), one(1))
    expect([idsOf(inbox), inbox.total, unreadOf(inbox)]).toEqual([[1], 1, 1])
  })

  test('a read notification does not raise the unread count', () => {
    const inbox = receive(EMPTY, one(1, { view: 1 }))
    expect([inbox.total, unreadOf(inbox)]).toEqual([1, 0])
  })

  test('sorts by id and not by time', () => {
    const inbox = [one(2, { seconds: 9 }), one(3, { seconds: 1 }), one(1, { seconds: 5 })].reduce(
      receive,
      EMPTY,
    )
    expect(idsOf(inbox)).toEqual([3, 2, 1])
  })

  test('a viewed notification stays viewed after an older response', () => {
    const inbox = viewed(receive(EMPTY, one(1)), [1, 1, 99])
    const later = fetched(receive(inbox, one(1)), { items: [one(1)], total: 1, skip: 0 })
    expect([later.items[0]?.view, unreadOf(later)]).toEqual([1, 0])
    expect(viewed(later, [1])).toBe(later)
  })

  test('counts are never negative', () => {
    expect(unreadOf(openInbox({ count: 1, view_count: 5 }))).toBe(0)
  })

  test('takes over that another page has viewed all', () => {
    const inbox = counted(receive(EMPTY, one(1)), { count: 1, view_count: 1 })
    expect([inbox.items[0]?.view, unreadOf(inbox)]).toEqual([1, 0])
  })

  test('items stay unread while others are', () => {
    const inbox = counted(receive(EMPTY, one(1)), { count: 2, view_count: 1 })
    expect([inbox.items[0]?.view, unreadOf(inbox)]).toEqual([0, 1])
  })

  test('counts that agree leave the list whole, and counts alone cannot show a gap', () => {
    expect(counted(receive(EMPTY, one(1)), { count: 1, view_count: 0 }).whole).toBe(true)
    expect(counted(EMPTY, { count: 5, view_count: 0 }).whole).toBe(true)
  })

  test('counts that agree again do not make a list with a gap whole', () => {
    const missed = counted(receive(EMPTY, one(2)), { count: 2, view_count: 0 })
    expect(counted(missed, { count: 2, view_count: 0 }).whole).toBe(false)
  })

  test('ignores a failed page', () => {
    const inbox = receive(openInbox({ count: 9, view_count: 0 }), one(10))
    const error = new PortalError({ status: 0, code: 'network', message: '' })
    expect(fetched(inbox, { items: [], total: 0, skip: 1, error })).toBe(inbox)
  })

  test('ignores a page after items were dropped', () => {
    const inbox = fetched(EMPTY, { items: [one(3), one(2)], total: 3, skip: 0 })
    const missed = counted(inbox, { count: 4, view_count: 0 })
    expect([skipOf(missed), hasMore(missed)]).toEqual([0, true])
    expect(fetched(missed, { items: [one(1)], total: 4, skip: 2 })).toBe(missed)
  })

  test('restarts a list with a gap from the newest page', () => {
    const inbox = fetched(EMPTY, { items: [one(2), one(1)], total: 2, skip: 0 })
    const missed = counted(receive(inbox, one(9)), { count: 9, view_count: 0 })
    const again = fetched(missed, { items: [one(9), one(8), one(7)], total: 9, skip: 0 })
    expect([idsOf(again), skipOf(again), hasMore(again)]).toEqual([[9, 8, 7], 3, true])
  })
})

describe('the newest page', () => {
  test('keeps the older items that it reaches', () => {
    const inbox = [one(1), one(2), one(3)].reduce(receive, EMPTY)
    const page = { items: [one(5), one(4), one(3)], total: 5, skip: 0 }
    expect(idsOf(fetched(inbox, page))).toEqual([5, 4, 3, 2, 1])
  })

  test('drops older items after a gap, and keeps those that arrived since', () => {
    const inbox = [one(1), one(9)].reduce(receive, EMPTY)
    const page = fetched(inbox, { items: [one(8), one(7)], total: 8, skip: 0 })
    expect([idsOf(page), page.total]).toEqual([[9, 8, 7], 9])
  })

  test('keeps its last item viewed after a gap', () => {
    const missed = counted(viewed(receive(EMPTY, one(2)), [2]), { count: 2, view_count: 1 })
    const page = fetched(missed, { items: [one(3), one(2)], total: 3, skip: 0 })
    expect(page.items.map(({ view }) => view)).toEqual([0, 1])
  })
})

test('a later page fills a gap', () => {
  const inbox = [one(1), one(3)].reduce(receive, EMPTY)
  expect(idsOf(fetched(inbox, { items: [one(2)], total: 3, skip: 1 }))).toEqual([3, 2, 1])
})

test('detects a gap by a next page without new items', () => {
  const inbox = [one(3), one(5)].reduce(receive, openInbox({ count: 2, view_count: 0 }))
  const page = fetched(inbox, { items: [one(3)], total: 4, skip: 2 })
  expect([hasMore(page), skipOf(page)]).toEqual([true, 0])
  expect(skipOf(fetched(inbox, { items: [one(2)], total: 4, skip: 2 }))).toBe(3)
})

/** A minimal model of the server, the network and a page. */
class World {
  inbox = EMPTY
  stored: Notification[] = []
  pushes: Notification[] = []
  answers: { items: Notification[]; total: number; skip: number }[] = []
  isWhole = true

  /** Random, because several servers have several clocks. */
  commit(seconds: number) {
    const added = one(this.stored.length + 1, { seconds })
    this.stored = [added, ...this.stored]
    this.pushes.push(added)
  }
  deliver(place: number) {
    for (const push of this.pushes.splice(place, 1)) this.inbox = receive(this.inbox, push)
  }
  lose() {
    this.isWhole &&= this.pushes.length === 0
    this.pushes = []
  }
  ask(limit: number, skip = skipOf(this.inbox)) {
    this.answers.push({ items: this.stored.slice(skip, skip + limit), total: this.stored.length, skip })
  }
  answer() {
    const page = this.answers.shift()
    if (page) this.inbox = fetched(this.inbox, page)
  }
  count() {
    const view_count = this.stored.filter(({ view }) => view === 1).length
    this.inbox = counted(this.inbox, { count: this.stored.length, view_count })
  }
  view(id: number) {
    if (!this.inbox.items.some((item) => item.id === id)) return
    this.inbox = viewed(this.inbox, [id])
    this.stored = this.stored.map((item) => (item.id === id ? { ...item, view: 1 } : item))
  }
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ commit: fc.nat(6) }) },
  { weight: 3, arbitrary: fc.record({ deliver: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.constant('lose' as const) },
  { weight: 2, arbitrary: fc.record({ ask: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.constant('answer' as const) },
  { weight: 1, arbitrary: fc.constant('count' as const) },
  { weight: 1, arbitrary: fc.record({ view: fc.nat(20) }) },
)

function play(world: World, steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  for (const what of steps) {
    if (typeof what === 'string') world[what]()
    else if ('ask' in what) world.ask(what.ask)
    else if ('deliver' in what) world.deliver(what.deliver)
    else if ('view' in what) world.view(what.view)
    else world.commit(what.commit)
    const ids = idsOf(world.inbox)
    expect(new Set(ids).size).toBe(ids.length)
    expect(unreadOf(world.inbox)).toBeGreaterThanOrEqual(0)
    expect(world.inbox.total).toBeGreaterThanOrEqual(ids.length)
  }
}

test('has no gaps and no duplicates in any order of delivery', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World()
      play(world, steps)
      if (!world.isWhole || !world.inbox.whole) return
      const underWay = new Set(world.pushes.map(({ id }) => id))
      const known = new Set(idsOf(world.inbox))
      const expected = world.stored.filter(({ id }) => known.has(id) || !underWay.has(id))
      expect(idsOf(world.inbox)).toEqual(expected.slice(0, known.size).map(({ id }) => id))
    }),
  )
})

test('after a lost connection, counts and pages restore everything without duplicates', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (steps, limit) => {
      const world = new World()
      play(world, steps)
      world.lose()
      world.ask(limit, 0)
      // Counts can hide a loss once, if an item that was already counted arrived after that, but not twice.
      for (let counts = 0; counts < 2; counts++) {
        world.count()
        while (world.answers.length > 0) world.answer()
        for (let pages = 0; hasMore(world.inbox); pages++) {
          expect(pages).toBeLessThan(60)
          world.ask(limit)
          world.answer()
        }
      }
      expect(idsOf(world.inbox)).toEqual(world.stored.map(({ id }) => id))
      expect(unreadOf(world.inbox)).toBe(world.stored.filter(({ view }) => view === 0).length)
    }),
  )
})
