import { Toaster, toast } from '@sauda/ui'
import { useEffect } from 'react'
import { useWords } from '../language/language-context.tsx'
import { takeMessages, useMessagesSaid } from './messages.ts'
import type { NoticeLine } from './notice.ts'
import { shellWords } from './words.ts'

/** The toaster, together with the message of the previous page. */
export default function Toasts({ notice }: { notice: NoticeLine | null }) {
  const { notifications, dismiss } = useWords(shellWords)
  const said = useMessagesSaid()
  useEffect(() => {
    if (!notice) return
    toast(notice.text, { tone: notice.tone, id: notice.text })
    // For the data layer, which is loaded after a consent, before or after this.
    document.documentElement.dataset.told = notice.event ?? ''
    dispatchEvent(new Event('sauda:told'))
  }, [notice])
  useEffect(() => {
    if (said > 0) for (const { text, tone } of takeMessages()) toast(text, { tone })
  }, [said])
  return <Toaster label={notifications} closeLabel={dismiss} />
}
