import { phoneText } from '@sauda/sdk/access'
import { type Moment, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { MembershipRequest } from '@sauda/sdk/people'
import { Button, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { EmailText } from '../people/email-text.tsx'
import { colleagueWords } from './colleague-words.ts'

type RequestListProps = { requests: readonly MembershipRequest[]; now: Moment }

/** People who have registered with the company's BIN and wait for its owner. */
export function RequestList({ requests, now }: RequestListProps) {
  const words = useWords(colleagueWords)
  const language = useLanguage()
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="requests" className="text-xl">
          {words.requests}
        </h2>
        <p className="mt-1 text-muted text-sm">{words.requestsHelp}</p>
      </div>
      <ul
        aria-labelledby="requests"
        className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6"
      >
        {requests.map(({ id, name, email, phone, created_at }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="grid gap-0.5 text-row">
              <h3 className="font-strong font-text text-row tracking-normal wrap-anywhere">{name}</h3>
              <p className="flex flex-wrap gap-x-3 text-sm">
                <TextLink href={`mailto:${email}`}>
                  <EmailText email={email} />
                </TextLink>
                {phone && <TextLink href={`tel:${phone}`}>{phoneText(phone)}</TextLink>}
              </p>
              <p className="text-muted text-sm">{words.asked(relativeTime(created_at, now, language))}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button asChild size="sm">
                <LocalLink
                  to={paths.companyPeopleAct('accept', id)}
                  preventScrollReset
                  aria-label={`${words.accept}: ${name}`}
                >
                  {words.accept}
                </LocalLink>
              </Button>
              <Button asChild size="sm" variant="quiet">
                <LocalLink
                  to={paths.companyPeopleAct('refuse', id)}
                  preventScrollReset
                  aria-label={`${words.refuse}: ${name}`}
                >
                  {words.refuse}
                </LocalLink>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
