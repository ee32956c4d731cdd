import { PortalError } from '@sauda/sdk'
import type { TalkMessage } from '@sauda/sdk/talk'
import { expect, it, vi } from 'vitest'
import { createOutbox, type Outgoing } from './outbox.ts'

const written = (key: string) => ({ key, text: key, photo_keys: [], at: '2026-11-30T05:00:00Z' })

const stored = (key: string): TalkMessage => ({
  id: 1,
  own: true,
  by: 'Я',
  text: key,
  photos: [],
  created_at: '2026-11-30T05:00:00Z',
  note: null,
})

const refusal = (code: string, retry_after?: number) => ({
  ok: false as const,
  error: new PortalError({ status: 0, code, message: code, ...(retry_after && { retry_after }) }),
})

function box(answers: Record<string, (() => ReturnType<typeof refusal>)[]> = {}) {
  const sent: string[] = []
  const done: string[] = []
  const held = vi.fn()
  let now: readonly Outgoing[] = []
  let isOnline = true
  const outbox = createOutbox({
    async send({ key }) {
      sent.push(key)
      const refuse = answers[key]?.shift()
      return refuse ? refuse() : { ok: true, value: stored(key) }
    },
    onChange: (messages) => {
      now = messages
    },
    onSent: ({ text }) => done.push(text),
    onHeld: held,
    isOnline: () => isOnline,
  })
  return { ...outbox, sent, done, held, now: () => now, go: (is: boolean) => (isOnline = is) }
}

it('sends in order, each once', async () => {
  const it = box()
  it.add(written('a'))
  it.add(written('b'))
  it.add(written('c'))
  await vi.waitFor(() => expect(it.done).toEqual(['a', 'b', 'c']))
  expect(it.sent).toEqual(['a', 'b', 'c'])
  expect(it.now()).toEqual([])
})

it('keeps a refused message in its place, and sends those behind it', async () => {
  const it = box({ a: [() => refusal('action_not_allowed')] })
  it.add(written('a'))
  it.add(written('b'))
  await vi.waitFor(() => expect(it.done).toEqual(['b']))
  expect(it.now()).toMatchObject([{ key: 'a', state: 'failed', code: 'action_not_allowed' }])
  it.again('a')
  await vi.waitFor(() => expect(it.done).toEqual(['b', 'a']))
  expect(it.sent).toEqual(['a', 'b', 'a'])
})

it('waits for a connection, and sends by itself once each', async () => {
  const it = box()
  it.go(false)
  it.add(written('a'))
  it.add(written('b'))
  await Promise.resolve()
  expect(it.sent).toEqual([])
  expect(it.now()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
  it.go(true)
  it.again()
  it.again()
  await vi.waitFor(() => expect(it.done).toEqual(['a', 'b']))
  expect(it.sent).toEqual(['a', 'b'])
})

it('lets a message wait that was lost while the connection broke', async () => {
  const it = box({
    a: [
      () => {
        it.go(false)
        return refusal('network')
      },
    ],
  })
  it.add(written('a'))
  await vi.waitFor(() => expect(it.sent).toEqual(['a']))
  await vi.waitFor(() => expect(it.now()).toMatchObject([{ state: 'waiting' }]))
  it.go(true)
  it.again()
  await vi.waitFor(() => expect(it.done).toEqual(['a']))
})

it('fails without a code if the server does not answer', async () => {
  const it = box({ a: [() => refusal('timeout')] })
  it.add(written('a'))
  await vi.waitFor(() => expect(it.now()).toMatchObject([{ state: 'failed' }]))
  expect(it.now()[0]).not.toHaveProperty('code')
})

it('says how long the server takes no more', async () => {
  const it = box({ a: [() => refusal('too_many_requests', 12)] })
  it.add(written('a'))
  await vi.waitFor(() => expect(it.held).toHaveBeenCalledWith(12))
})
