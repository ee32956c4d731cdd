import type { ContentVersion } from '@sauda/sdk/content-editor'
import { useWords } from '../../language/language-context.tsx'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'
import type { ItemDesk } from './item-desk.ts'
import { valuesOf } from './item-values.ts'
import { contentDeskWords } from './words.ts'

type DifferenceProps = { desk: ItemDesk; compared: ContentVersion }

/** An older version beside the newest one. */
export function Difference({ desk, compared }: DifferenceProps) {
  const { set, item, values, rooms, labels } = desk
  const words = useWords(contentDeskWords)
  const newest = item?.version ?? 0
  const fields = differences(valuesOf(set, compared.fields, rooms), values)
  return (
    <section
      aria-labelledby="difference"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1"
    >
      <h2 id="difference" className="text-lg">
        {words.differenceTitle(compared.number, newest)}
      </h2>
      {fields.length > 0 ? (
        <DifferenceList
          fields={fields}
          labels={labels}
          before={words.version(compared.number)}
          after={words.version(newest)}
        />
      ) : (
        <p>{words.noDifference}</p>
      )}
    </section>
  )
}
