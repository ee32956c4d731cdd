import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { formWords } from './words.ts'

/** Says how long to wait after too many attempts; undefined after any other error. */
export function useWaitMessage(failure: ActionFailure | undefined): string | undefined {
  const words = useWords(formWords)
  const seconds = failure?.code === 'too_many_requests' ? failure.retry_after : undefined
  if (seconds === undefined) return undefined
  return seconds < 60 ? words.waitSeconds(seconds) : words.waitMinutes(Math.ceil(seconds / 60))
}
