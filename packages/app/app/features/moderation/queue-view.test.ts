import type { QueuedAd } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { AROUND, queueFilter, queueSearch, viewQueue } from './queue-view.ts'

const ad = (id: number): QueuedAd => ({
  id,
  title: `Фара ${id}`,
  title_kk: null,
  kind: 'goods',
  category: null,
  photo: null,
  entry: 'new',
  waiting_since: '2026-11-21T06:42:00.000Z',
  flags: 0,
})
const counts = { all: 40, new: 40, changed: 0, returned: 0 }
const queueOf = (length: number, total = length) => ({
  items: Array.from({ length }, (_, at) => ad(at + 1)),
  skipped: 0,
  counts,
  starts: { all: length > 0 ? 1 : null, new: null, changed: null, returned: null },
  total,
})
const view = (length: number, open: number, total?: number) => viewQueue(queueOf(length, total), null, open)
const ids = ({ rows }: { rows: readonly QueuedAd[] }) => rows.map(({ id }) => id)

describe('the queue beside an ad', () => {
  it.each([
    ['the first', 5, 1, { place: 1, previous: null, next: 2 }],
    ['in the middle', 5, 3, { place: 3, previous: 2, next: 4 }],
    ['the last', 5, 5, { place: 5, previous: 4, next: 1 }],
    ['the only one', 1, 1, { place: 1, previous: null, next: null }],
    ['not in the queue', 5, 99, { place: null, previous: null, next: 1 }],
    ['open while the queue is empty', 0, 1, { place: null, previous: null, next: null }],
  ])('has the neighbours of an ad that is %s', (_what, length, open, expected) => {
    expect(view(length, open)).toMatchObject(expected)
  })

  it.each([
    ['all of a short queue', 5, 5, [1, 2, 3, 4, 5]],
    ['the head for the first', 40, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['three that wait longer', 40, 20, [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]],
    ['the end for the last', 40, 40, [29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]],
    ['the head for an ad that does not wait', 40, 99, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['nothing of an empty queue', 0, 1, []],
  ])('shows %s', (_what, length, open, rows) => {
    expect(ids(view(length, open))).toEqual(rows)
  })

  it.each([
    [5, 5, 0],
    [40, 40, 28],
    [100, 1234, 1222],
    [0, 0, 0],
  ])('of %i ads that were fetched of %i leaves out %i', (length, total, more) => {
    expect(view(length, 1, total)).toMatchObject({ more, total })
  })
})

describe('the middle of a long queue', () => {
  const middle = (open: number, total = 165) =>
    viewQueue(
      {
        ...queueOf(0, total),
        items: Array.from({ length: 100 }, (_, at) => ad(at + 66)),
        skipped: 65,
        starts: { all: 1, new: 1, changed: null, returned: null },
      },
      null,
      open,
    )

  it.each([
    ['the hundredth', 100, { place: 100, previous: 99, next: 101 }],
    ['beyond the hundredth', 140, { place: 140, previous: 139, next: 141 }],
    ['the last', 165, { place: 165, previous: 164, next: 1 }],
  ])('has the neighbours and the place of an ad that is %s', (_what, open, expected) => {
    expect(middle(open)).toMatchObject({ ...expected, total: 165 })
  })

  it('leaves out the ads of both ends', () => {
    expect(middle(140)).toMatchObject({ more: 153 })
    expect(ids(middle(140))[0]).toBe(137)
  })
})

it('the ads that the page asks for are enough for the rows and neighbours of every place', () => {
  const whole = queueOf(60)
  for (let place = 1; place <= 60; place++) {
    const skipped = Math.max(0, place - 1 - AROUND / 2)
    const asked = { ...whole, items: whole.items.slice(skipped, skipped + AROUND), skipped }
    expect(viewQueue(asked, null, place)).toEqual(viewQueue(whole, null, place))
  }
})

describe('the filter of the queue', () => {
  it.each(['new', 'changed', 'returned'] as const)('%s stands in the address', (entry) => {
    expect(queueSearch(entry)).toBe(`?queue=${entry}`)
    expect(queueFilter(new URLSearchParams(queueSearch(entry)))).toBe(entry)
  })

  it.each(['', '?queue=', '?queue=all', '?queue=NEW', '?queue=toString', '?entry=new'])(
    'is none in %j',
    (search) => {
      expect(queueFilter(new URLSearchParams(search))).toBeNull()
    },
  )

  it('leaves the address as it is without one', () => expect(queueSearch(null)).toBe(''))
})
