import { weekdayName } from '@sauda/sdk/language'
import { Button, Combobox, cn, Field, Segmented, Select, useHydrated } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { roomWords } from '../rooms/words.ts'
import { catalogueWords } from './catalogue-words.ts'
import type { Entry } from './dictionaries.ts'

/** Classes for filters that are not a `FilterGroup`: the same line above and the same heading. */
export const filterRow = cn(
  'border-line py-4 not-first:border-t first:pt-0 last:pb-0',
  '[&>label]:text-md [&>legend]:float-left [&>legend]:w-full [&>legend]:text-md',
)

type EntryFilterProps = {
  label: string
  name: string
  /** Label of the empty choice. */
  emptyLabel: string
  entries: readonly Entry[]
  value: number | undefined
  onPick: (id: number | undefined) => void
}

/** One entry of a dictionary, in a combobox. */
export function EntryFilter({ label, name, emptyLabel, entries, value, onPick }: EntryFilterProps) {
  const catalogue = useWords(catalogueWords)
  return (
    <Field label={label} className={filterRow}>
      <Combobox
        name={name}
        options={entries.map((entry) => ({ value: String(entry.id), label: entry.name }))}
        value={value === undefined ? '' : String(value)}
        onValueChange={(chosen) => onPick(chosen === '' ? undefined : Number(chosen))}
        placeholder={emptyLabel}
        emptyText={catalogue.noOptions}
        countText={catalogue.options}
        listLabel={label}
      />
    </Field>
  )
}

const LEVELS = [1, 2, 3, 4, 5]

/** One floor, or all. */
export function LevelFilter({
  value,
  onPick,
}: {
  value?: number
  onPick: (level: number | undefined) => void
}) {
  const catalogue = useWords(catalogueWords)
  const rooms = useWords(roomWords)
  return (
    <div className={filterRow}>
      <p aria-hidden className="mb-2 font-strong">
        {catalogue.level}
      </p>
      <Segmented
        label={catalogue.level}
        name="level"
        value={String(value ?? '')}
        onValueChange={(level) => onPick(level === '' ? undefined : Number(level))}
        options={[
          { value: '', label: catalogue.anyLevel },
          ...LEVELS.map((level) => ({
            value: String(level),
            label: (
              <>
                <span aria-hidden>{level}</span>
                <span className="sr-only">{rooms.onLevel(level)}</span>
              </>
            ),
          })),
        ]}
        className="flex *:flex-1 *:px-1"
      />
    </div>
  )
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** A weekday on which the seller is present. */
export function WeekdayFilter({
  value,
  onPick,
}: {
  value?: number
  onPick: (weekday: number | undefined) => void
}) {
  const catalogue = useWords(catalogueWords)
  const language = useLanguage()
  return (
    <Field label={catalogue.weekday} className={filterRow}>
      <Select
        name="weekday"
        value={value ?? ''}
        onChange={({ currentTarget }) => onPick(Number(currentTarget.value) || undefined)}
      >
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
 * Applies all filters before scripts load; after that it only scrolls from the open panel to the results on a phone.
 */
export function ShowButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  const hydrated = useHydrated()
  return (
    <Button type="submit" className={cn('mt-2 w-full', hydrated && 'nav:hidden')} onClick={onPress}>
      {children}
    </Button>
  )
}
