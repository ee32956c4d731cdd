import type { PartReach } from '@sauda/sdk/part-requests'
import type { ReactNode } from 'react'
import type { WordsOf } from '../../language/in-both.ts'
import { useWords } from '../../language/language-context.tsx'
import { catalogueWords } from '../ads/catalogue-words.ts'
import { categoryName } from '../ads/categories.ts'
import { RequestDoors } from '../part-requests/request-doors.tsx'
import { askWords } from './ask-words.ts'
import type { Reach } from './use-reach.ts'

/** Who gets the request, floor by floor, and who comes later. */
export function ReachPanel({ reach }: { reach: Reach }) {
  const { reach: words } = useWords(askWords)
  const { categories } = useWords(catalogueWords)
  if (!reach)
    return (
      <Panel>
        <p className="text-muted">{words.failed}</p>
      </Panel>
    )
  const { shops, later, brand_id, category, answers_within, doors } = reach
  if (shops === 0 && brand_id === null && category === null) {
    return (
      <Panel>
        <p className="text-muted">{words.unknown}</p>
      </Panel>
    )
  }
  const floors = floorsText(reach, words)
  const isNobody = shops === 0 && later.length === 0
  return (
    <Panel>
      <h2 className="text-2xl">{isNobody ? words.nobody : words.title(shops)}</h2>
      {isNobody && <p>{words.nobodyHelp}</p>}
      {shops > 0 && (
        <p className="text-row">
          {category
            ? words.getsTrade(categoryName(categories, category).toLowerCase(), floors)
            : words.gets(floors)}{' '}
          {answers_within !== null && words.within(answers_within)}
        </p>
      )}
      {!isNobody && <RequestDoors doors={doors} isPreview />}
      {later.length > 0 && (
        <ul className="grid gap-0.5 text-muted text-sm">
          {later.map(({ wave, after_minutes, shops: more }) => (
            <li key={wave}>{words.later(after_minutes, more)}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      {children}
    </section>
  )
}

/** «2 и 4 этаж». */
function floorsText(
  { levels }: Pick<PartReach, 'levels'>,
  words: Pick<WordsOf<typeof askWords>['reach'], 'floors' | 'and'>,
): string {
  const all = levels.map(({ level }) => String(level))
  const last = all.at(-1)
  if (last === undefined) return ''
  const before = all.slice(0, -1)
  return words.floors(before.length === 0 ? last : `${before.join(', ')}${words.and}${last}`)
}
