import { useEffect, useRef, useState } from 'react'
import type { ActValues } from '../ad-actions/act-values.ts'

const KEY = 'decisions'

/** By question: the act, and the photo where it is about one. */
type Typed = Record<string, ActValues>

/**
 * What was typed into the questions of an ad, kept while the ad is looked at: also over a new document of the same page, as
 * a switch of language makes one.
 */
export function useTypedDecisions(adId: number) {
  const typed = useRef<Typed>({})
  // Another one where the page began without what this browser had kept.
  const [edition, setEdition] = useState(0)

  useEffect(() => {
    typed.current = read(adId)
    if (Object.keys(typed.current).length > 0) setEdition(1)
    return () => write(null)
  }, [adId])

  function keep(question: string, values: ActValues) {
    typed.current[question] = values
    write([adId, typed.current])
  }

  return { edition, of: (question: string) => typed.current[question], keep }
}

function read(adId: number): Typed {
  try {
    const [id, typed] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return id === adId ? typed : {}
  } catch {
    return {}
  }
}

function write(kept: [number, Typed] | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // This browser keeps nothing.
  }
}
