import { IconButton, Textarea, useHydrated } from '@sauda/ui'
import { Bold, Heading, Link, List } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { type Mark, marked } from './marked.ts'
import { contentDeskWords } from './words.ts'

const ICONS = { bold: Bold, list: List, link: Link, heading: Heading }

type MarkdownBoxProps = { name: string; defaultValue: string; lang: 'ru' | 'kk'; label: string }

/** A text with marks, and buttons that set them around the selection. */
export function MarkdownBox({ name, defaultValue, lang, label }: MarkdownBoxProps) {
  const words = useWords(contentDeskWords)
  const isHydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  function set(mark: Mark) {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const { value, selectionStart, selectionEnd } = area
    const { insert, from, to, select } = marked(mark, value, selectionStart, selectionEnd, words.sample[mark])
    area.focus()
    area.setRangeText(insert, from, to)
    area.setSelectionRange(...select)
    // As if it were typed: the form keeps what is typed.
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {isHydrated && (
        <fieldset aria-label={`${words.toolbar}: ${label}`} className="flex gap-1">
          {(Object.keys(ICONS) as Mark[]).map((mark) => {
            const Icon = ICONS[mark]
            return (
              <IconButton
                key={mark}
                type="button"
                size="sm"
                label={words.tools[mark]}
                onClick={() => set(mark)}
              >
                <Icon aria-hidden />
              </IconButton>
            )
          })}
        </fieldset>
      )}
      <Textarea name={name} lang={lang} rows={10} defaultValue={defaultValue} />
    </div>
  )
}
