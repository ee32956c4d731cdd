import { attempt } from '@sauda/sdk'
import { type PartReach, previewPartRequest } from '@sauda/sdk/part-requests'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { type AskValues, reachQuestion } from './ask-values.ts'

/** Between two keys of somebody who types quickly, in ms. */
const PAUSE_MS = 250

/** Who gets the request; null if that could not be learned. */
export type Reach = PartReach | null

/**
 * Who gets the request while it is being written. While an answer is on its way the one before stays; an older answer never
 * replaces a newer one.
 * @param first what came with the page
 */
export function useReach(first: Reach): { reach: Reach; ask: (values: AskValues) => void } {
  const portal = useBrowserPortal()
  const [reach, setReach] = useState(first)
  const asked = useRef<{ question: string; controller?: AbortController }>({ question: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The page has been loaded anew, with a newer answer.
  useEffect(() => setReach(first), [first])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asked.current.controller?.abort()
    },
    [],
  )

  const ask = useCallback(
    (values: AskValues) => {
      const question = reachQuestion(values)
      const text = JSON.stringify(question)
      if (text === asked.current.question) return
      asked.current.controller?.abort()
      asked.current = { question: text }
      clearTimeout(timer.current)
      timer.current = setTimeout(async () => {
        const controller = new AbortController()
        asked.current.controller = controller
        const result = await attempt(previewPartRequest(portal, question, { signal: controller.signal }))
        if (controller.signal.aborted) return
        // Asked too often: the answer before is better than none.
        if (result.ok) setReach(result.value)
        else if (result.error.code !== 'too_many_requests') setReach(null)
      }, PAUSE_MS)
    },
    [portal],
  )

  return { reach, ask }
}
