import { Toaster, toast } from '@sauda/ui'
import { useEffect } from 'react'
import { useWords } from '../language/language-context.tsx'
import { takeMessages, useMessagesSaid } from './messages.ts'
import type { NoticeLine } from './notice.ts'
import { toldOf } from './told.ts'
import { useSite } from './use-site.ts'
import { shellWords } from './words.ts'

/** The toaster, together with the message of the previous page. */
export function Toasts({ notice }: { notice: NoticeLine | null }) {
  const { notifications, dismiss } = useWords(shellWords)
  const said = useMessagesSaid()
  const answer = useSite().analytics?.answer
  useEffect(() => {
    if (!notice) return
    toast(notice.text, { tone: notice.tone, id: notice.text })
    // For the data layer, whose code may still be loading.
    document.documentElement.dataset.told = toldOf(notice, answer)
    dispatchEvent(new Event('sauda:told'))
  }, [notice, answer])
  useEffect(() => {
    if (said > 0) for (const { text, ...how } of takeMessages()) toast(text, how)
  }, [said])
  return <Toaster label={notifications} closeLabel={dismiss} />
}
