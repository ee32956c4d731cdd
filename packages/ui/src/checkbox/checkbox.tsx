import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from '../class-names.ts'
import { joinIds } from '../field/field-context.ts'
import { FieldError, FieldHint } from '../field/field-notes.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Some, but not all, of what the checkbox stands for is selected. A press makes it checked or unchecked again. */
  indeterminate?: boolean
  /** A number at the end of the line: how many results the choice would leave. */
  count?: ReactNode
}

const mark = 'pointer-events-none col-start-1 row-start-1 size-3.5 stroke-3 text-accent-text opacity-0'

/** A native checkbox with its label; without scripts it is submitted as usual. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  count,
  id,
  className,
  ...props
}: CheckboxProps) {
  const madeUp = useId()
  const ownId = id ?? madeUp
  const hintId = `${ownId}-hint`
  const errorId = `${ownId}-error`
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // HTML has no attribute for it, only a property.
    if (input.current) input.current.indeterminate = indeterminate
  })
  return (
    <div data-slot="checkbox" className={cn('grid min-w-0 gap-1', className)}>
      <label className="flex min-h-7 items-start gap-2.5 text-row pointer-coarse:min-h-control pointer-coarse:py-2 has-disabled:opacity-50">
        <span className="grid shrink-0 place-items-center pt-px">
          <input
            ref={input}
            id={ownId}
            type="checkbox"
            aria-describedby={joinIds(Boolean(hint) && hintId, Boolean(error) && errorId)}
            aria-invalid={error ? true : undefined}
            className={cn(
              'peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-1 border-[1.5px] border-line-strong',
              'bg-surface transition-colors checked:border-accent checked:bg-accent disabled:cursor-not-allowed',
              'indeterminate:border-accent indeterminate:bg-accent aria-invalid:border-danger',
            )}
            {...props}
          />
          <Check aria-hidden className={cn(mark, 'peer-checked:opacity-100 peer-indeterminate:opacity-0')} />
          <Minus aria-hidden className={cn(mark, 'peer-indeterminate:opacity-100')} />
        </span>
        <span className="min-w-0">{label}</span>
        {count !== undefined && (
          <span className="ml-auto pt-0.5 text-muted text-xs tabular-nums">{count}</span>
        )}
      </label>
      {hint && (
        <FieldHint id={hintId} className="-mt-2 pl-7.5">
          {hint}
        </FieldHint>
      )}
      {error && (
        <FieldError id={errorId} className="pl-7.5">
          {error}
        </FieldError>
      )}
    </div>
  )
}
