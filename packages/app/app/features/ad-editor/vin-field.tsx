import { isDoubtfulVin } from '@sauda/sdk/ads'
import { Field, Input } from '@sauda/ui'
import { useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { plainFactNames } from '../ads/plain-facts.ts'
import { editorWords } from './words.ts'

type VinFieldProps = { value: string; error: string | undefined; className: string }

/** VIN or frame number. A wrong check digit is only a hint, as manufacturers outside North America do not use one. */
export function VinField({ value, error, className }: VinFieldProps) {
  const editor = useWords(editorWords)
  const names = useWords(plainFactNames)
  const [typed, setTyped] = useState(value)
  return (
    <Field
      id="vin"
      label={names.vin}
      optional={editor.optional}
      error={error}
      className={className}
      hint={
        <>
          {editor.vinHint} <span role="status">{isDoubtfulVin(typed) && editor.vinDoubtful}</span>
        </>
      }
    >
      <Input
        name="vin"
        defaultValue={value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className="max-w-md"
      />
    </Field>
  )
}
