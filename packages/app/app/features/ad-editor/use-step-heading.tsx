import { useEffect, useRef } from 'react'
import type { Step } from './steps.ts'

/**
 * Starts each step at its top, with its heading focused; errors of the step take the focus themselves.
 * @returns a function that makes a heading of the name of the current step
 */
export function useStepHeading(step: Step, hasFailure: boolean | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const quiet = useRef(hasFailure)
  quiet.current = hasFailure
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.closest('[data-slot=scroll-area]')?.scrollTo({ top: 0, behavior: 'instant' })
    if (!quiet.current) heading.current?.focus({ preventScroll: true })
  }, [step])
  return (text: string) => (
    <h3 ref={heading} tabIndex={-1} className="inline [font:inherit]">
      {text}
    </h3>
  )
}
