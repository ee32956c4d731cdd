import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { cn } from '../class-names.ts'
import { FieldHint } from '../field/field-notes.tsx'
import { Fieldset, type FieldsetProps } from '../field/fieldset.tsx'

type Choice = {
  name: string
  value: string | undefined
  defaultValue: string | undefined
  invalid: boolean
  choose: ((value: string) => void) | undefined
}

const ChoiceContext = createContext<Choice | null>(null)

export type RadioGroupProps = Omit<FieldsetProps, 'onChange' | 'defaultValue'> & {
  name: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Side by side if there is room. */
  inline?: boolean
}

/** A choice from a few visible options: native radios in a fieldset. */
export function RadioGroup({
  name,
  value,
  defaultValue,
  onValueChange,
  inline = false,
  children,
  ...props
}: RadioGroupProps) {
  const choice = { name, value, defaultValue, invalid: Boolean(props.error), choose: onValueChange }
  return (
    <Fieldset data-slot="radio-group" {...props}>
      <div className={cn('flex gap-x-6 gap-y-2', inline ? 'flex-wrap' : 'flex-col')}>
        <ChoiceContext value={choice}>{children}</ChoiceContext>
      </div>
    </Fieldset>
  )
}

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'name'> & {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** A number at the end of the line: how many results the choice would leave. */
  count?: ReactNode
  /** Renders the option as a panel that can be pressed anywhere, for an important choice. */
  card?: boolean
}

const cardFrame = [
  'relative content-start gap-1 rounded-3 border border-line-strong bg-surface p-4 transition-colors',
  'hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring',
  'has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-focus',
  'has-focus-visible:outline-offset-2',
]

/** An option of a RadioGroup. */
export function Radio({ value, label, hint, count, card = false, className, ...props }: RadioProps) {
  const choice = useContext(ChoiceContext)
  const hintId = useId()
  const checked = choice?.value === undefined ? undefined : choice.value === value
  return (
    <div data-slot="radio" className={cn('grid min-w-0', card && cardFrame, className)}>
      <label
        className={cn(
          'flex min-h-7 items-start gap-2.5 text-row has-disabled:opacity-50 pointer-coarse:min-h-control pointer-coarse:py-2',
          card && 'font-strong after:absolute after:inset-0',
        )}
      >
        <span className={cn('grid shrink-0 place-items-center pt-px', card && 'relative z-1')}>
          <input
            type="radio"
            name={choice?.name}
            value={value}
            checked={checked}
            defaultChecked={checked === undefined ? choice?.defaultValue === value : undefined}
            aria-describedby={hint ? hintId : undefined}
            onChange={() => choice?.choose?.(value)}
            className={cn(
              'peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-full border-[1.5px]',
              'bg-surface transition-colors checked:border-accent checked:bg-accent disabled:cursor-not-allowed',
              choice?.invalid ? 'border-danger' : 'border-line-strong',
              card && 'outline-none',
            )}
            {...props}
          />
          <span
            aria-hidden
            className="pointer-events-none col-start-1 row-start-1 size-2 rounded-full bg-accent-text opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">{label}</span>
        {count !== undefined && (
          <span className="ml-auto pt-0.5 text-muted text-xs tabular-nums">{count}</span>
        )}
      </label>
      {hint && (
        <FieldHint id={hintId} className="-mt-1 pl-7.5">
          {hint}
        </FieldHint>
      )}
    </div>
  )
}
