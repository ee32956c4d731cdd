import { weekdayName } from '@sauda/sdk/language'
import { Button, Checkbox, cn, Field, FilterGroup, Select, useHydrated } from '@sauda/ui'
import { type ReactNode, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { catalogueWords } from './catalogue-words.ts'
import type { Choice } from './facets.ts'

/** Classes for filters that are not a `FilterGroup`: the same line above and the same heading. */
export const filterRow = cn(
  'border-line py-4 not-first:border-t first:pt-0 last:pb-0',
  '[&>label]:text-md [&>legend]:float-left [&>legend]:w-full [&>legend]:text-md',
)

/** The form hears every change; React asks for a listener beside `checked` and `value`. */
export function leaveToForm() {}

/** So many choices are shown at once, the rest behind «Ещё 12». */
const AT_ONCE = 6

type ChoicesProps = { legend: string; name: string; choices: readonly Choice[] }

/** Some of several choices, each with its number of ads; nothing without any. */
export function Choices({ legend, name, choices }: ChoicesProps) {
  const catalogue = useWords(catalogueWords)
  const most = choices.length > AT_ONCE + 1 ? AT_ONCE : choices.length
  const rest = choices.slice(most)
  // Only at first: a list that somebody has opened does not close when its last choice is removed.
  const [open] = useState(() => rest.some(({ chosen }) => chosen))
  if (most === 0) return null
  return (
    <FilterGroup legend={legend}>
      {choices.slice(0, most).map((choice) => (
        <ChoiceBox key={choice.value} name={name} {...choice} />
      ))}
      {rest.length > 0 && (
        <details open={open} className="group/rest">
          <summary className="flex min-h-7 cursor-pointer items-center text-accent-ink text-sm group-open/rest:mb-2">
            {catalogue.moreChoices(rest.length)}
          </summary>
          <div className="grid gap-2">
            {rest.map((choice) => (
              <ChoiceBox key={choice.value} name={name} {...choice} />
            ))}
          </div>
        </details>
      )}
    </FilterGroup>
  )
}

function ChoiceBox({ name, value, label, chosen, count }: Choice & { name: string }) {
  return (
    <Checkbox
      name={name}
      value={value}
      label={label}
      count={count}
      checked={chosen}
      onChange={leaveToForm}
      className={count === '0' && !chosen ? 'text-muted' : undefined}
    />
  )
}

type EntryFilterProps = {
  label: string
  name: string
  /** Label of the empty choice. */
  emptyLabel: string
  choices: readonly Pick<Choice, 'value' | 'label' | 'count'>[]
  value: number | undefined
}

/** One entry of a dictionary. */
export function EntryFilter({ label, name, emptyLabel, choices, value }: EntryFilterProps) {
  return (
    <Field label={label} className={filterRow}>
      <Select name={name} value={value ?? ''} onChange={leaveToForm}>
        <option value="">{emptyLabel}</option>
        {choices.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {count === undefined ? label : `${label} (${count})`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** A weekday on which the seller is present. */
export function WeekdayFilter({ value }: { value: number | undefined }) {
  const catalogue = useWords(catalogueWords)
  const language = useLanguage()
  return (
    <Field label={catalogue.weekday} className={filterRow}>
      <Select name="weekday" value={value ?? ''} onChange={leaveToForm}>
        <option value="">{catalogue.anyWeekday}</option>
        {WEEKDAYS.map((weekday) => (
          <option key={weekday} value={weekday}>
            {weekdayName(weekday, language)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/**
 * Applies all filters before scripts load; after that it only closes the panel on a phone, where it stays in view.
 */
export function ShowButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  const hydrated = useHydrated()
  return (
    <div
      className={cn(
        'pt-2 max-nav:sticky max-nav:bottom-0 max-nav:-mx-4 max-nav:bg-surface max-nav:px-4 max-nav:pb-4',
        hydrated && 'nav:hidden',
      )}
    >
      <Button type="submit" className="w-full" onClick={onPress}>
        {children}
      </Button>
    </div>
  )
}
