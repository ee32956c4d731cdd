import { useHydrated } from '@sauda/ui'
import { lazy, Suspense } from 'react'
import { useWords } from '../language/language-context.tsx'
import { useSite } from './use-site.ts'

const Toasts = lazy(() => import('./toasts.tsx'))

/** What the page before has to say: a toast, loaded when scripts have come, or a plain line for who has none. */
export function Notices() {
  const { notices } = useWords()
  const { notice } = useSite()
  const text = isNotice(notice, notices) ? notices[notice] : null
  if (useHydrated()) {
    return (
      <Suspense>
        <Toasts notice={text} />
      </Suspense>
    )
  }
  return (
    text && (
      <noscript>
        <p role="status" className="bg-positive-soft page-wrap py-3 font-strong text-positive">
          {text}
        </p>
      </noscript>
    )
  )
}

function isNotice<Texts extends object>(code: string | null, texts: Texts): code is string & keyof Texts {
  return code !== null && Object.hasOwn(texts, code)
}
