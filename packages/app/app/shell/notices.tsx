import { cn, useHydrated } from '@sauda/ui'
import { Suspense, useState } from 'react'
import { late } from './late.ts'
import { useMessagesSaid } from './messages.ts'
import { useSite } from './use-site.ts'

const Toasts = late(() => import('./toasts.tsx'), 'Toasts', { inBrowser: true })

const LINES = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
} as const

/** Shows messages as toasts; the toaster's code is loaded with the first one. */
export function Notices() {
  const { notice } = useSite()
  const [needed, setNeeded] = useState(false)
  const hydrated = useHydrated()
  const hasWords = useMessagesSaid() > 0 || notice !== null
  // Stays mounted once needed: its toasts disappear by themselves.
  if (hasWords && hydrated && !needed) setNeeded(true)
  return (
    needed && (
      <Suspense>
        <Toasts notice={notice} />
      </Suspense>
    )
  )
}

/** The message of the previous page as a line at the top, for browsers without scripts. */
export function NoticeWithoutScripts() {
  const { notice } = useSite()
  return (
    notice && (
      <noscript>
        <p role="status" className={cn('page-wrap py-3 font-strong', LINES[notice.tone])}>
          {notice.text}
        </p>
      </noscript>
    )
  )
}
