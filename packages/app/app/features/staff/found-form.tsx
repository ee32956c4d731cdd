import { inLanguage } from '@sauda/sdk/language'
import { Button, Checkbox, Fieldset, Radio, RadioGroup } from '@sauda/ui'
import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { chosenNames } from './chosen-names.ts'
import type { Found } from './load-found.ts'
import { peopleDeskWords } from './words.ts'

/**
 * Selects a building and its sections. The sections of other buildings are hidden. On a narrow screen a button opens it,
 * so that people come before it: a native `details`, whose button names what is selected.
 */
export function FoundForm({ q, facilities, facility, departments }: Found) {
  const peopleDesk = useWords(peopleDeskWords)
  const language = useLanguage()
  const chosen = chosenNames({ facilities, facility, departments }, language)
  return (
    <details
      // Closed by what it has found.
      key={[q, facility, ...departments].join()}
      className="group/filters min-w-0 rounded-3 bg-surface shadow-1 nav:sticky nav:top-6 nav:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-control list-none items-center gap-3 rounded-3 px-5 py-2 nav:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-strong">{peopleDesk.filters}</span>
          {chosen && <span className="block text-muted text-sm">{chosen}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-calm group-open/filters:rotate-180"
        />
      </summary>
      <Form method="get" className="grid content-start gap-5 p-5 max-nav:pt-2">
        <RadioGroup name="facility" legend={peopleDesk.building} defaultValue={String(facility)}>
          {facilities.map((building) => (
            <div key={building.id} className="group/building">
              <Radio
                value={String(building.id)}
                label={inLanguage(building, 'name', language)}
                hint={inLanguage(building, 'address', language)}
              />
              <Fieldset
                legend={<span className="sr-only">{peopleDesk.sections}</span>}
                hint={peopleDesk.sectionsHint}
                className="mt-2 hidden gap-1 border-line border-l-2 pl-4 group-has-[[type=radio]:checked]/building:grid"
              >
                {building.departments.map((department) => (
                  <Checkbox
                    key={department.id}
                    name="department"
                    value={department.id}
                    label={inLanguage(department, 'name', language)}
                    count={department.people}
                    defaultChecked={departments.includes(department.id)}
                  />
                ))}
              </Fieldset>
            </div>
          ))}
        </RadioGroup>
        <Button type="submit">{peopleDesk.show}</Button>
      </Form>
    </details>
  )
}
