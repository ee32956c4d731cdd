import type { ExchangeDay } from '@sauda/sdk/exchange'
import { dayLabel, groupDigits } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { exchangeWords } from './words.ts'

/** How many rows of a base were refused on each of the last days: bars, and the same as text. */
export function DayErrors({ days, now }: { days: readonly ExchangeDay[]; now: string }) {
  const { base: words } = useWords(exchangeWords)
  const language = useLanguage()
  const most = Math.max(1, ...days.map(({ refused }) => refused))
  const told = days
    .filter(({ refused }) => refused > 0)
    .map(({ day, refused, rows }) =>
      words.dayErrors(dayLabel(day, now, language), groupDigits(refused), groupDigits(rows)),
    )
  const first = days[0]
  if (!first) return null
  return (
    <figure>
      <figcaption className="text-muted text-xs">{words.daysTitle(days.length)}</figcaption>
      <div
        role="img"
        aria-label={told.length > 0 ? told.join('; ') : words.noErrors(days.length)}
        className="mt-2 flex h-10 items-end gap-1 border-line border-b"
      >
        {days.map(({ day, refused }) => (
          <span
            key={day}
            className={refused > 0 ? 'min-h-1.5 flex-1 rounded-t-1 bg-danger' : 'h-0.5 flex-1 bg-line'}
            style={refused > 0 ? { height: `${(refused / most) * 100}%` } : undefined}
          />
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between gap-4 text-muted text-xs tabular-nums">
        <span>{dayLabel(first.day, now, language)}</span>
        <span>{dayLabel(now, now, language)}</span>
      </p>
    </figure>
  )
}
