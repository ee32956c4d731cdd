import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { Fieldset, type FieldsetProps } from '../field/fieldset.tsx'

/** ISO numbers, Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export type Weekday = (typeof weekdays)[number]

export type WeekdaySelectorProps = Omit<FieldsetProps, 'onChange' | 'defaultValue'> & {
  /** Short and full name of each day from Monday: «Пн», «понедельник». */
  names: readonly { short: string; long: string }[]
  /** The field's name in the form; each selected day is submitted as its number. */
  name: string
  value?: readonly Weekday[]
  defaultValue?: readonly Weekday[]
  onValueChange?: (days: Weekday[]) => void
  /** Buttons such as «Будни» and «Каждый день»; they set `value`. */
  presets?: ReactNode
}

/** Seven checkboxes styled as keys. Uncontrolled, it works before scripts load. */
export function WeekdaySelector({
  names,
  name,
  value,
  defaultValue,
  onValueChange,
  presets,
  error,
  ...props
}: WeekdaySelectorProps) {
  const stateOf = (day: Weekday) =>
    value
      ? {
          checked: value.includes(day),
          onChange: () =>
            onValueChange?.(weekdays.filter((other) => value.includes(other) !== (other === day))),
        }
      : { defaultChecked: defaultValue?.includes(day) }

  return (
    <Fieldset data-slot="weekday-selector" error={error} {...props}>
      <div className="grid max-w-md grid-cols-7 gap-1 xs:gap-1.5">
        {weekdays.map((day) => (
          <label
            key={day}
            className={cn(
              'relative grid h-control place-items-center rounded-2 border border-line-strong bg-surface text-sm font-strong transition-colors',
              'hover:bg-sunk has-checked:border-accent has-checked:bg-accent has-checked:text-accent-text',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              Boolean(error) && 'border-danger',
            )}
          >
            <input
              type="checkbox"
              name={name}
              value={day}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              {...stateOf(day)}
            />
            <span aria-hidden>{names[day - 1]?.short}</span>
            <span className="sr-only">{names[day - 1]?.long}</span>
          </label>
        ))}
      </div>
      {presets !== undefined && <div className="flex flex-wrap gap-2">{presets}</div>}
    </Fieldset>
  )
}
