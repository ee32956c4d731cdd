import { useEffect, useRef, useState } from 'react'
import type { ActValues } from '../ad-actions/act-values.ts'
import { forgetTyped, keepTyped, questionOf, type Typed, typedFor } from './typed-decisions.ts'
import type { Decision } from './undo-answer.ts'

/** Keeps what a moderator types in the dialogs of an ad until the ad is decided. */
export function useTypedDecisions(adId: number, userId = 0) {
  const typed = useRef<Typed>({})
  // Changes when stored values are restored after the first render.
  const [edition, setEdition] = useState(0)

  useEffect(() => {
    typed.current = { ...typedFor(userId, adId), ...typed.current }
    if (Object.keys(typed.current).length > 0) setEdition(1)
  }, [userId, adId])

  function keep(question: string, values: ActValues) {
    typed.current[question] = values
    keepTyped(userId, adId, question, values)
  }

  /** Forgets what belongs to a decision that was accepted; the text about a photo belongs to that photo alone. */
  function forget({ act, adId: decided, photo }: Decision) {
    if (act === '' || act === 'undo' || decided === null) return
    forgetTyped(userId, decided, photo ? questionOf(act, photo) : undefined)
  }

  return { edition, of: (question: string) => typed.current[question], keep, forget }
}
