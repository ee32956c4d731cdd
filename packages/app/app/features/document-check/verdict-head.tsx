import { cn } from '@sauda/ui'
import { Check, Hourglass, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { type Headline, type Tone, toneOf } from './check-view.ts'
import { verdictWords } from './verdict-words.ts'

const GROUNDS = { good: 'bg-positive-soft', wait: 'bg-warning-soft', bad: 'bg-danger-soft' } as const
const SEALS = {
  good: 'bg-positive text-surface',
  wait: 'bg-warning text-surface',
  bad: 'bg-danger text-danger-text',
} as const
const SIGNS = { good: Check, wait: Hourglass, bad: X } as const satisfies Record<Tone, typeof Check>

type VerdictHeadProps = {
  headline: Headline
  /** What was signed, as a sentence about it begins. */
  document: string
  fileName: string | null
  /** Beside the words on wide screens. */
  children?: ReactNode
}

/** The verdict: a shape, two or three words, and a sentence. */
export function VerdictHead({ headline, document, fileName, children }: VerdictHeadProps) {
  const { title, lead } = useWords(verdictWords)[headline]
  const tone = toneOf(headline)
  const Sign = SIGNS[tone]
  return (
    <header
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 px-gutter py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:p-8',
        'print:grid-cols-[3.25rem_minmax(0,1fr)_auto] print:rounded-3 print:border-2 print:bg-[transparent] print:p-5',
        GROUNDS[tone],
      )}
    >
      <span
        aria-hidden
        className={cn(
          'grid size-13 place-items-center rounded-full sm:size-18 [&_svg]:size-7 sm:[&_svg]:size-9.5',
          'print:size-13 print:border-2 print:bg-[transparent] print:text-text',
          SEALS[tone],
        )}
      >
        <Sign />
      </span>
      <div className="min-w-0">
        <h1 className="text-[1.75rem]/[1.12] wrap-anywhere sm:text-3xl/[1.12]">{title}</h1>
        <p className="mt-2 max-w-[36em] text-md wrap-anywhere sm:text-lg">{lead(document, fileName)}</p>
      </div>
      {children}
    </header>
  )
}
