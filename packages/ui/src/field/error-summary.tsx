import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from '../class-names.ts'

export type FieldProblem = {
  /** The id of the control or fieldset; without it the message is about the whole form. */
  field?: string
  message: ReactNode
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  errors: readonly FieldProblem[]
}

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]'

/**
 * All errors of a form, above it. It takes the focus when it appears; give it a new `key` on each submit, so that it
 * takes the focus again. Its links are plain anchors before scripts load; after that they move the focus into the
 * field.
 */
export function ErrorSummary({ title, errors, className, ...props }: ErrorSummaryProps) {
  const titleId = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])

  return (
    <div
      ref={root}
      data-slot="error-summary"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cn('rounded-3 border-2 border-danger bg-surface p-5', className)}
      {...props}
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid gap-1">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`} className="text-danger">
            {field ? (
              <a
                href={`#${field}`}
                className="inline-block py-0.5 font-strong underline underline-offset-3"
                onClick={moveFocus}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function moveFocus(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  const control = target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable)
  // Scrolls to the label first: a field is of little use if its label is above the edge of the screen.
  headingOf(target).scrollIntoView({ block: 'start' })
  control?.focus({ preventScroll: true })
}

function headingOf(target: HTMLElement): Element {
  const label = document.querySelector(`label[for="${CSS.escape(target.id)}"]`)
  return target.querySelector('legend') ?? label ?? target
}
