import { companyFunctionLabel } from '@sauda/sdk/access'
import { longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Colleague } from '@sauda/sdk/people'
import { Button } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { colleagueWords } from './colleague-words.ts'

type ColleagueListProps = { members: readonly Colleague[]; companyId: number }

/** The people of a company with what may be done about each; every dialog has an address of its own. */
export function ColleagueList({ members, companyId }: ColleagueListProps) {
  const words = useWords(colleagueWords)
  return (
    <section aria-labelledby="members" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="members" className="text-xl">
        {words.members}
      </h2>
      <ul
        aria-labelledby="members"
        className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6"
      >
        {members.map((member) => (
          <li
            key={member.id}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Who member={member} />
            <Acts member={member} companyId={companyId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Who({ member }: { member: Colleague }) {
  const words = useWords(colleagueWords)
  const language = useLanguage()
  const { name, function: of, since, you, blocked, allowed_actions } = member
  const marks = [you && words.you, blocked && words.blocked].filter(Boolean)
  return (
    <div className="grid gap-0.5 text-row">
      <h3 className="font-strong font-text text-row tracking-normal wrap-anywhere">
        {name}
        {marks.length > 0 && <span className="font-normal text-muted"> · {marks.join(' · ')}</span>}
      </h3>
      <p className="text-muted text-sm">
        {companyFunctionLabel(of, language)}, {words.since(longDate(since, language))}
      </p>
      {allowed_actions.length === 0 && of === 'owner' && (
        <p className="text-muted text-sm">{words.lastOwner}</p>
      )}
    </div>
  )
}

function Acts({ member, companyId }: { member: Colleague; companyId: number }) {
  const words = useWords(colleagueWords)
  const { id, name, allowed_actions } = member
  const links = [
    { act: 'change_function', to: paths.companyPeopleAct('change', id), label: words.acts.change },
    { act: 'make_owner', to: paths.companyPeopleAct('owner', id), label: words.acts.owner },
    { act: 'remove', to: paths.companyPeopleAct('remove', id), label: words.acts.remove },
    { act: 'leave', to: paths.companyLeave(companyId), label: words.acts.leave },
  ].filter(({ act }) => allowed_actions.some((one) => one === act))
  if (links.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ act, to, label }) => (
        <Button
          key={act}
          asChild
          size="sm"
          variant={act === 'remove' || act === 'leave' ? 'danger-quiet' : 'quiet'}
        >
          <LocalLink to={to} preventScrollReset aria-label={`${label}: ${name}`}>
            {label}
          </LocalLink>
        </Button>
      ))}
    </div>
  )
}
