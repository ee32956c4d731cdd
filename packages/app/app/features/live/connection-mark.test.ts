import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BLIP, createConnectionMark } from './connection-mark.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function mark() {
  const [show, onOnline] = [vi.fn(), vi.fn()]
  return { show, onOnline, ...createConnectionMark(show, onOnline) }
}

it('shows nothing before the first connection', () => {
  const { tell, show, onOnline } = mark()
  tell('offline')
  tell('refused')
  vi.advanceTimersByTime(10 * BLIP)
  expect(show).not.toHaveBeenCalled()
  tell('online')
  expect(onOnline).toHaveBeenCalledExactlyOnceWith(false)
})

it('shows nothing for a short interruption, but reports that updates may be missing', () => {
  const { tell, show, onOnline } = mark()
  tell('online')
  tell('offline')
  vi.advanceTimersByTime(BLIP - 1)
  tell('online')
  vi.advanceTimersByTime(BLIP)
  expect(show).not.toHaveBeenCalledWith(true)
  expect(onOnline).toHaveBeenLastCalledWith(true)
})

it.each(['offline', 'refused'] as const)('shows %s once it lasts, until the connection is back', (state) => {
  const { tell, show } = mark()
  tell('online')
  tell(state)
  vi.advanceTimersByTime(BLIP / 2)
  // A failed attempt does not restart the timer.
  tell(state)
  vi.advanceTimersByTime(BLIP / 2)
  expect(show).toHaveBeenLastCalledWith(true)
  tell('online')
  expect(show).toHaveBeenLastCalledWith(false)
})

it('reports each connection once', () => {
  const { tell, onOnline } = mark()
  tell('online')
  tell('online')
  expect(onOnline).toHaveBeenCalledOnce()
})

it('shows nothing after it was stopped', () => {
  const { tell, show, stop } = mark()
  tell('online')
  tell('offline')
  stop()
  vi.advanceTimersByTime(BLIP)
  expect(show).not.toHaveBeenCalledWith(true)
})
