import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLoadingBarTiming, type LoadingBarPhase, loadingBarTimes } from './loading-bar-timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { throttle, duration, hide } = loadingBarTimes

/** Creates a bar in a phase, and records all later phases. */
function barIn(phase: LoadingBarPhase) {
  const bar = createLoadingBarTiming()
  if (phase !== 'hidden') bar.start()
  if (phase === 'running' || phase === 'done') vi.advanceTimersByTime(throttle)
  if (phase === 'done') bar.finish()
  if (phase === 'failed') bar.fail()
  expect(bar.getPhase()).toBe(phase)
  const phases: LoadingBarPhase[] = []
  bar.subscribe(() => phases.push(bar.getPhase()))
  return { bar, phases }
}

test('uses the times of the specification', () => {
  expect(loadingBarTimes).toEqual({ throttle: 200, duration: 5000, hide: 500 })
})

describe('every call in every phase', () => {
  test.each([
    ['hidden', 'start', ['waiting', 'running']],
    ['hidden', 'finish', []],
    ['hidden', 'fail', ['failed', 'hidden']],
    ['waiting', 'start', ['running']],
    ['waiting', 'finish', ['hidden']],
    ['waiting', 'fail', ['failed', 'hidden']],
    ['running', 'start', []],
    ['running', 'finish', ['done', 'hidden']],
    ['running', 'fail', ['failed', 'hidden']],
    ['done', 'start', ['waiting', 'running']],
    ['done', 'finish', ['hidden']],
    ['done', 'fail', ['failed', 'hidden']],
    ['failed', 'start', ['waiting', 'running']],
    ['failed', 'finish', ['hidden']],
    ['failed', 'fail', ['hidden']],
  ] as const)('%s, %s', (phase, call, expected) => {
    const { bar, phases } = barIn(phase)
    bar[call]()
    vi.runAllTimers()
    expect(phases).toEqual(expected)
  })
})

test('shows nothing for a page that loads within the throttle', () => {
  const { bar, phases } = barIn('hidden')
  bar.start()
  vi.advanceTimersByTime(throttle - 1)
  bar.finish()
  vi.advanceTimersByTime(duration + hide)
  expect(phases).not.toContain('running')
})

test('keeps running when the page takes longer than the animation', () => {
  const { bar } = barIn('running')
  vi.advanceTimersByTime(10 * duration)
  expect(bar.getPhase()).toBe('running')
})

test('a start while the old bar fades out is not ended by the old timer', () => {
  const { bar } = barIn('done')
  vi.advanceTimersByTime(hide - 1)
  bar.start()
  vi.advanceTimersByTime(throttle)
  expect(bar.getPhase()).toBe('running')
})

test('stays full long enough to be seen, then disappears', () => {
  const { bar } = barIn('done')
  vi.advanceTimersByTime(hide - 1)
  expect(bar.getPhase()).toBe('done')
  vi.advanceTimersByTime(1)
  expect(bar.getPhase()).toBe('hidden')
})

test('does not notify removed listeners', () => {
  const bar = createLoadingBarTiming()
  const listener = vi.fn()
  bar.subscribe(listener)()
  bar.start()
  vi.runAllTimers()
  expect(listener).not.toHaveBeenCalled()
})
