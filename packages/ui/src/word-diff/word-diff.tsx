import { type ComponentProps, Fragment } from 'react'
import { cn } from '../class-names.ts'

export type WordDiffPart = { readonly text: string; readonly change: 'same' | 'added' | 'removed' }

export type WordDiffProps = Omit<ComponentProps<'p'>, 'children'> & {
  parts: readonly WordDiffPart[]
  /** Read by screen readers before a marked part. */
  labels: { added: string; removed: string }
  /**
   * Shows one side only: `before` omits what was added, `after` what was removed. By default both are shown in one
   * text.
   */
  side?: 'before' | 'after'
}

const marks = {
  added: { tag: 'ins', className: 'bg-ins underline decoration-positive decoration-2 underline-offset-3' },
  removed: { tag: 'del', className: 'bg-del line-through' },
} as const

const leftOut = { before: 'added', after: 'removed' } as const

/** A text with its changes: added words are underlined, removed ones struck through, so it does not rely on colour. */
export function WordDiff({ parts, labels, side, className, ...props }: WordDiffProps) {
  const shown = parts.filter(({ change }) => !side || change !== leftOut[side])
  return (
    <p data-slot="word-diff" className={cn('wrap-anywhere whitespace-pre-line', className)} {...props}>
      {placed(shown).map(({ text, change, place }) => {
        if (change === 'same') return <Fragment key={place}>{text}</Fragment>
        const { tag: Tag, className } = marks[change]
        return (
          <Tag key={place} className={cn('-mx-0.5 rounded-[4px] box-decoration-clone px-0.5', className)}>
            <span className="sr-only select-none">{labels[change]}: </span>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}

/** Each part with its position in the text, which is the only difference between two equal parts. */
function placed(parts: readonly WordDiffPart[]) {
  let place = 0
  return parts.map((part) => {
    const from = place
    place += part.text.length
    return { ...part, place: from }
  })
}
