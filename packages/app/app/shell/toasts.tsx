import { Toaster, toast } from '@sauda/ui'
import { useEffect } from 'react'
import { useWords } from '../language/language-context.tsx'

/** The corner of the page where messages appear, with what the page before has left to say. */
export default function Toasts({ notice }: { notice: string | null }) {
  const { notifications, dismiss } = useWords()
  useEffect(() => {
    if (notice) toast(notice, { tone: 'positive', id: notice })
  }, [notice])
  return <Toaster label={notifications} closeLabel={dismiss} />
}

/** Says that something went well. Reached by `import()`, so that pages do not carry the toaster before they need it. */
export function sayDone(message: string): void {
  toast(message, { tone: 'positive' })
}
