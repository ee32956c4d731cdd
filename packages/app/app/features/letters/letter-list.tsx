import { clockTime, dayLabel, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Letter } from '@sauda/sdk/people'
import { cn } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { letterWords } from './words.ts'

export type LetterListProps = { letters: readonly Letter[]; current: string | undefined; now: Moment }

/** All e-mails, the newest first. */
export function LetterList({ letters, current, now }: LetterListProps) {
  const words = useWords(letterWords)
  const language = useLanguage()
  return (
    <ul
      aria-label={words.list}
      className="divide-y divide-line overflow-hidden rounded-3 bg-surface shadow-1"
    >
      {letters.map(({ id, to, subject, sent_at }) => (
        <li key={id}>
          <LocalLink
            to={paths.letter(id)}
            preventScrollReset
            prefetch="none"
            aria-current={id === current ? 'true' : undefined}
            className={cn(
              'grid gap-0.5 px-5 py-3.5 text-row transition-colors hover:bg-sunk focus-visible:-outline-offset-3',
              // On a phone an e-mail has a page of its own.
              'nav:aria-[current]:bg-accent-soft',
            )}
          >
            <span className="font-strong wrap-anywhere">{subject}</span>
            <span className="text-sm wrap-anywhere">{to}</span>
            <time dateTime={sent_at} className="text-muted text-xs">
              {words.sent(dayLabel(sent_at, now, language), clockTime(sent_at))}
            </time>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
