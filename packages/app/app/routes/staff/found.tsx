import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Drawing, EmptyState, TextLink } from '@sauda/ui'
import { emptyDrawing } from '../../features/ads/categories.ts'
import { FoundForm } from '../../features/staff/found-form.tsx'
import { FoundPeople } from '../../features/staff/found-people.tsx'
import { FoundSearch } from '../../features/staff/found-search.tsx'
import { loadFound } from '../../features/staff/load-found.ts'
import { peopleDeskWords } from '../../features/staff/words.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/found.ts'

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadFound(visitOf(context).portal, url.searchParams, request.signal)
}

/** The people of the centre, by building and section. */
export default function FoundPage({ loaderData }: Route.ComponentProps) {
  const { q, people, total, truncated, error } = loaderData
  const peopleDesk = useWords(peopleDeskWords)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[19rem_minmax(0,1fr)] nav:gap-8">
      <DocumentHead title={peopleDesk.title} hidden />
      <div className="nav:col-span-2">
        <FoundSearch q={q} />
      </div>
      <FoundForm {...loaderData} />
      <section aria-label={peopleDesk.found} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="text-xl">{error ? errorText(error, language) : peopleDesk.people(total)}</h2>
          {q && (
            <>
              <p className="min-w-0 text-muted text-sm wrap-anywhere">{peopleDesk.foundBy(q)}</p>
              <TextLink asChild>
                <LocalLink to={paths.people}>{peopleDesk.searchOff}</LocalLink>
              </TextLink>
            </>
          )}
        </div>
        {people.length > 0 && <FoundPeople people={people} />}
        {people.length === 0 && !error && (
          <EmptyState
            drawing={<Drawing src={emptyDrawing} />}
            heading="h3"
            title={q ? peopleDesk.nobodyFound : peopleDesk.nobody}
            actions={
              <TextLink asChild>
                <LocalLink to={paths.peopleInvitations}>{peopleDesk.invitations}</LocalLink>
              </TextLink>
            }
          >
            {q ? peopleDesk.nobodyFoundHelp : peopleDesk.nobodyHelp}
          </EmptyState>
        )}
        {truncated && <p className="text-muted text-sm">{peopleDesk.truncated}</p>}
      </section>
    </div>
  )
}
