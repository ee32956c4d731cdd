import type { TalkMessage } from '@sauda/sdk/talk'
import { expect, it } from 'vitest'
import type { Outgoing } from './outbox.ts'
import { talkItems } from './talk-items.ts'
import { joined } from './use-talk.ts'

const message = (id: number, more: Partial<TalkMessage> = {}): TalkMessage => ({
  id,
  own: false,
  by: 'AutoDisc',
  text: 'Есть',
  photos: [],
  created_at: '2026-11-30T05:31:00Z',
  note: null,
  ...more,
})

const options = {
  language: 'ru' as const,
  now: '2026-11-30T06:00:00Z',
  noteOf: ({ note }: TalkMessage) => (note === 'phone_given' ? 'Номер открыт' : null),
  photo: 'Фото',
  isNew: ({ id }: TalkMessage) => id > 1,
  problemOf: (code: string) => code,
}

it('shows messages with their days and times, and what the reader has not seen', () => {
  const items = talkItems([message(1, { created_at: '2026-11-29T05:31:00Z' }), message(2)], [], options)
  expect(items).toMatchObject([
    { id: 1, day: 'вчера', time: '10:31', isNew: false },
    { id: 2, day: 'сегодня', isNew: true },
  ])
})

it('shows what has happened as an event, and nothing for a note that it does not know', () => {
  const notes = [message(1, { note: 'phone_given' }), message(2, { note: 'something_new' })]
  expect(talkItems(notes, [], options)).toMatchObject([{ id: 1, event: 'Номер открыт' }])
})

it('shows what is on its way at the end, and why it was refused', () => {
  const waiting: Outgoing = { key: 'a', text: 'Да', photo_keys: [], at: options.now, state: 'waiting' }
  const failed: Outgoing = { ...waiting, key: 'b', text: '', state: 'failed', code: 'action_not_allowed' }
  expect(talkItems([message(1)], [waiting, failed], options)).toMatchObject([
    { id: 1 },
    { id: 'a', isMine: true, state: 'sending' },
    { id: 'b', text: 'Фото', state: 'failed', problem: 'action_not_allowed' },
  ])
})

it('joins what came twice, and what came late, in order', () => {
  const ids = (messages: readonly TalkMessage[]) => messages.map(({ id }) => id)
  expect(ids(joined([message(1), message(3)], [message(2), message(3)]))).toEqual([1, 2, 3])
  expect(ids(joined([], []))).toEqual([])
})
