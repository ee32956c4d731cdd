import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSeenClock, LOOK } from './seen-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Long enough for a batch to be told, too. */
const AND_TOLD = LOOK + 200

function clock() {
  const onSeen = vi.fn()
  return { onSeen, ...createSeenClock(onSeen) }
}

it('tells in one batch what was on screen for a second', () => {
  const { enter, onSeen } = clock()
  enter(1)
  enter(2)
  vi.advanceTimersByTime(LOOK - 1)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(onSeen).toHaveBeenCalledExactlyOnceWith([1, 2])
})

it('does not add up glances', () => {
  const { enter, leave, onSeen } = clock()
  for (let glance = 0; glance < 5; glance++) {
    enter(1)
    vi.advanceTimersByTime(LOOK - 1)
    leave(1)
  }
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).not.toHaveBeenCalled()
})

it('tells each thing once, however often it comes back', () => {
  const { enter, leave, onSeen } = clock()
  enter(1)
  enter(1)
  vi.advanceTimersByTime(AND_TOLD)
  leave(1)
  enter(1)
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).toHaveBeenCalledExactlyOnceWith([1])
})

it('counts nothing while the page is out of sight', () => {
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

it('forgets what was not seen when it stops, and tells what was', () => {
  const { enter, stop, onSeen } = clock()
  enter(1)
  vi.advanceTimersByTime(LOOK)
  enter(2)
  stop()
  vi.advanceTimersByTime(AND_TOLD)
  expect(onSeen).toHaveBeenCalledExactlyOnceWith([1])
})
