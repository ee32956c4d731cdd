import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { cn } from '../class-names.ts'
import { useHydrated } from '../hydrated.ts'
import { Input, type InputProps } from '../input/input.tsx'
import { caretAfter, digitsOf, groupDigits, groupSpace } from './grouped-digits.ts'

export type PriceFieldProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'trailing' | 'name'> & {
  name: string
  /** Whole units of money; null is an empty field. */
  value?: number | null
  /** A text is shown as it was typed, wrong or right, until it is changed. */
  defaultValue?: number | string | null
  onValueChange?: (value: number | null) => void
  /** The sign after the sum. */
  unit?: ReactNode
  /** A box under the field that says the price is to be agreed on, and switches the field off. */
  negotiable?: ComponentProps<typeof Checkbox>
}

// Fifteen digits are exact in a JavaScript number; a price needs fewer.
const mostDigits = 12

/**
 * A sum of money, grouped by threes while it is typed. Submits plain digits under `name`; before scripts load it is a
 * plain text field, so the receiver accepts spaces too.
 */
export function PriceField({
  name,
  value,
  defaultValue,
  onValueChange,
  unit = '₸',
  negotiable,
  className,
  disabled,
  ...props
}: PriceFieldProps) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState(() => toDigits(defaultValue))
  const [agreed, setAgreed] = useState(negotiable?.defaultChecked ?? false)
  const digits = value === undefined ? typed : toDigits(value)
  const off = disabled || (negotiable?.checked ?? agreed)
  const field = useRef<HTMLDivElement>(null)

  // What was typed and ticked before scripts came stands in the page alone; it is taken over before the first update would
  // write over it.
  useLayoutEffect(() => {
    const sum = field.current?.querySelector<HTMLInputElement>('input:not([type=hidden], [type=checkbox])')
    const box = field.current?.querySelector<HTMLInputElement>('input[type=checkbox]')
    if (sum?.value) setTyped(asTyped(sum.value))
    if (box?.checked) setAgreed(true)
  }, [])

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const next = digitsOf(input.value).slice(0, mostDigits)
    const digitsBefore = input.value.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '').length
    // Written here and not left to the render, which would throw the caret to the end.
    input.value = groupDigits(next)
    const caret = caretAfter(input.value, digitsBefore)
    input.setSelectionRange(caret, caret)
    setTyped(next)
    onValueChange?.(next === '' ? null : Number(next))
  }

  return (
    <div ref={field} data-slot="price-field" className={cn('grid gap-2', className)}>
      <Input
        {...props}
        name={hydrated ? undefined : name}
        value={/^\d*$/.test(digits) ? groupDigits(digits) : digits}
        onChange={change}
        onKeyDown={stepOverSpace}
        inputMode="numeric"
        autoComplete="off"
        disabled={off}
        trailing={
          <span aria-hidden className="pr-2">
            {unit}
          </span>
        }
      />
      {hydrated && <input type="hidden" name={name} value={digits} disabled={off} />}
      {negotiable && (
        <Checkbox
          {...negotiable}
          onChange={(event) => {
            setAgreed(event.currentTarget.checked)
            negotiable.onChange?.(event)
          }}
        />
      )}
    </div>
  )
}

/** Digits where the text is a sum, else the text: nothing typed is lost before it is mended. */
function asTyped(text: string): string {
  return /^[\d\s]*$/.test(text) ? digitsOf(text).slice(0, mostDigits) : text
}

function toDigits(value: number | string | null | undefined): string {
  if (typeof value === 'string') return asTyped(value)
  return value == null ? '' : String(Math.trunc(value))
}

/** Deleting a group's space would only bring it back, so the key goes past it to the digit beyond. */
function stepOverSpace(event: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = event.currentTarget
  if (caret === null || caret !== selectionEnd) return
  if (event.key === 'Backspace' && value[caret - 1] === groupSpace) {
    event.currentTarget.setSelectionRange(caret - 1, caret - 1)
  }
  if (event.key === 'Delete' && value[caret] === groupSpace) {
    event.currentTarget.setSelectionRange(caret + 1, caret + 1)
  }
}
