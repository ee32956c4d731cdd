import { inLanguage } from '@sauda/sdk/language'
import { Button, Checkbox, cn, Fieldset, Radio, RadioGroup } from '@sauda/ui'
import { Form } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { Found } from './load-found.ts'
import { peopleDeskWords } from './words.ts'

/** Selects a building and its sections. The sections of other buildings are hidden. */
export function FoundForm({ q, facilities, facility, departments }: Found) {
  const peopleDesk = useWords(peopleDeskWords)
  const language = useLanguage()
  return (
    <Form
      key={[facility, ...departments].join()}
      method="get"
      // On a phone found people come before the form that finds others.
      className={cn(
        'grid content-start gap-5 rounded-3 bg-surface p-5 shadow-1 nav:sticky nav:top-6',
        q && 'max-nav:order-last',
      )}
    >
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
  )
}
