import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRecountClock, SETTLE } from './recount-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function clock() {
  const answers: (() => void)[] = []
  const recount = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const answer = () => answers.shift()?.()
  return { recount, answer, ...createRecountClock(recount) }
}

it('does nothing by itself', async () => {
  const { recount } = clock()
  await vi.advanceTimersByTimeAsync(10 * SETTLE)
  expect(recount).not.toHaveBeenCalled()
})

it('counts once for several notifications at a time', async () => {
  const { recount, soon } = clock()
  soon()
  await vi.advanceTimersByTimeAsync(SETTLE - 1)
  soon()
  expect(recount).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10 * SETTLE)
  expect(recount).toHaveBeenCalledOnce()
})

it('is not postponed forever by a stream of notifications', async () => {
  const { recount, soon } = clock()
  for (let time = 0; time <= SETTLE; time += SETTLE / 4) {
    soon()
    await vi.advanceTimersByTimeAsync(SETTLE / 4)
  }
  expect(recount).toHaveBeenCalledOnce()
})

it('counts again after the response if more arrived during the request', async () => {
  const { recount, soon, answer } = clock()
  soon()
  await vi.advanceTimersByTimeAsync(SETTLE)
  soon()
  await vi.advanceTimersByTimeAsync(10 * SETTLE)
  expect(recount).toHaveBeenCalledOnce()
  answer()
  await vi.advanceTimersByTimeAsync(SETTLE)
  expect(recount).toHaveBeenCalledTimes(2)
  answer()
  await vi.advanceTimersByTimeAsync(10 * SETTLE)
  expect(recount).toHaveBeenCalledTimes(2)
})

it('does not count after it was stopped', async () => {
  const { recount, soon, stop, answer } = clock()
  soon()
  await vi.advanceTimersByTimeAsync(SETTLE)
  soon()
  stop()
  answer()
  soon()
  await vi.advanceTimersByTimeAsync(10 * SETTLE)
  expect(recount).toHaveBeenCalledOnce()
})
