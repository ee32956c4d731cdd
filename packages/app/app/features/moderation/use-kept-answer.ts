import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Returns the answer to a form of this page until another page is opened. React Router drops it when the page is only
 * loaded again, which live news may cause at any time.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, answer })
  if (kept.key !== key || (answer !== undefined && answer !== kept.answer)) setKept({ key, answer })
  return answer ?? (kept.key === key ? kept.answer : undefined)
}
