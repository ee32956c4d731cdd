import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSeenClock, LOOK } from './seen-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Long enough for a batch to be reported as well. */
const AND_TOLD = LOOK + 200

function clock() {
  const onSeen = vi.fn()
  return { onSeen, ...createSeenClock(onSeen) }
}

it('reports in one batch what was visible for a second', () => {
  const { enter, onSeen } = clock()
  enter(1)
  enter(2)
  vi.advanceTimersByTime(LOOK - 1)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(onSeen).toHaveBeenCalledExactlyOnceWith([1, 2])
})

it('does not add up short views', () => {
  const { enter, leave, onSeen } = clock()
  for (let glance = 0; glance < 5; glance++) {
    enter(1)
    vi.advanceTimersByTime(LOOK - 1)
    leave(1)
  }
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).not.toHaveBeenCalled()
})

it('reports each item once, however often it is shown', () => {
  const { enter, leave, onSeen } = clock()
  enter(1)
  enter(1)
  vi.advanceTimersByTime(AND_TOLD)
  leave(1)
  enter(1)
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).toHaveBeenCalledExactlyOnceWith([1])
})

it('counts no time while the page is hidden', () => {
  const { enter, hide, show, onSeen } = clock()
  enter(1)
  hide()
  enter(2)
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).not.toHaveBeenCalled()
  show()
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).toHaveBeenCalledExactlyOnceWith([1, 2])
})

it('when stopped, forgets what was not seen and reports what was', () => {
  const { enter, stop, onSeen } = clock()
  enter(1)
  vi.advanceTimersByTime(LOOK)
  enter(2)
  stop()
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).toHaveBeenCalledExactlyOnceWith([1])
})
