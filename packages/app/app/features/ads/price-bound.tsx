import { PriceField } from '@sauda/ui'
import { useState } from 'react'

type PriceBoundProps = {
  name: string
  label: string
  placeholder: string
  /** The value in the address, in whole tenge. */
  value: number | undefined
}

/** One bound of the price. The form applies it when the user stops typing. */
export function PriceBound({ name, label, placeholder, value }: PriceBoundProps) {
  const [typed, setTyped] = useState(value ?? null)
  const [before, setBefore] = useState(value)
  // The address changed by other means: a chip was removed, or the user went back.
  if (before !== value) {
    setBefore(value)
    setTyped(value ?? null)
  }
  return (
    <PriceField
      name={name}
      aria-label={label}
      placeholder={placeholder}
      unit={null}
      value={typed}
      onValueChange={setTyped}
      className="min-w-0"
    />
  )
}
