import { describe, expect, it } from 'vitest'
import { lastOwn, type ThreadItem, threadLines } from './thread-message.ts'

const message = (id: number, more: Partial<ThreadItem> = {}): ThreadItem => ({
  id,
  isMine: false,
  text: 'Есть',
  time: '10:31',
  dateTime: '2026-11-30T05:31:00Z',
  day: 'Сегодня',
  ...more,
})

const shapes = (items: ThreadItem[]) =>
  threadLines(items).map(({ kind, id }) => (kind === 'item' ? id : kind))

describe('threadLines', () => {
  it('has no lines without items', () => expect(shapes([])).toEqual([]))

  it('has a line for each day, in order', () =>
    expect(shapes([message(1, { day: 'Вчера' }), message(2), message(3)])).toEqual([
      'day',
      'item-1',
      'day',
      'item-2',
      'item-3',
    ]))

  it('has one line above the first new item, below its day', () =>
    expect(shapes([message(1), message(2, { isNew: true }), message(3, { isNew: true })])).toEqual([
      'day',
      'item-1',
      'new',
      'item-2',
      'item-3',
    ]))

  it('puts the day above the line of what is new', () =>
    expect(shapes([message(1, { isNew: true })])).toEqual(['day', 'new', 'item-1']))
})

describe('lastOwn', () => {
  it.each([
    [[], undefined],
    [[message(1)], undefined],
    [[message(1, { isMine: true }), message(2)], 1],
    [[message(1, { isMine: true }), message(2, { isMine: true, state: 'failed' })], 1],
    [[message(1, { isMine: true, state: 'sending' })], undefined],
    [[message(1, { isMine: true }), { id: 'e', event: 'Номер открыт', day: 'Сегодня' }], 1],
  ])('of %j is %j', (items: ThreadItem[], id) => expect(lastOwn(items)?.id).toBe(id))
})
