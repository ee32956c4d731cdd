import { useEffect, useRef, useState } from 'react'
import type { ActValues } from '../ad-actions/act-values.ts'

const KEY = 'decisions'

/** By question: the act, and the photo where it is about one. */
type Typed = Record<string, ActValues>

/**
 * What one moderator typed into the questions of an ad, kept while the ad is looked at: also over a new document of the same
 * page, as a switch of language makes one.
 */
export function useTypedDecisions(adId: number, userId: number | undefined) {
  const owner = `${userId} ${adId}`
  const typed = useRef<Typed>({})
  const readFor = useRef('')
  // Another one where the page began without what this browser had kept.
  const [edition, setEdition] = useState(0)

  useEffect(() => {
    // React begins twice in development: what was read the first time is still here, and no longer in the browser.
    if (readFor.current === owner) write([owner, typed.current])
    else typed.current = read(owner)
    readFor.current = owner
    if (Object.keys(typed.current).length > 0) setEdition(1)
    return () => write(null)
  }, [owner])

  function keep(question: string, values: ActValues) {
    typed.current[question] = values
    write([owner, typed.current])
  }

  return { edition, of: (question: string) => typed.current[question], keep }
}

/** `owner` is the moderator's id and the ad's. */
function read(owner: string): Typed {
  try {
    const [of, typed] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return of === owner ? typed : {}
  } catch {
    return {}
  }
}

function write(kept: [string, Typed] | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // This browser keeps nothing.
  }
}
