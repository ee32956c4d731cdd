import { errorText, groupDigits } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Drawing, EmptyState, LoadMore } from '@sauda/ui'
import { emptyDrawing } from '../../features/ads/categories.ts'
import { loadPeople } from '../../features/people-desk/load-people.ts'
import { PeopleFilters } from '../../features/people-desk/people-filters.tsx'
import { PeopleList } from '../../features/people-desk/people-list.tsx'
import { writePeopleQuery } from '../../features/people-desk/people-query.ts'
import { peopleListWords } from '../../features/people-desk/words.ts'
import { peopleDeskWords } from '../../features/staff/words.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/found.ts'

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadPeople(visitOf(context).portal, url.searchParams, request.signal)
}

/** All people, found by a text and by filters. */
export default function FoundPage({ loaderData }: Route.ComponentProps) {
  const { query, people, total, more, error, now } = loaderData
  const peopleDesk = useWords(peopleDeskWords)
  const words = useWords(peopleListWords)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DocumentHead title={peopleDesk.title} hidden />
      <PeopleFilters {...loaderData} />
      <h2 className="text-xl">{error ? errorText(error, language) : peopleDesk.people(total)}</h2>
      {people.length > 0 && <PeopleList people={people} now={now} />}
      {people.length === 0 && !error && (
        <EmptyState
          drawing={<Drawing src={emptyDrawing} />}
          heading="h3"
          title={words.nobody}
          actions={
            <Button asChild variant="quiet">
              <LocalLink to={paths.people}>{words.whole}</LocalLink>
            </Button>
          }
        >
          {words.nobodyHelp}
        </EmptyState>
      )}
      {more !== null && (
        <LoadMore
          shown={people.length}
          total={total}
          summary={words.shown(people.length, groupDigits(total))}
          link={
            <LocalLink to={`${writePeopleQuery(query)}&shown=${more}`} preventScrollReset replace>
              {words.more}
            </LocalLink>
          }
        />
      )}
    </div>
  )
}
