import { PriceField } from '@sauda/ui'
import { useEffect, useState } from 'react'

type PriceBoundProps = {
  name: string
  label: string
  placeholder: string
  /** What is set in the address, in whole tenge. */
  value: number | undefined
  /** Called once typing has come to rest. */
  onSettle: (value: number | undefined) => void
}

const REST_MS = 600

/** One end of the price: typed freely, and taken over when the hand rests. */
export function PriceBound({ name, label, placeholder, value, onSettle }: PriceBoundProps) {
  const [typed, setTyped] = useState(value ?? null)
  const [before, setBefore] = useState(value)
  // The address changed by other means: a chip taken off, a step back.
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
