import { cn, useHydrated } from '@sauda/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { WordsOf } from '../language/in-both.ts'
import { useWords } from '../language/language-context.tsx'
import { useMessagesSaid } from './messages.ts'
import { useSite } from './use-site.ts'
import { shellWords } from './words.ts'

const Toasts = lazy(() => import('./toasts.tsx'))

const LINES = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
} as const

export type NoticeLine = { readonly text: string; readonly tone: keyof typeof LINES }

/** Shows messages as toasts; the toaster's code is loaded with the first one. */
export function Notices() {
  const notice = useNotice()
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
  const notice = useNotice()
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

/** The message of the previous page: a new object each time, since the same message may come twice in a row. */
function useNotice(): NoticeLine | null {
  const words = useWords(shellWords)
  const site = useSite()
  return useMemo(() => noticeLine(site.notice, words), [site, words])
}

function noticeLine(
  code: string | null,
  { notices, refusals }: WordsOf<typeof shellWords>,
): NoticeLine | null {
  if (isOneOf(code, notices)) return { text: notices[code], tone: 'positive' }
  if (isOneOf(code, refusals)) return { text: refusals[code], tone: 'warning' }
  return null
}

function isOneOf<Texts extends object>(code: string | null, texts: Texts): code is string & keyof Texts {
  return code !== null && Object.hasOwn(texts, code)
}
