import { useEffect, useEffectEvent, useRef } from 'react'
import { createRecountClock, type RecountClock } from './recount-clock.ts'

/** Returns a function that has something counted or loaded again soon, once for all that happens together. */
export function useRecount(work: () => Promise<void>): () => void {
  const run = useEffectEvent(work)
  const clock = useRef<RecountClock>(null)

  useEffect(() => {
    const begun = createRecountClock(() => run())
    clock.current = begun
    return begun.stop
  }, [])

  return () => clock.current?.soon()
}
