import { Field, Input, Select } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { Choice, ItemDesk } from './item-desk.ts'
import { contentSetWords } from './set-words.ts'
import type { FieldRowProps } from './text-pair.tsx'
import { contentDeskWords } from './words.ts'

/** A field that is the same in both languages: a day, a number, a link, a choice. */
export function PlainField({ desk, ...props }: FieldRowProps & { desk: ItemDesk }) {
  const { name, field, values, labels, errorOf } = props
  const words = useWords(contentDeskWords)
  return (
    <Field
      id={name}
      label={labels[name] ?? name}
      hint={field.is === 'rooms' ? words.roomsHint : undefined}
      error={errorOf(name)}
    >
      <Control {...props} desk={desk} value={values[name] ?? ''} />
    </Field>
  )
}

function Control({ name, field, desk, value }: FieldRowProps & { desk: ItemDesk; value: string }): ReactNode {
  const codes: Readonly<Record<string, string>> = useWords(contentSetWords).codes
  switch (field.is) {
    case 'code':
      return (
        <Choices
          name={name}
          value={value}
          options={field.codes.map((code) => ({ value: code, label: codes[code] ?? code }))}
        />
      )
    case 'entry':
      return (
        <Named
          name={name}
          value={value}
          of={field.of === 'sliderDetail' ? desk.promotions : desk.infrastructure}
        />
      )
    case 'service':
      return <Named name={name} value={value} of={desk.services} />
    case 'day':
      return <Input type="date" name={name} defaultValue={value} />
    case 'number':
      return <Input name={name} defaultValue={value} inputMode="numeric" autoComplete="off" />
    default:
      return <Input name={name} defaultValue={value} autoComplete="off" spellCheck={false} />
  }
}

function Named({ of, ...props }: { name: string; value: string; of: readonly Choice[] }) {
  const language = useLanguage()
  const options = of.map(({ id, title, title_kk }) => ({
    value: String(id),
    label: (language === 'kk' && title_kk) || title,
  }))
  return <Choices {...props} options={options} />
}

type ChoicesProps = { name: string; value: string; options: { value: string; label: string }[] }

function Choices({ name, value, options }: ChoicesProps) {
  const { none } = useWords(contentDeskWords)
  return (
    <Select name={name} defaultValue={value}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
