import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { createSeenClock } from './seen-clock.ts'

/** The share of an item that has to be visible. */
const PART = 0.5

type Watch = { readonly observe: (element: HTMLElement) => () => void; readonly stop: () => void }

/**
 * Reports items that were read: at least half of each was visible for one second. Returns a `ref` for the elements,
 * which carry their id in `data-id`.
 */
export function useSeen(onSeen: (ids: number[]) => void) {
  const report = useEffectEvent(onSeen)
  const [watch, setWatch] = useState<Watch | null>(null)

  useEffect(() => {
    const begun = watchScreen((ids) => report(ids))
    setWatch(begun)
    return begun.stop
  }, [])

  return useCallback(
    (element: HTMLElement | null) => (element ? watch?.observe(element) : undefined),
    [watch],
  )
}

function watchScreen(onSeen: (ids: number[]) => void): Watch {
  const clock = createSeenClock(onSeen)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= PART) clock.enter(idOf(target))
        else clock.leave(idOf(target))
      }
    },
    { threshold: PART },
  )
  const onVisibility = () => (document.hidden ? clock.hide() : clock.show())
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility)

  return {
    observe(element) {
      observer.observe(element)
      return () => {
        observer.unobserve(element)
        clock.leave(idOf(element))
      }
    },
    stop() {
      document.removeEventListener('visibilitychange', onVisibility)
      observer.disconnect()
      clock.stop()
    },
  }
}

function idOf(element: Element): number {
  return Number(element.getAttribute('data-id'))
}
