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
import { caretAfter, groupDigits, groupSpace } from './grouped-digits.ts'

export type PriceFieldProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'trailing' | 'name'> & {
  name: string
  /** Whole currency units; null for an empty field, or one whose text is not a sum. */
  value?: number | null
  /** A string is shown as it was typed, valid or not, until it is changed. */
  defaultValue?: number | string | null
  onValueChange?: (value: number | null) => void
  /** The currency sign after the sum. */
  unit?: ReactNode
  /** A checkbox under the field for a negotiable price, which disables the field. */
  negotiable?: ComponentProps<typeof Checkbox>
}

const SUM = /^\d*$/

/**
 * A sum of money whose digits are grouped while typing. Submits plain digits under `name`, and any other text as it was
 * typed: nobody's «12 thousand» or «-500» becomes another sum. Before scripts load it is a plain text field, so the server
 * has to accept spaces too.
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
  const [typed, setTyped] = useState(() => toText(value ?? defaultValue))
  const [agreed, setAgreed] = useState(negotiable?.defaultChecked ?? false)
  const [before, setBefore] = useState(value)
  // The value changed by other means than typing.
  if (before !== value) {
    setBefore(value)
    if (value !== sumOf(typed)) setTyped(toText(value))
  }
  const off = disabled || (negotiable?.checked ?? agreed)
  const field = useRef<HTMLDivElement>(null)

  // What was typed and ticked before hydration exists only in the DOM; it is read before the first update would
  // overwrite it.
  useLayoutEffect(() => {
    const sum = field.current?.querySelector<HTMLInputElement>('input:not([type=hidden], [type=checkbox])')
    const box = field.current?.querySelector<HTMLInputElement>('input[type=checkbox]')
    if (sum?.value) setTyped(asTyped(sum.value))
    if (box?.checked) setAgreed(true)
  }, [])

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const next = asTyped(input.value)
    if (SUM.test(next)) {
      const digitsBefore = input.value.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '').length
      // Set here instead of on render, which would move the caret to the end.
      input.value = groupDigits(next)
      const caret = caretAfter(input.value, digitsBefore)
      input.setSelectionRange(caret, caret)
    }
    setTyped(next)
    onValueChange?.(sumOf(next))
  }

  return (
    <div ref={field} data-slot="price-field" className={cn('grid gap-2', className)}>
      <Input
        {...props}
        name={hydrated ? undefined : name}
        value={SUM.test(typed) ? groupDigits(typed) : typed}
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
      {hydrated && <input type="hidden" name={name} value={typed} disabled={off} />}
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

/**
 * Returns the digits if the text is a sum, else the text: an invalid value stays in the field to be corrected. A space at
 * the end stays too, as a word may follow.
 */
function asTyped(text: string): string {
  if (!/^[\d\s]*\d$/.test(text)) return text
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

function sumOf(text: string): number | null {
  const digits = asTyped(text.trim())
  return digits && SUM.test(digits) ? Number(digits) : null
}

function toText(value: number | string | null | undefined): string {
  if (typeof value === 'string') return asTyped(value)
  return value == null ? '' : String(Math.trunc(value))
}

/** A deleted space between groups would be inserted again, so the key deletes the digit beyond it. */
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
