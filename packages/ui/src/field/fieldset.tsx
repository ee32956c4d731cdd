import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../class-names.ts'
import { joinIds } from './field-context.ts'
import { FieldError, FieldHint, OptionalMark } from './field-notes.tsx'

export type FieldsetProps = ComponentProps<'fieldset'> & {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: string
}

/** Several controls that belong to one question. The hint comes before them, so that screen readers read it in time. */
export function Fieldset({
  legend,
  id,
  hint,
  error,
  optional,
  className,
  children,
  ...props
}: FieldsetProps) {
  const madeUp = useId()
  const ownId = id ?? madeUp
  const hintId = `${ownId}-hint`
  const errorId = `${ownId}-error`
  return (
    <fieldset
      data-slot="fieldset"
      id={ownId}
      aria-describedby={joinIds(Boolean(hint) && hintId, Boolean(error) && errorId)}
      className={cn('grid min-w-0 content-start gap-2', className)}
      {...props}
    >
      <legend className="mb-1.5 font-strong text-sm">
        {legend}
        {optional && <OptionalMark>{optional}</OptionalMark>}
      </legend>
      {hint && (
        <FieldHint id={hintId} className="-mt-1.5">
          {hint}
        </FieldHint>
      )}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
