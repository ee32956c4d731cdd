import { companyFunctionLabel } from '@sauda/sdk/access'
import { longDate, type Moment, relativeTime } from '@sauda/sdk/language'
import type { ColleagueInvitation } from '@sauda/sdk/people'
import { Badge, Button } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { colleagueWords } from './colleague-words.ts'

type WaitingListProps = { invitations: readonly ColleagueInvitation[]; now: Moment }

/** Invitations to the company that wait for an answer. */
export function WaitingList({ invitations, now }: WaitingListProps) {
  const words = useWords(colleagueWords)
  return (
    <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="waiting" className="text-xl">
        {words.waiting}
      </h2>
      {invitations.length === 0 ? (
        <p className="text-muted">{words.nobodyWaits}</p>
      ) : (
        <ul
          aria-labelledby="waiting"
          className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6"
        >
          {invitations.map((invitation) => (
            <Waiting key={invitation.id} invitation={invitation} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Waiting({ invitation, now }: { invitation: ColleagueInvitation; now: Moment }) {
  const words = useWords(colleagueWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  const { id, email, function: of, invited_by, expires_at } = invitation
  const whom = email ?? words.byLink
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-0.5 text-row">
        <h3 className="flex flex-wrap items-center gap-2 font-strong font-text text-row tracking-normal">
          <span className="wrap-anywhere">{whom}</span>
          <Badge tone="warning">{words.waits}</Badge>
        </h3>
        <p className="text-muted text-sm">
          {companyFunctionLabel(of, language)},{' '}
          {words.ends(relativeTime(expires_at, now, language), longDate(expires_at, language))}
        </p>
        <p className="text-muted text-sm wrap-anywhere">{words.by(invited_by)}</p>
      </div>
      <Form method="post" preventScrollReset>
        <RenderedFor />
        <input type="hidden" name="withdraw" value={id} />
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          loading={formData?.get('withdraw') === String(id)}
          aria-label={words.withdrawOf(whom)}
        >
          {words.withdraw}
        </Button>
      </Form>
    </li>
  )
}
