import { Field, PriceField } from '@sauda/ui'
import { useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { catalogueWords } from './catalogue-words.ts'

type PriceBoundProps = {
  name: string
  label: string
  /** The value in the address, in whole tenge. */
  value: number | undefined
}

/**
 * One bound of the price. The form applies it when the user stops typing; a text that is no price is refused when the
 * field is left.
 */
export function PriceBound({ name, label, value }: PriceBoundProps) {
  const [typed, setTyped] = useState(value ?? null)
  const [before, setBefore] = useState(value)
  // A text in the field that was no price when the field was left.
  const [left, setLeft] = useState('')
  const { digits } = useWords(catalogueWords)
  function change(price: number | null) {
    setTyped(price)
    setLeft('')
  }
  // The address changed by other means: a chip was removed, or the user went back.
  if (before !== value) {
    setBefore(value)
    change(value ?? null)
  }
  return (
    <Field label={label} error={left && digits} className="[&>label]:font-normal [&>label]:text-muted">
      <PriceField
        name={name}
        unit={null}
        value={typed}
        onValueChange={change}
        onBlur={({ target: { value } }) => setLeft(/^[\d\s]*$/.test(value) ? '' : value)}
      />
    </Field>
  )
}
