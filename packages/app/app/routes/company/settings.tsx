import { listBrands, listSpareParts } from '@sauda/sdk/content'
import { listTradeGroups } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { useOutletContext } from 'react-router'
import type { CompanyDesk } from '../../features/company/company-desk.ts'
import { companyWords } from '../../features/company/company-words.ts'
import { DealsSection } from '../../features/company/deals-section.tsx'
import { DoorSection } from '../../features/company/door-section.tsx'
import { hasPart } from '../../features/company/load-company.ts'
import { saveSettings } from '../../features/company/save-settings.ts'
import { UNKNOWN } from '../../features/company/section-form.tsx'
import { settingsWords } from '../../features/company/settings-words.ts'
import { ContactsSection, SignSection, TradeSection } from '../../features/company/text-sections.tsx'
import { Fact, Facts } from '../../features/people/facts.tsx'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/settings.ts'

/** Sellers have the hours alone. */
export async function loader({ request: { signal }, context }: Route.LoaderArgs) {
  if (!(await hasPart(context, 'company.manage'))) throw localRedirect(context, paths.companyHours)
  const { portal } = visitOf(context)
  const [groups, brands, parts] = await Promise.all([
    listTradeGroups(portal, { signal }),
    listBrands(portal, { signal }),
    listSpareParts(portal, { signal }),
  ])
  return { groups: groups.items, brands: brands.items, spareParts: parts.items }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(visitOf(context).portal, await formOf({ request, context }))
}

/** What owners say of their company; every form is saved by itself. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(settingsWords)
  const { title, parts } = useWords(companyWords)
  const { company } = useOutletContext<CompanyDesk>()
  const { groups, brands, spareParts } = loaderData
  const props = { company: company ?? UNKNOWN, outcome: actionData }
  return (
    <>
      <DocumentHead title={`${title}: ${parts.settings}`} hidden />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SignSection {...props} />
          <TradeSection {...props} groups={groups} />
          <DealsSection {...props} brands={brands} spareParts={spareParts} />
          <ContactsSection {...props} />
          <DoorSection {...props} />
        </div>
        {company && (
          <section aria-labelledby="facts" className="rounded-3 bg-surface p-5 shadow-1 xs:p-6">
            <h2 id="facts" className="text-xl">
              {words.facts}
            </h2>
            <p className="mt-1 text-muted text-sm">{words.factsHelp}</p>
            <Facts className="mt-5">
              <Fact name={words.name}>{company.name}</Fact>
              <Fact name={words.bin}>{company.bin}</Fact>
            </Facts>
          </section>
        )}
      </div>
    </>
  )
}
