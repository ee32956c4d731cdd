import { useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../hydrated.ts'
import { Select } from '../select/select.tsx'
import { ComboboxInput } from './combobox-input.tsx'
import type { ComboboxOption, MatchOptions } from './matching.ts'

export type { ComboboxOption, MatchOptions } from './matching.ts'

export type ComboboxProps = {
  options: readonly ComboboxOption[]
  /** The selected value is submitted under this name; '' if nothing is selected. */
  name: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  placeholder: string
  /** Shown instead of the list if nothing matches. */
  emptyText: string
  /** Announced while typing: how many options are left. */
  countText: (count: number) => string
  /** Accessible name of the list. */
  listLabel: string
  /** Finds the options instead of the kit, which looks for the text as it stands. */
  match?: MatchOptions | undefined
  onFocus?: () => void
  id?: string
  disabled?: boolean
  className?: string
}

/**
 * Selects one of many options by typing (WAI-ARIA 1.2, list autocomplete).
 *
 * The server renders a native select, which works before scripts load. Then it becomes the combobox and keeps what was
 * selected, and the focus if it had it.
 */
export function Combobox({ value, defaultValue = '', onValueChange, ...props }: ComboboxProps) {
  const hydrated = useHydrated()
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState(value ?? defaultValue)
  const [hadFocus, setHadFocus] = useState(false)

  function choose(next: string) {
    setChosen(next)
    onValueChange?.(next)
  }

  useLayoutEffect(() => {
    if (!select.current) return
    setHadFocus(document.activeElement === select.current)
    if (select.current.value !== (value ?? chosen)) choose(select.current.value)
  })

  if (hydrated) {
    return <ComboboxInput {...props} value={value ?? chosen} choose={choose} autoFocus={hadFocus} />
  }
  return (
    <Select
      ref={select}
      id={props.id}
      name={props.name}
      defaultValue={value ?? chosen}
      disabled={props.disabled}
      className={props.className}
    >
      <option value="">{props.placeholder}</option>
      {props.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
