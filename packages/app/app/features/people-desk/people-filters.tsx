import { INVITED_ROLES, roleLabel } from '@sauda/sdk/access'
import { inLanguage } from '@sauda/sdk/language'
import { Select } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { FilterForm } from '../forms/filter-form.tsx'
import type { LoadedPeople } from './load-people.ts'
import { PEOPLE_CUTS, writePeopleQuery } from './people-query.ts'
import { peopleListWords } from './words.ts'

/** The text and the filters of the list of people. */
export function PeopleFilters({ query, facilities }: Pick<LoadedPeople, 'query' | 'facilities'>) {
  const words = useWords(peopleListWords)
  const language = useLanguage()
  return (
    <FilterForm
      q={query.q}
      cut={query.cut}
      cuts={PEOPLE_CUTS}
      words={words}
      searchOf={(cut) => writePeopleQuery({ ...query, cut })}
    >
      <Select
        key={`role ${query.role}`}
        name="role"
        defaultValue={String(query.role ?? '')}
        aria-label={words.role}
        className="sm:w-auto sm:basis-48"
      >
        <option value="">{words.anyRole}</option>
        {INVITED_ROLES.map((role) => (
          <option key={role} value={role}>
            {roleLabel(role, language)}
          </option>
        ))}
      </Select>
      <Select
        key={`place ${query.place}`}
        name="place"
        defaultValue={query.place}
        aria-label={words.place}
        className="min-w-0 sm:w-auto sm:basis-60"
      >
        <option value="">{words.anyPlace}</option>
        {facilities.map((building) => (
          <optgroup key={building.id} label={inLanguage(building, 'name', language)}>
            <option value={`facility-${building.id}`}>
              {words.wholeBuilding(inLanguage(building, 'name', language))}
            </option>
            {building.departments.map((section) => (
              <option key={section.id} value={`department-${section.id}`}>
                {inLanguage(section, 'name', language)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </FilterForm>
  )
}
