import { useEffect, useRef, useState } from 'react'
import { dataRouter } from '../../shell/data-router.ts'

type Question = { stay: () => void; leave: () => void }

const KEY = 'unsaved'

/**
 * Stops a navigation to another page while `isAsked`; returns the question that it waits for. Does what `useBlocker` of
 * React Router does.
 */
export function useLeaveQuestion(isAsked: () => boolean): Question | null {
  const latest = useRef(isAsked)
  latest.current = isAsked
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const router = dataRouter()
    if (!router) return
    const show = () => {
      const blocker = router.state.blockers.get(KEY)
      setQuestion((shown) => {
        if (blocker?.state !== 'blocked') return null
        return shown ?? { stay: blocker.reset, leave: blocker.proceed }
      })
    }
    router.getBlocker(
      KEY,
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && latest.current(),
    )
    const stop = router.subscribe(show)
    return () => {
      stop()
      router.deleteBlocker(KEY)
    }
  }, [])
  return question
}
