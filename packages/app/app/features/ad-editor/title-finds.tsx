import { attempt, createPortal } from '@sauda/sdk'
import { type AdFormField, type AdTitleReading, type AdValues, readTitle } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { editorWords } from './words.ts'

export type TitleFindsProps = {
  values: AdValues
  /** Fills a field that the user has not filled. */
  onFill: (field: AdFormField, value: string) => void
}

/** The fields that a title may fill, and the kind of ad that has them. */
const FIELDS = [
  ['spare_part', 'spare_part_id', 'part'],
  ['service', 'service_id', 'service'],
  ['brand', 'brand_id', undefined],
] as const

/** What the title names, as buttons that fill empty fields. Nothing is filled without being asked for. */
export function TitleFinds({ values, onFill }: TitleFindsProps) {
  const editor = useWords(editorWords)
  const language = useLanguage()
  const found = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState<AdTitleReading>()
  const title = String(values.title ?? '').trim()

  useEffect(() => {
    if (title.length < 3) return setReading(undefined)
    const controller = new AbortController()
    const { signal } = controller
    void attempt(readTitle(createPortal({ baseUrl: '' }), title, { signal })).then((read) => {
      if (!signal.aborted) setReading(read.ok ? read.value : undefined)
    })
    return () => controller.abort()
  }, [title])

  const finds = FIELDS.flatMap(([name, field, kind]) => {
    const entry = reading?.[name]
    if (!entry || values[field] || (kind && kind !== values.kind)) return []
    return [{ field, value: String(entry.id), label: inLanguage(entry, 'name', language) }]
  })
  return (
    <div ref={found} role="status" tabIndex={-1} className="outline-none">
      {finds.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{editor.foundInTitle}</span>
          {finds.map(({ field, value, label }) => (
            <Button
              key={field}
              size="sm"
              variant="soft"
              aria-label={`${label}, ${editor.fields[field]}`}
              className="rounded-full pointer-coarse:min-h-control"
              onClick={() => {
                // The button goes away; the next one, or the next field, is one Tab further.
                found.current?.focus()
                onFill(field, value)
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
