import { errorText, inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Facility } from '@sauda/sdk/people'
import { Button, Drawing, EmptyState } from '@sauda/ui'
import { Plus } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import type { LoadedPlaces } from './place-acts.ts'
import { placeWords } from './place-words.ts'

/** All buildings with their trading sections, and how to change them. */
export function PlacesPage({ facilities, error }: Pick<LoadedPlaces, 'facilities' | 'error'>) {
  const words = useWords(placeWords)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl">{words.title}</h2>
          <p className="max-w-[40em] text-muted text-row">{words.lead}</p>
        </div>
        <Button asChild>
          <LocalLink to={paths.peopleNewBuilding} preventScrollReset prefetch="none">
            <Plus aria-hidden />
            {words.addBuilding}
          </LocalLink>
        </Button>
      </div>
      {error && <p role="alert">{errorText(error, language)}</p>}
      {facilities.map((building) => (
        <BuildingCard key={building.id} building={building} />
      ))}
      {facilities.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} heading="h3" title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      )}
    </div>
  )
}

function BuildingCard({ building }: { building: Facility }) {
  const words = useWords(placeWords)
  const language = useLanguage()
  const name = inLanguage(building, 'name', language)
  const { id, departments } = building
  return (
    <section aria-label={name} className="rounded-3 bg-surface px-4 py-4 shadow-1 xs:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          <p className="text-muted text-sm wrap-anywhere">{inLanguage(building, 'address', language)}</p>
        </div>
        <span className="-mx-3 flex flex-wrap">
          <ActLink to={paths.peopleSection('new-section', id)} label={words.addSectionTo(name)}>
            {words.addSection}
          </ActLink>
          <ActLink to={paths.peopleSection('building', id)} label={words.editOf(name)}>
            {words.edit}
          </ActLink>
          <ActLink to={paths.peopleSection('delete-building', id)} label={words.removeOf(name)}>
            {words.remove}
          </ActLink>
        </span>
      </div>
      {departments.length === 0 && <p className="mt-3 text-muted text-row">{words.noSections}</p>}
      <ul className="mt-3 divide-y divide-line border-line border-t empty:hidden">
        {departments.map((section) => {
          const title = inLanguage(section, 'name', language)
          return (
            <li key={section.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <p className="min-w-0 flex-1 basis-60 text-row wrap-anywhere">
                {title} <span className="text-muted text-sm">{words.people(section.people)}</span>
              </p>
              <span className="-mx-3 flex flex-wrap">
                <ActLink to={paths.peopleSection('section', section.id)} label={words.editOf(title)}>
                  {words.edit}
                </ActLink>
                <ActLink to={paths.peopleSection('delete-section', section.id)} label={words.removeOf(title)}>
                  {words.remove}
                </ActLink>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type ActLinkProps = { to: string; label: string; children: string }

function ActLink({ to, label, children }: ActLinkProps) {
  return (
    <Button asChild size="sm" variant="plain">
      <LocalLink to={to} preventScrollReset prefetch="none" aria-label={label}>
        {children}
      </LocalLink>
    </Button>
  )
}
