import { expect, it, vi } from 'vitest'
import { createLiveHub, type LiveNews } from './live-hub.ts'

const news: LiveNews = { event: 'connected', again: true }

it('notifies all listeners', () => {
  const hub = createLiveHub()
  const [one, other] = [vi.fn(), vi.fn()]
  hub.listen(one)
  hub.listen(other)
  hub.tell(news)
  expect(one).toHaveBeenCalledWith(news)
  expect(other).toHaveBeenCalledWith(news)
})

it('does not notify listeners that were removed or added during the call', () => {
  const hub = createLiveHub()
  const [left, late] = [vi.fn(), vi.fn()]
  const leave = hub.listen(left)
  hub.listen(() => {
    leave()
    hub.listen(late)
  })
  hub.tell(news)
  expect(left).toHaveBeenCalledOnce()
  expect(late).not.toHaveBeenCalled()
  hub.tell(news)
  expect(left).toHaveBeenCalledOnce()
})

it('does nothing without listeners', () => {
  expect(() => createLiveHub().tell(news)).not.toThrow()
})
