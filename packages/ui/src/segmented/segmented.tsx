import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { Slot } from '../slot/slot.tsx'

const well = 'inline-flex min-w-0 max-w-full flex-wrap rounded-2 bg-sunk p-[3px]'
const segment = [
  'inline-grid min-h-9.5 min-w-9.5 place-items-center rounded-[8px] px-3 text-center',
  'font-strong text-muted text-sm transition-colors hover:text-text',
]
const chosen = 'bg-surface text-text shadow-1 dark:bg-raised'

export type SegmentedProps = Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange'> & {
  /** The question, for screen readers only. */
  label: string
  name: string
  options: readonly { value: string; label: ReactNode }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** A choice from a few short options: native radios, so arrow keys and forms work. */
export function Segmented({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: SegmentedProps) {
  return (
    <fieldset data-slot="segmented" className={cn(well, className)} {...props}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            segment,
            'relative has-checked:bg-surface has-checked:text-text has-checked:shadow-1 dark:has-checked:bg-raised',
            'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onValueChange?.(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

export type SegmentedLinksProps = ComponentProps<'nav'> & {
  /** The accessible name of the links. */
  label: string
}

/** Looks the same, for views with addresses: list or map, Russian or Kazakh. */
export function SegmentedLinks({ label, className, ...props }: SegmentedLinksProps) {
  return <nav data-slot="segmented" aria-label={label} className={cn(well, className)} {...props} />
}

export type SegmentedLinkProps = ComponentProps<'a'> & {
  current?: boolean
  asChild?: boolean
}

export function SegmentedLink({ current = false, asChild = false, className, ...props }: SegmentedLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="segmented-link"
      aria-current={current ? 'page' : undefined}
      className={cn(segment, current && chosen, className)}
      {...props}
    />
  )
}
