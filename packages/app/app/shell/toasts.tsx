import { Toaster, toast } from '@sauda/ui'
import { useEffect } from 'react'
import { useWords } from '../language/language-context.tsx'
import { takeMessages, useMessagesSaid } from './messages.ts'

/** The corner of the page where messages appear, with what the page before has left to say. */
export default function Toasts({ notice }: { notice: string | null }) {
  const { notifications, dismiss } = useWords()
  const said = useMessagesSaid()
  useEffect(() => {
    if (notice) toast(notice, { tone: 'positive', id: notice })
  }, [notice])
  useEffect(() => {
    if (said > 0) for (const message of takeMessages()) toast(message, { tone: 'positive' })
  }, [said])
  return <Toaster label={notifications} closeLabel={dismiss} />
}
