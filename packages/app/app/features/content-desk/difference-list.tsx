import { WordDiff } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import type { FieldDifference } from './differences.ts'
import { labelOf } from './label-of.ts'
import { contentDeskWords } from './words.ts'

type DifferenceListProps = {
  fields: readonly FieldDifference[]
  labels: Readonly<Record<string, string>>
  /** Headings of the two sides. */
  before: string
  after: string
}

/** Fields that differ, old beside new, by words. */
export function DifferenceList({ fields, labels, before, after }: DifferenceListProps) {
  const words = useWords(contentDeskWords)
  const marks = { added: words.added, removed: words.removed }
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-text">
      {fields.map((field) => (
        <div key={field.name} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <dt className="font-strong text-sm">
            {labelOf(field.name, labels)}
            {field.name.endsWith('_kk') && <span className="text-muted"> · {words.kazakh}</span>}
          </dt>
          {(['before', 'after'] as const).map((side) => (
            <dd
              key={side}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <span className="text-muted text-sm">{side === 'before' ? before : after}</span>
              {field[side].length > 0 ? (
                <WordDiff
                  parts={field[side]}
                  labels={marks}
                  side={side}
                  className="max-h-80 overflow-y-auto"
                  tabIndex={0}
                />
              ) : (
                <span className="text-muted">{words.empty}</span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
