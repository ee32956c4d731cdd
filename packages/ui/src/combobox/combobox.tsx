import { useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../hydrated.ts'
import { Select } from '../select/select.tsx'
import { ComboboxInput } from './combobox-input.tsx'
import type { ComboboxOption } from './matching.ts'

export type { ComboboxOption } from './matching.ts'

export type ComboboxProps = {
  options: readonly ComboboxOption[]
  /** The chosen value is submitted under this name; '' when nothing is chosen. */
  name: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  placeholder: string
  /** Stands in the list's place when nothing matches. */
  emptyText: string
  /** Said aloud while typing: how many options are left. */
  countText: (count: number) => string
  /** Names the list itself. */
  listLabel: string
  id?: string
  disabled?: boolean
  className?: string
}

/**
 * One of many, found by typing (WAI-ARIA 1.2, list autocomplete).
 *
 * The server renders a native select, which chooses and submits before scripts load; then it becomes the combobox and
 * takes over what was chosen meanwhile, and focus if it was there.
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
