import { Field, PriceField } from '@sauda/ui'
import { useState } from 'react'

type PriceBoundProps = {
  name: string
  label: string
  /** The value in the address, in whole tenge. */
  value: number | undefined
}

/** One bound of the price. The form applies it when the user stops typing. */
export function PriceBound({ name, label, value }: PriceBoundProps) {
  const [typed, setTyped] = useState(value ?? null)
  const [before, setBefore] = useState(value)
  // The address changed by other means: a chip was removed, or the user went back.
  if (before !== value) {
    setBefore(value)
    setTyped(value ?? null)
  }
  return (
    <Field label={label} className="[&>label]:font-normal [&>label]:text-muted">
      <PriceField name={name} unit={null} value={typed} onValueChange={setTyped} />
    </Field>
  )
}
