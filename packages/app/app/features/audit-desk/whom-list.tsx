import { roleLabel } from '@sauda/sdk/access'
import { errorText } from '@sauda/sdk/language'
import type { UserCard } from '@sauda/sdk/people'
import { Button, EmptyState, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { EmailText } from '../people/email-text.tsx'
import { type AuditQuery, auditSearch } from './audit-query.ts'
import { auditWords } from './words.ts'

type WhomListProps = { query: AuditQuery; people: readonly UserCard[]; error: string | null }

/** Whom a typed text may mean: links to what each of them did. */
export function WhomList({ query, people, error }: WhomListProps) {
  const words = useWords(auditWords)
  const language = useLanguage()
  if (people.length === 0) {
    return (
      <EmptyState
        title={words.nobody}
        actions={
          <Button asChild variant="quiet">
            <LocalLink to={auditSearch(query, { who: '' })} preventScrollReset prefetch="none">
              {words.reset}
            </LocalLink>
          </Button>
        }
      >
        {error ? errorText(error, language) : words.nobodyHelp(query.who)}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="whom" className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 id="whom" className="text-lg">
        {words.whom}
      </h2>
      <ul className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6">
        {people.map(({ id, name, role_id, company, email }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 text-row"
          >
            <p className="min-w-0 wrap-anywhere">
              <TextLink asChild>
                <LocalLink
                  to={auditSearch(query, { who: '', actor: id })}
                  prefetch="none"
                  aria-label={words.allOf(name)}
                >
                  {name}
                </LocalLink>
              </TextLink>
              <span className="text-muted text-sm">
                , {[company, roleLabel(role_id, language)].filter(Boolean).join(', ')}
              </span>
            </p>
            <p className="min-w-0 text-muted text-sm wrap-anywhere">
              <EmailText email={email} />, № {id}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
