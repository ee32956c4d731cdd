import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { Fieldset, type FieldsetProps } from '../field/fieldset.tsx'

export type SegmentedFieldProps = Omit<FieldsetProps, 'onChange' | 'defaultValue' | 'children'> & {
  name: string
  options: readonly { value: string; label: ReactNode }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/**
 * A question with two or three short answers side by side, as wide as the form: native radios in a fieldset. A long
 * answer gets more room than a short one.
 */
export function SegmentedField({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  ...props
}: SegmentedFieldProps) {
  return (
    <Fieldset data-slot="segmented-field" {...props}>
      <div
        className={cn(
          'flex rounded-2 bg-sunk p-[3px]',
          Boolean(props.error) && 'outline-[1.5px] outline-danger outline-solid',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'relative grid min-h-control min-w-0 flex-auto place-items-center rounded-[8px] px-2 py-1 text-center',
              'font-strong text-muted text-sm leading-tight transition-colors hover:text-text',
              'has-checked:bg-surface has-checked:text-text has-checked:shadow-1 dark:has-checked:bg-raised',
              // Without colours of its own the chosen answer is framed.
              'forced-colors:has-checked:outline-2',
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
      </div>
    </Fieldset>
  )
}
