import { useEffect, useRef, useState } from 'react'
import type { ActValues } from '../ad-actions/act-values.ts'

const KEY = 'decisions'

/** Keyed by dialog: the action, and the photo if it is about one. */
type Typed = Record<string, ActValues>

/**
 * Keeps what a moderator typed in the dialogs of an ad as long as the ad is open, including over a reload of the page,
 * for example in the other language.
 */
export function useTypedDecisions(adId: number, userId: number | undefined) {
  const owner = `${userId} ${adId}`
  const typed = useRef<Typed>({})
  const readFor = useRef('')
  // Changes when stored values are restored after the first render.
  const [edition, setEdition] = useState(0)

  useEffect(() => {
    // React mounts twice in development: the stored values have already been read, and removed from storage.
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

/** `owner` is the ids of the moderator and of the ad. */
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
    // This browser has no storage.
  }
}
