import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counting(ms: number) {
  const onEnd = vi.fn()
  return { onEnd, countdown: createCountdown(ms, onEnd) }
}

test('calls back once, after its time', () => {
  const { countdown, onEnd } = counting(5000)
  countdown.run()
  vi.advanceTimersByTime(4999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  countdown.run()
  vi.advanceTimersByTime(60_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('does not end while it is held, however long', () => {
  const { countdown, onEnd } = counting(5000)
  countdown.run()
  vi.advanceTimersByTime(3000)
  countdown.hold()
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('continues with the remaining time after each hold', () => {
  const { countdown, onEnd } = counting(5000)
  for (let round = 0; round < 4; round++) {
    countdown.run()
    vi.advanceTimersByTime(1000)
    countdown.hold()
    vi.advanceTimersByTime(700)
  }
  countdown.run()
  vi.advanceTimersByTime(999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('ignores a second start and a second hold', () => {
  const { countdown, onEnd } = counting(5000)
  countdown.hold()
  countdown.run()
  vi.advanceTimersByTime(2000)
  countdown.run()
  countdown.hold()
  vi.advanceTimersByTime(2000)
  countdown.hold()
  countdown.run()
  vi.advanceTimersByTime(2999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('does not start by itself', () => {
  const { onEnd } = counting(5000)
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})
