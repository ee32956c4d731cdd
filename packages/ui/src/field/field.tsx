import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../class-names.ts'
import { FieldContext, joinIds } from './field-context.ts'
import { FieldError, FieldHint, OptionalMark } from './field-notes.tsx'

export type FieldProps = Omit<ComponentProps<'div'>, 'id'> & {
  label: ReactNode
  /** The control's id; made up when not given. An ErrorSummary links to it. */
  id?: string
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
  /** The word that marks a field which may stay empty. */
  optional?: string
}

/** A label above, one control, a hint and an error below; the control inside finds them by context. */
export function Field({ label, id, hint, error, optional, className, children, ...props }: FieldProps) {
  const madeUp = useId()
  const controlId = id ?? madeUp
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const wiring = {
    id: controlId,
    describedBy: joinIds(Boolean(hint) && hintId, Boolean(error) && errorId),
    invalid: Boolean(error),
  }
  return (
    <div data-slot="field" className={cn('grid min-w-0 content-start gap-1.5', className)} {...props}>
      <label htmlFor={controlId} className="font-strong text-sm">
        {label}
        {optional && <OptionalMark>{optional}</OptionalMark>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
