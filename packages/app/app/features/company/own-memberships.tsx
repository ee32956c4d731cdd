import { companyFunctionLabel, type User } from '@sauda/sdk/access'
import { longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { colleagueWords } from './colleague-words.ts'

/** The companies of the user, each with the way out of it. */
export function OwnMemberships({ memberships }: Pick<User, 'memberships'>) {
  const words = useWords(colleagueWords)
  const language = useLanguage()
  if (memberships.length === 0) return null
  return (
    <section aria-labelledby="memberships" className="rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <h2 id="memberships" className="text-xl">
        {words.memberships}
      </h2>
      <ul aria-labelledby="memberships" className="mt-3 divide-y divide-line">
        {memberships.map(({ company, function: of, since }) => (
          <li key={company.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3 text-row last:pb-0">
            <div>
              <p className="font-strong wrap-anywhere">{company.sign}</p>
              <p className="text-muted text-sm wrap-anywhere">
                {company.name}. {companyFunctionLabel(of, language)}, {words.since(longDate(since, language))}
              </p>
            </div>
            <Button asChild size="sm" variant="danger-quiet" className="justify-self-start">
              <LocalLink
                to={paths.companyLeave(company.id)}
                aria-label={`${words.acts.leave}: ${company.sign}`}
              >
                {words.acts.leave}
              </LocalLink>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
