import type { Room } from '@sauda/sdk/rooms'
import { Checkbox, Fieldset } from '@sauda/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { peopleDeskWords } from './words.ts'

export type RoomChoiceProps = {
  legend: string
  hint?: string
  error: ReactNode
  /** Free rooms, by level. */
  rooms: readonly Room[]
  chosen: readonly number[]
}

/** Free rooms by floor, some of them ticked. A floor with a ticked room is expanded. */
export function RoomChoice({ legend, hint, error, rooms, chosen }: RoomChoiceProps) {
  const peopleDesk = useWords(peopleDeskWords)
  const levels = [...Map.groupBy(rooms, ({ level }) => level)]
  return (
    <Fieldset id="room_ids" legend={legend} hint={hint} error={error}>
      {levels.length === 0 && <p className="text-muted text-row">{peopleDesk.noFreeRooms}</p>}
      <div className="divide-y divide-line border-line border-y empty:hidden">
        {levels.map(([level, free]) => (
          <details
            key={level}
            open={free.some(({ id }) => chosen.includes(id))}
            // A floor that was expanded before hydration stays expanded.
            suppressHydrationWarning
            className="group/level"
          >
            <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-3 py-1.5 text-row [&::-webkit-details-marker]:hidden">
              {peopleDesk.roomsOn(level, free.length)}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open/level:rotate-180"
              />
            </summary>
            <div className="flex flex-wrap gap-x-6 gap-y-2 pt-1 pb-4">
              {free.map((room) => (
                <Checkbox
                  key={room.id}
                  name="room_ids"
                  value={room.id}
                  label={<RoomPlate room={room} size="md" />}
                  defaultChecked={chosen.includes(room.id)}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
    </Fieldset>
  )
}
