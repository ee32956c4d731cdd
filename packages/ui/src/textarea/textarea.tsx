import { type ComponentProps, useEffect, useId, useState } from 'react'
import { cn } from '../class-names.ts'
import { bareControl, controlFrame } from '../field/control-frame.ts'
import { joinIds, useFieldControl } from '../field/field-context.ts'

export type TextareaCounter = {
  max: number
  /** The text of the counter; `left` is negative if the text is too long. */
  label: (left: number) => string
}

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Counts the remaining characters. Nothing is cut off: a pasted text can be shortened in place. */
  counter?: TextareaCounter
}

export function Textarea({ counter, className, onChange, rows = 4, ...props }: TextareaProps) {
  const counterId = useId()
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length)
  const length = props.value === undefined ? typed : String(props.value).length
  const wiring = useFieldControl({
    ...props,
    'aria-describedby': joinIds(props['aria-describedby'], counter && counterId),
  })
  return (
    <div data-slot="textarea" className={cn('grid gap-1.5', className)}>
      <div className={controlFrame()}>
        <textarea
          {...props}
          {...wiring}
          rows={rows}
          className={cn(bareControl, 'min-h-23 resize-y rounded-2 py-2.5 leading-snug')}
          onChange={(event) => {
            setTyped(event.currentTarget.value.length)
            onChange?.(event)
          }}
        />
      </div>
      {counter && <Counter id={counterId} left={counter.max - length} label={counter.label} />}
    </div>
  )
}

type CounterProps = { id: string; left: number; label: TextareaCounter['label'] }

/**
 * Visible immediately, announced one second after the last key, so that screen readers are not interrupted by every
 * letter.
 */
function Counter({ id, left, label }: CounterProps) {
  const text = label(left)
  const [untouched] = useState(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (text === untouched) return
    const timer = setTimeout(setSpoken, 1000, text)
    return () => clearTimeout(timer)
  }, [text, untouched])
  return (
    <>
      <p id={id} className={cn('text-xs tabular-nums', left < 0 ? 'font-strong text-danger' : 'text-muted')}>
        {text}
      </p>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
