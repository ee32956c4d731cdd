import type { Ad } from '@sauda/sdk/ads'
import { useEffect, useRef, useState } from 'react'
import type { ActValues } from '../ad-actions/act-values.ts'
import {
  bringBack,
  forgetTyped,
  keepTyped,
  questionOf,
  setAside,
  type Typed,
  typedFor,
} from './typed-decisions.ts'
import type { Decision } from './undo-answer.ts'

/**
 * Keeps what a moderator types in the dialogs of an ad until the ad is decided. After a publication that was undone it is
 * there again.
 * @param ad its content is known by the time of its last change, which neither planning nor undoing a publication moves
 * @param waits whether the ad waits for a decision: it is not planned to be published
 */
export function useTypedDecisions(ad: Pick<Ad, 'id' | 'changed_at'>, waits: boolean, userId = 0) {
  const { id: adId, changed_at: content = '' } = ad
  const typed = useRef<Typed>({})
  // Changes when stored values are restored after the first render.
  const [edition, setEdition] = useState(0)

  useEffect(() => {
    if (waits) bringBack(userId, adId, content)
    const before = Object.keys(typed.current).length
    typed.current = { ...typedFor(userId, adId), ...typed.current }
    if (Object.keys(typed.current).length > before) setEdition((edition) => edition + 1)
  }, [userId, adId, content, waits])

  function keep(question: string, values: ActValues) {
    typed.current[question] = values
    keepTyped(userId, adId, question, values)
  }

  /** Forgets what belongs to a decision that was accepted; the text about a photo belongs to that photo alone. */
  function forget({ act, adId: decided, photo }: Decision) {
    if (act === '' || decided === null) return
    if (act === 'undo') {
      // The page of the ad is still open: it shows the text, and keeps it again.
      if (decided === adId) bringBack(userId, adId, content)
    } else if (act === 'publish') setAside(userId, decided, content)
    else forgetTyped(userId, decided, photo ? questionOf(act, photo) : undefined)
  }

  return { edition, of: (question: string) => typed.current[question], keep, forget }
}
