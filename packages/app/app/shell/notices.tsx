import { useHydrated } from '@sauda/ui'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../language/language-context.tsx'
import { useMessagesSaid } from './messages.ts'
import { useSite } from './use-site.ts'

const Toasts = lazy(() => import('./toasts.tsx'))

/**
 * What has been done: a toast, whose code comes with the first one, or a plain line for who has no scripts and was
 * told something by the page before.
 */
export function Notices() {
  const { notices } = useWords()
  const { notice } = useSite()
  const text = isNotice(notice, notices) ? notices[notice] : null
  const [needed, setNeeded] = useState(false)
  const hydrated = useHydrated()
  const hasWords = useMessagesSaid() > 0 || text !== null
  // Once there, it stays: its toasts go by themselves.
  if (hasWords && hydrated && !needed) setNeeded(true)
  if (needed) {
    return (
      <Suspense>
        <Toasts notice={text} />
      </Suspense>
    )
  }
  return (
    text && (
      <noscript>
        <p role="status" className="page-wrap bg-positive-soft py-3 font-strong text-positive">
          {text}
        </p>
      </noscript>
    )
  )
}

function isNotice<Texts extends object>(code: string | null, texts: Texts): code is string & keyof Texts {
  return code !== null && Object.hasOwn(texts, code)
}
