import { localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, cn } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { ANSWERS } from '../../shell/analytics.ts'
import { useSite } from '../../shell/use-site.ts'
import { analyticsWords } from './words.ts'

/** In view for guests; on a phone not above the bar of an ad's page, and never above the tools of members. */
const STAYS = 'sticky bottom-0 z-8 max-nav:in-[body:has([data-print=page])]:static'

/**
 * Asks once whether the visit may be measured, and shows the answer below the footer, where it can be changed. A plain
 * form that only the server renders: React leaves an element of the body alone that the browser's render does not
 * have, so it costs no scripts. It lies at the end of the page, so nothing moves and nothing stays covered.
 */
export function Consent() {
  const words = useWords(analyticsWords)
  const { analytics, user } = useSite()
  if (!analytics) return null
  const { answer, script } = analytics
  const marks = { 'data-analytics': answer, 'data-script': script ?? undefined, 'aria-label': words.label }
  if (answer === 'ask') {
    return (
      <aside {...marks} className={cn('border-line border-t bg-surface print:hidden', !user && STAYS)}>
        <div className="page-wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2.5">
          <p className="min-w-0 max-w-140 flex-1 basis-80 text-sm">{words.question}</p>
          <Answers />
        </div>
      </aside>
    )
  }
  return (
    <aside {...marks} className="bg-deep text-deep-muted text-xs print:hidden">
      <details className="page-wrap pb-5">
        <summary className="min-h-6 w-fit cursor-pointer hover:text-deep-accent">
          {words.change[answer]}
        </summary>
        <div className="grid gap-3 py-3">
          <p className="max-w-160">{words.question}</p>
          <Answers />
        </div>
      </details>
    </aside>
  )
}

/** Both answers look the same: refusing is as easy as accepting. */
function Answers() {
  const words = useWords(analyticsWords)
  const language = useLanguage()
  return (
    <form method="post" action={localPath(paths.consent, language)} className="flex flex-wrap gap-2">
      {ANSWERS.map((answer) => (
        <Button key={answer} type="submit" name="answer" value={answer} variant="quiet">
          {words.answers[answer]}
        </Button>
      ))}
    </form>
  )
}
