import { createLoadingBarTiming, LoadingBar } from '@sauda/ui'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../language/language-context.tsx'
import { shellWords } from './words.ts'

const FailContext = createContext<() => void>(() => {})

/** The loading bar at the top while a page or a form is loading. */
export function Progress({ children }: { children: ReactNode }) {
  const { progress } = useWords(shellWords)
  const [timing] = useState(createLoadingBarTiming)
  const busy = useNavigation().state !== 'idle'

  useEffect(() => {
    if (busy) timing.start()
    else timing.finish()
  }, [busy, timing])

  return (
    <FailContext value={timing.fail}>
      {/* Outside all landmarks, so it has a role of its own. */}
      <div role="status">
        <LoadingBar timing={timing} label={progress} />
      </div>
      {children}
    </FailContext>
  )
}

/** Returns a function that sets the bar to its failed state (spec §8). */
export function useFailedProgress(): () => void {
  return use(FailContext)
}
