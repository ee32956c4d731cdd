import { type SigningBatch, sessionTimeLeft, signingTimeLeft } from '@sauda/sdk/signing'
import { cn, Run, type RunPart } from '@sauda/ui'
import { Timer } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { clock } from './use-now.ts'
import { signingWords } from './words.ts'

const STATE = {
  done: 'done',
  failed: 'failed',
  kept: 'kept',
  signing: 'now',
  submitting: 'now',
  idle: 'rest',
  preparing: 'rest',
  ready: 'rest',
} as const

const LOOKS = {
  done: { shape: 'full', tone: 'positive' },
  failed: { shape: 'cut', tone: 'danger' },
  now: { shape: 'outlined', tone: 'accent' },
  kept: { shape: 'most', tone: 'accent' },
  rest: { shape: 'empty', tone: 'neutral' },
} as const

/** One cell for each document, in the order of their states. */
export function BatchRun({ batch }: { batch: SigningBatch }) {
  const { parts } = useWords(signingWords)
  const counts = { done: 0, failed: 0, now: 0, kept: 0, rest: 0 }
  for (const { step } of batch.documents) counts[STATE[step]] += 1
  const shown: RunPart[] = (['done', 'failed', 'kept', 'now', 'rest'] as const).map((state) => ({
    ...LOOKS[state],
    count: counts[state],
    label: parts[state](counts[state]),
  }))
  return <Run parts={shown} />
}

/** The last two minutes of a session are said with a word. */
const SOON = 120_000

/** How long the rest takes, and how long the session lasts. */
export function TimeLine({ batch, now, extra }: { batch: SigningBatch; now: number; extra?: string }) {
  const words = useWords(signingWords)
  const session = sessionTimeLeft(batch, now)
  const left = signingTimeLeft(batch, now)
  if (session === null && left === null) return null
  const low = session !== null && session < SOON
  return (
    <p className="flex flex-wrap items-center gap-x-4.5 gap-y-1 text-muted text-sm tabular-nums">
      {left !== null && left > 0 && <span>{timeText(left, words.running.timeLeft)}</span>}
      {session !== null && (
        <span className={cn('inline-flex items-center gap-1.5', low && 'font-strong text-warning')}>
          <Timer aria-hidden className="size-4" />
          {(low ? words.sessionEnds : words.session)(clock(session))}
          {extra && `, ${extra}`}
        </span>
      )}
    </p>
  )
}

type TimeWords = {
  soon: string
  seconds: (count: number) => string
  minute: string
  minutes: (count: number) => string
}

function timeText(ms: number, words: TimeWords): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 10) return words.soon
  if (seconds < 45) return words.seconds(Math.ceil(seconds / 10) * 10)
  if (seconds < 90) return words.minute
  return words.minutes(Math.round(seconds / 60))
}
