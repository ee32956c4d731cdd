import { dayLabel, longDate } from '@sauda/sdk/language'
import { type ReviewReport, reportReasonLabel, verdictReasonLabel, verdictText } from '@sauda/sdk/reviews'
import { Flag } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { reportWords } from './report-words.ts'

/** Reports about a review: number, reason and text, and what came of those that are decided. */
export function ReportLines({ reports, now }: { reports: readonly ReviewReport[]; now?: string }) {
  const words = useWords(reportWords)
  const language = useLanguage()
  if (reports.length === 0) return null
  return (
    <ul className="grid gap-2">
      {reports.map(({ number, reason, text, at, by_shop, mine, verdict, verdict_reason, answer }) => (
        <li
          key={number}
          className={`flex gap-2.5 rounded-2 p-3 text-sm ${verdict ? 'bg-sunk' : 'bg-warning-soft'}`}
        >
          <Flag aria-hidden className={`mt-0.5 size-4 shrink-0 ${verdict ? 'text-muted' : 'text-warning'}`} />
          <div className="grid min-w-0 gap-0.5">
            <p className="font-strong">
              {mine ? words.mine(number) : by_shop ? words.ofShop(number) : words.ofReader(number)},{' '}
              {now ? dayLabel(at, now, language) : longDate(at, language)}
            </p>
            <p className="wrap-anywhere">
              «{reportReasonLabel(reason, language)}»{text && `. ${text}`}
            </p>
            {verdict && (
              <p className="wrap-anywhere">
                {verdictText(verdict, language)}
                {verdict_reason && `: ${verdictReasonLabel(verdict_reason, language)}`}
                {answer && `. ${answer}`}
              </p>
            )}
            {!verdict && mine && <p className="text-muted">{words.waits}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
