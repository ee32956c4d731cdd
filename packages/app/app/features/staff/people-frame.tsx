import * as paths from '@sauda/sdk/paths'
import { CountTab, CountTabs, PageHead } from '@sauda/ui'
import { Outlet } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalNavLink } from '../../language/local-link.tsx'
import { peopleDeskWords } from './words.ts'

export type PeopleCounts = { applications: number; invitations: number }

/** The layout of the people pages: people, applications, invitations. */
export function PeopleFrame({ applications, invitations }: PeopleCounts) {
  const peopleDesk = useWords(peopleDeskWords)
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <PageHead title={peopleDesk.title} />
      <CountTabs label={peopleDesk.parts}>
        <CountTab asChild>
          <LocalNavLink to={paths.people} end>
            {peopleDesk.found}
          </LocalNavLink>
        </CountTab>
        <CountTab asChild count={applications} tone={applications > 0 ? 'warning' : 'neutral'}>
          <LocalNavLink to={paths.peopleApplications}>{peopleDesk.applications}</LocalNavLink>
        </CountTab>
        <CountTab asChild count={invitations}>
          <LocalNavLink to={paths.peopleInvitations}>{peopleDesk.invitations}</LocalNavLink>
        </CountTab>
        <CountTab asChild>
          <LocalNavLink to={paths.peopleSections}>{peopleDesk.sections}</LocalNavLink>
        </CountTab>
      </CountTabs>
      <Outlet />
    </div>
  )
}
