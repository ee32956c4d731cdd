import type { ContentField, ContentFieldName } from '@sauda/sdk/content-editor'
import { cn, Field, Input, Textarea } from '@sauda/ui'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import type { Values } from './item-values.ts'
import { MarkdownBox } from './markdown-box.tsx'
import { contentDeskWords } from './words.ts'

export type FieldRowProps = {
  name: ContentFieldName | 'image.alt'
  field: ContentField
  values: Values
  labels: Readonly<Record<string, string>>
  errorOf: (field: string) => string | undefined
}

/** From which share of the limit on the length is shown. */
const NEAR = 0.9

/** A text in Russian and, beside it, in Kazakh. */
export function TextPair(props: FieldRowProps) {
  return (
    <div className="grid border-line border-t first:border-t-0 md:grid-cols-2 md:divide-x md:divide-line">
      <OneText {...props} lang="ru" />
      <OneText {...props} lang="kk" />
    </div>
  )
}

function OneText({ name, field, values, labels, errorOf, lang }: FieldRowProps & { lang: 'ru' | 'kk' }) {
  const words = useWords(contentDeskWords)
  const own = lang === 'ru' ? name : `${name}_kk`
  const value = values[own] ?? ''
  const [typed, setTyped] = useState(value)
  const label = labels[own] ?? own
  const most = field.is === 'line' || field.is === 'plain' ? field.longest : null
  const isMissing = lang === 'kk' && typed.trim() === '' && (values[name] ?? '') !== ''
  const hints = [
    ...(isMissing ? [words.missing] : []),
    ...(most !== null && typed.length > most * NEAR ? [words.left(typed.length, most)] : []),
  ]
  const control: Record<string, ReactNode> = {
    markdown: <MarkdownBox name={own} lang={lang} defaultValue={value} label={label} />,
    plain: <Textarea name={own} lang={lang} rows={3} defaultValue={value} />,
    line: <Input name={own} lang={lang} defaultValue={value} autoComplete="off" />,
  }
  return (
    <div
      className={cn('min-w-0 p-4 xs:p-5', isMissing && 'bg-warning-soft')}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          setTyped(target.value)
      }}
    >
      <Field
        id={own}
        label={<span lang={lang}>{label}</span>}
        hint={hints.join(' ') || undefined}
        error={errorOf(own)}
      >
        {control[field.is]}
      </Field>
    </div>
  )
}
