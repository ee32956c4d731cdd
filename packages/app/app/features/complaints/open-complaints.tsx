import { complaintReasonLabel, type OpenComplaint } from '@sauda/sdk/complaints'
import { type Moment, relativeTime } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { complaintDeskWords } from './desk-words.ts'

/** What visitors complain about, for the moderator of the ad. */
export function OpenComplaints({ complaints, now }: { complaints: readonly OpenComplaint[]; now: Moment }) {
  const words = useWords(complaintDeskWords)
  const language = useLanguage()
  const busy = useNavigation().formMethod === 'POST'
  const [newest] = complaints
  if (!newest) return null
  return (
    <section
      aria-labelledby="complaints"
      className="grid gap-4 rounded-3 bg-surface p-5 shadow-1 inset-ring inset-ring-line-strong xs:p-6"
    >
      <h2 id="complaints" className="text-lg">
        {words.complaints}
      </h2>
      <ul className="grid gap-3">
        {complaints.map(({ id, reason, text, at }) => (
          <li key={id} className="grid gap-0.5 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-strong">{complaintReasonLabel(reason, language)}</span>
              <time dateTime={at} className="text-muted">
                {relativeTime(at, now, language)}
              </time>
            </p>
            {text && <p className="whitespace-pre-line wrap-break-word">{text}</p>}
          </li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RenderedFor />
        <input type="hidden" name="complaints" value={newest.id} />
        <Button type="submit" variant="quiet" loading={busy}>
          {words.reviewed}
        </Button>
        <p className="text-muted text-sm">{words.reviewedHint}</p>
      </Form>
    </section>
  )
}
