import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAnswer, planAnswer, UNDO_MS } from './pending-answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function plan(id: number, result: { ok: true } | { ok: false; error: { code: string } } = { ok: true }) {
  const send = vi.fn(async () => result)
  const onSent = vi.fn()
  planAnswer({ id, text: 'Суппорт', what: '38 500 ₸', send, onSent })
  return { send, onSent }
}

it('sends after five seconds, once', async () => {
  const { send, onSent } = plan(1)
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledExactlyOnceWith(false)
  expect(onSent).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(send).toHaveBeenCalledOnce()
})

it('sends nothing that was taken back', async () => {
  const { send } = plan(2)
  forgetAnswer(2)
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2)
  expect(send).not.toHaveBeenCalled()
})

it('sends the last of two answers to one request', async () => {
  const first = plan(3)
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  const second = plan(3)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(first.send).not.toHaveBeenCalled()
  expect(second.send).toHaveBeenCalledOnce()
})

it('tells nobody that a refused answer was sent', async () => {
  const { onSent } = plan(4, { ok: false, error: { code: 'action_not_allowed' } })
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(onSent).not.toHaveBeenCalled()
  forgetAnswer(4)
})

it('forgets nothing that is not there', () => {
  expect(() => forgetAnswer(99)).not.toThrow()
})
