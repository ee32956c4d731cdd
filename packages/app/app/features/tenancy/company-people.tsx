import { companyFunctionLabel } from '@sauda/sdk/access'
import { longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { CompanyDetail } from '@sauda/sdk/people'
import { Badge, StatusDot, TextLink } from '@sauda/ui'
import { UserPlus } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { EmailText } from '../people/email-text.tsx'
import { Avatar } from '../people-desk/avatar.tsx'
import { Part } from '../people-desk/part.tsx'
import { tenancyWords } from './tenancy-words.ts'

const ROW = 'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 py-3 text-row first:pt-0 last:pb-0'

/** Who belongs to a company, with what they do for it, and who is invited. */
export function CompanyPeople({ members, invitations }: Pick<CompanyDetail, 'members' | 'invitations'>) {
  const words = useWords(tenancyWords)
  const language = useLanguage()
  return (
    <Part title={words.people}>
      {members.length + invitations.length === 0 && <p className="text-muted text-row">{words.nobody}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {members.map(({ id, name, email, function: of, since, blocked }) => (
          <li key={id} className={ROW}>
            <Avatar name={name} staff={false} blocked={blocked} />
            <div className="grid min-w-0 gap-0.5">
              <p className="font-strong wrap-anywhere">
                <TextLink asChild>
                  <LocalLink to={paths.person(id)} prefetch="none">
                    {name}
                  </LocalLink>
                </TextLink>
              </p>
              <p>
                {companyFunctionLabel(of, language)}{' '}
                <span className="text-muted">{words.joined(longDate(since, language))}</span>
              </p>
              <p className="text-muted text-sm wrap-anywhere">
                <EmailText email={email} />
              </p>
              {blocked && <StatusDot tone="danger">{words.blocked}</StatusDot>}
            </div>
          </li>
        ))}
        {invitations.map(({ id, email, function: of, expires_at }) => (
          <li key={`invitation ${id}`} className={ROW}>
            <span aria-hidden className="grid size-10 place-items-center rounded-full bg-sunk text-muted">
              <UserPlus className="size-5" />
            </span>
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-2 font-strong wrap-anywhere">
                {email === null ? words.byLink : <EmailText email={email} />}
                <Badge tone="warning">{words.waits}</Badge>
              </p>
              <p>{companyFunctionLabel(of, language)}</p>
              <p className="text-muted text-sm">{words.waitsUntil(longDate(expires_at, language))}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Who belonged to a company, the last who left first. */
export function FormerPeople({ former }: Pick<CompanyDetail, 'former'>) {
  const words = useWords(tenancyWords)
  const language = useLanguage()
  return (
    <Part title={words.former}>
      <ul className="grid gap-2.5 text-row">
        {former.map(({ id, name, function: of, since, until }) => (
          <li key={id}>
            <span className="wrap-anywhere">
              <TextLink asChild>
                <LocalLink to={paths.person(id)} prefetch="none">
                  {name}
                </LocalLink>
              </TextLink>
              , {companyFunctionLabel(of, language)}
            </span>
            <span className="block text-muted text-sm">
              {words.stayed(longDate(since, language), longDate(until, language))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
