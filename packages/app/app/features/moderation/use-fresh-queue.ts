import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../live/live-context.tsx'
import { createRecountClock, type RecountClock } from '../notifications/recount-clock.ts'

/** Loads a page again when an ad came into the queue of the moderators or left it, once for all that happen together. */
export function useFreshQueue(isShown: boolean): void {
  const { revalidate } = useRevalidator()
  const load = useEffectEvent(revalidate)
  const clock = useRef<RecountClock>(null)

  useEffect(() => {
    const begun = createRecountClock(() => load())
    clock.current = begun
    return begun.stop
  }, [])

  useLive((news) => {
    if (isShown && (news.event === 'queue' || (news.event === 'connected' && news.again)))
      clock.current?.soon()
  })
}
