import { almatyDay } from '@sauda/sdk/company'
import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, cn } from '@sauda/ui'
import { useFetcher } from 'react-router'
import type { WordsOf } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import type { HoursOutcome } from './act-on-hours.ts'
import { type CompanyDesk, type Today, todayOf } from './company-desk.ts'
import { companyWords } from './company-words.ts'

/** What the shop does today, and one press that closes it for today or takes that back. */
export function TodayCard({ company, centre, now }: CompanyDesk) {
  const words = useWords(companyWords)
  const language = useLanguage()
  const action = useLocalPath()(paths.companyHours)
  const fetcher = useFetcher<HoursOutcome>()
  if (!company) return null
  const date = almatyDay(now)
  const today = todayOf(company, centre, now)
  const set = company.exceptions.find((day) => day.date === date)
  const isClosed = set !== undefined && !set.opens
  const failed = fetcher.data && 'failed' in fetcher.data ? fetcher.data : undefined
  return (
    <section
      aria-label={words.today}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      <div role="status" className="min-w-0 flex-1 basis-60">
        <p className={cn('font-display font-semibold text-xl', today.is === 'open' && 'text-positive')}>
          {todayText(today, words)}
        </p>
        {set?.note && <p className="wrap-anywhere">{set.note}</p>}
        {(isClosed || today.is === 'unknown') && (
          <p className="text-muted text-sm">{isClosed ? words.closedHelp : words.unknownHelp}</p>
        )}
      </div>
      <fetcher.Form method="post" action={action}>
        <RenderedFor />
        <input type="hidden" name="intent" value={isClosed ? 'usual' : 'close'} />
        <input type="hidden" name="date" value={date} />
        <Button type="submit" variant={isClosed ? 'primary' : 'quiet'} loading={fetcher.state !== 'idle'}>
          {isClosed ? words.reopen : words.closeToday}
        </Button>
      </fetcher.Form>
      {failed && (
        <p role="alert" className="basis-full text-danger text-sm">
          {words.failed}. {errorText(failed.failure.code, language)}
        </p>
      )}
    </section>
  )
}

function todayText(today: Today, words: WordsOf<typeof companyWords>): string {
  switch (today.is) {
    case 'open':
      return words.openTill(today.from, today.to)
    case 'over':
      return words.isOver(today.from, today.to)
    case 'opens':
      return words.opensAt(today.from)
    default:
      return words[today.is]
  }
}
