import type { ExchangeBaseHealth, ExchangeBatch } from '@sauda/sdk/exchange'
import { groupDigits } from '@sauda/sdk/language'
import { RunBar, type RunPart, RunSwatch } from '@sauda/ui'
import { LoaderCircle } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { secondsLeft } from './time-left.ts'
import { exchangeWords } from './words.ts'

/** The batches that are coming in. */
export function LiveBatches({ health, now }: { health: readonly ExchangeBaseHealth[]; now: string }) {
  return health.flatMap(({ base, batches }) =>
    batches
      .filter(({ state }) => state === 'running')
      .map((batch) => <LiveBatch key={batch.id} batch={batch} base={base.name} now={now} />),
  )
}

function LiveBatch({ batch, base, now }: { batch: ExchangeBatch; base: string; now: string }) {
  const { live: words } = useWords(exchangeWords)
  const { created, renewed, unchanged, refused, total, done } = batch
  const accepted = created + renewed
  const left = secondsLeft(batch, now)
  const parts: (RunPart & { count: number })[] = [
    { shape: 'full', tone: 'positive', count: accepted, label: words.accepted(groupDigits(accepted)) },
    { shape: 'full', tone: 'neutral', count: unchanged, label: words.unchanged(groupDigits(unchanged)) },
    { shape: 'cut', tone: 'danger', count: refused, label: words.refused(groupDigits(refused)) },
    { shape: 'empty', tone: 'neutral', count: total - done, label: words.ahead(groupDigits(total - done)) },
  ]
  return (
    <section
      aria-labelledby={`batch-${batch.id}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p role="status" className="flex items-center gap-2 text-sm">
            <LoaderCircle aria-hidden className="size-4 text-accent motion-safe:animate-spin" />
            {words.running}
          </p>
          <h2 id={`batch-${batch.id}`} className="mt-1 text-xl wrap-anywhere">
            {words.title(base)}
          </h2>
        </div>
        <p className="tabular-nums">
          <strong className="font-display font-semibold text-2xl">{groupDigits(done)}</strong>{' '}
          {words.of(groupDigits(total))}
          {left !== null && <span className="block text-muted text-sm">{words.left(left)}</span>}
        </p>
      </div>
      <RunBar parts={parts} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ shape, tone, label }) => (
            <li key={label} className="flex items-center gap-2">
              <RunSwatch shape={shape} tone={tone} />
              {label}
            </li>
          ))}
      </ul>
    </section>
  )
}
