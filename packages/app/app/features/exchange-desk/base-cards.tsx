import type { ExchangeBaseHealth } from '@sauda/sdk/exchange'
import { clockTime, dayLabel, groupDigits, longDate } from '@sauda/sdk/language'
import { Button, StatusDot } from '@sauda/ui'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DayErrors } from './day-errors.tsx'
import { daysSilent } from './days-silent.ts'
import type { Exchange } from './exchange.ts'
import { exchangeSearch } from './exchange-query.ts'
import { exchangeWords } from './words.ts'

type BaseCardsProps = { exchange: Exchange; health: readonly ExchangeBaseHealth[] }

/** How the exchange with each base goes. */
export function BaseCards({ exchange, health }: BaseCardsProps) {
  const { base: words } = useWords(exchangeWords)
  return (
    <section aria-labelledby="bases">
      <h2 id="bases" className="sr-only">
        {words.heading}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 nav:grid-cols-2">
        {health.map((one) => (
          <BaseCard key={one.base.id} health={one} exchange={exchange} />
        ))}
      </ul>
    </section>
  )
}

function BaseCard({ health, exchange }: { health: ExchangeBaseHealth; exchange: Exchange }) {
  const words = useWords(exchangeWords)
  const language = useLanguage()
  const { now, manages, mend, query } = exchange
  const { base, rows_today, refused_today, refused_week, waiting_changes, oldest_change_at } = health
  const silent = daysSilent(base.seen_at, now)
  const hasErrors = refused_today > 0 || mend.items.some(({ base_id }) => base_id === base.id)
  return (
    <li className="flex flex-col gap-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{base.name}</h3>
          <p className="mt-0.5 text-muted text-xs wrap-anywhere">
            {words.base.login(base.login, longDate(base.created_at, language))}
            {base.networks.length > 0 && `, ${words.base.networks(base.networks.join(', '))}`}
          </p>
        </div>
        {silent === null ? (
          <StatusDot tone="warning">{words.base.never}</StatusDot>
        ) : silent > 0 ? (
          <StatusDot tone="danger">{words.base.silent(words.base.days(silent))}</StatusDot>
        ) : (
          <StatusDot tone="positive">{words.base.online}</StatusDot>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 xs:grid-cols-3">
        <Fact name={words.base.seen} note={base.seen_at && clockTime(base.seen_at)}>
          {base.seen_at ? dayLabel(base.seen_at, now, language) : words.base.notYet}
        </Fact>
        <Fact
          name={words.base.changes}
          note={
            oldest_change_at
              ? words.base.oldest(dayLabel(oldest_change_at, now, language))
              : words.base.changesNote
          }
        >
          {groupDigits(waiting_changes)}
        </Fact>
        <Fact name={words.base.errors} note={words.base.errorsToday(groupDigits(refused_today))}>
          {groupDigits(refused_week)}
        </Fact>
      </dl>
      <DayErrors days={health.days} now={now} />
      <Note silent={silent} rows={words.rows(rows_today)} hasErrors={hasErrors} />
      {manages && (
        <Button asChild size="sm" variant="plain" className="-mb-2 -ml-3 mt-auto self-start">
          <LocalLink
            to={exchangeSearch(query, { ask: 'revoke', of: base.id })}
            preventScrollReset
            aria-label={words.base.revokeOf(base.name)}
          >
            {words.base.revoke}
          </LocalLink>
        </Button>
      )}
    </li>
  )
}

function Fact({ name, note, children }: { name: string; note: string | null; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="font-strong tabular-nums wrap-anywhere">
        {children}
        {note && <span className="block font-normal text-muted text-xs">{note}</span>}
      </dd>
    </div>
  )
}

type NoteProps = { silent: number | null; rows: string; hasErrors: boolean }

function Note({ silent, rows, hasErrors }: NoteProps) {
  const { base: words } = useWords(exchangeWords)
  const quiet = silent !== null && silent > 0
  const good = `${words.rowsToday(rows)} ${hasErrors ? words.mendBelow : words.good}`
  const Icon = silent === null || (hasErrors && !quiet) ? Info : quiet ? TriangleAlert : CircleCheck
  return (
    <p
      className={`flex gap-3 rounded-2 p-3 text-sm ${quiet ? 'bg-warning-soft' : 'bg-sunk'} [&_svg]:size-5 [&_svg]:shrink-0`}
    >
      <Icon aria-hidden />
      <span>{silent === null ? words.neverHelp : quiet ? words.silentHelp : good}</span>
    </p>
  )
}
