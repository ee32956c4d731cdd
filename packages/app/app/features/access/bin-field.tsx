import { normalBin } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { Field, Input } from '@sauda/ui'
import { useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { detailsWords } from './details-words.ts'

type BinFieldProps = { defaultValue: string; error: string | undefined }

/**
 * A company's BIN. Its last digit is a checksum, so a typo is shown before the form is sent: when that digit is typed,
 * not on blur, because a message that appears on blur would move the next control away from the pointer.
 */
export function BinField({ defaultValue, error }: BinFieldProps) {
  const { details } = useWords(detailsWords)
  const language = useLanguage()
  const [slipped, setSlipped] = useState(false)
  return (
    <Field
      id="bin"
      label={details.bin}
      hint={details.binHint}
      error={slipped ? fieldText('bin_invalid', language) : error}
    >
      <Input
        name="bin"
        defaultValue={defaultValue}
        inputMode="numeric"
        autoComplete="off"
        required
        onChange={({ currentTarget: { value } }) => setSlipped(isWhole(value) && normalBin(value) === null)}
      />
    </Field>
  )
}

function isWhole(typed: string): boolean {
  return typed.replace(/\D/g, '').length >= 12
}
