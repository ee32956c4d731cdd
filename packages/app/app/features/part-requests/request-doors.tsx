import type { PartRequestDoor } from '@sauda/sdk/part-requests'
import { DoorKey, Doors } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { doorFloors, markCounts } from './door-floors.ts'
import { doorWords } from './door-words.ts'

type RequestDoorsProps = {
  doors: readonly PartRequestDoor[]
  /** Nothing was sent yet: the doors say who would be asked, and when. */
  isPreview?: boolean
}

/** The doors of the shops that were asked, or would be, with a key. */
export function RequestDoors({ doors, isPreview = false }: RequestDoorsProps) {
  const words = useWords(doorWords)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Doors floors={doorFloors(doors, language, { isPreview })} unit={words.unit} />
      <DoorKey
        marks={markCounts(doors, isPreview).map(({ mark, count }) => ({
          mark,
          label: isPreview && mark === 'asked' ? words.later(count) : words.marks[mark](count),
        }))}
      />
    </div>
  )
}
