import { PriceField } from '@sauda/ui'
import { useEffect, useState } from 'react'

type PriceBoundProps = {
  name: string
  label: string
  placeholder: string
  /** The value in the address, in whole tenge. */
  value: number | undefined
  /** Called when the user stops typing. */
  onSettle: (value: number | undefined) => void
}

const REST_MS = 600

/** One bound of the price; typing is debounced. */
export function PriceBound({ name, label, placeholder, value, onSettle }: PriceBoundProps) {
  const [typed, setTyped] = useState(value ?? null)
  const [before, setBefore] = useState(value)
  // The address changed by other means: a chip was removed, or the user went back.
  if (before !== value) {
    setBefore(value)
    setTyped(value ?? null)
  }

  useEffect(() => {
    if (typed === (value ?? null)) return
    const timer = setTimeout(() => onSettle(typed ?? undefined), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onSettle])

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
