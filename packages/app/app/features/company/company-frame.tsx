import { can } from '@sauda/sdk/access'
import { CountTab, CountTabs, PageHead } from '@sauda/ui'
import { Outlet } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalNavLink } from '../../language/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import type { CompanyDesk } from './company-desk.ts'
import { COMPANY_PARTS } from './company-parts.ts'
import { companyWords } from './company-words.ts'
import { TodayCard } from './today-card.tsx'

/** The layout of a company's pages: what it does today, and the tabs that the user has. */
export function CompanyFrame(desk: CompanyDesk) {
  const words = useWords(companyWords)
  const { user } = useSite()
  const parts = COMPANY_PARTS.filter(({ capability }) => can(user, capability))
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <PageHead title={desk.company?.sign ?? words.title} />
      <TodayCard {...desk} />
      {parts.length > 1 && (
        <CountTabs label={words.pages}>
          {parts.map(({ part, path }) => (
            <CountTab key={part} asChild>
              <LocalNavLink to={path} end>
                {words.parts[part]}
              </LocalNavLink>
            </CountTab>
          ))}
        </CountTabs>
      )}
      <Outlet context={desk} />
    </div>
  )
}
