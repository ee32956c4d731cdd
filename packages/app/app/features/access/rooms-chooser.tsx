import type { Room } from '@sauda/sdk/rooms'
import { Checkbox, Fieldset, TogglePanel } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { freeWords } from '../rooms/free-words.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { roomWords } from '../rooms/words.ts'
import { detailsWords } from './details-words.ts'

type RoomsChooserProps = {
  /** Free rooms, by level and number. */
  rooms: readonly Room[]
  /** Ids of the rooms that were chosen before. */
  chosen: readonly string[]
  error: string | undefined
}

/** The rooms that a company asks for, in one collapsible group per level. */
export function RoomsChooser({ rooms, chosen, error }: RoomsChooserProps) {
  const { freeRooms } = useWords(freeWords)
  const words = useWords(roomWords)
  const { details } = useWords(detailsWords)
  if (rooms.length === 0) return <p className="text-muted text-sm">{details.noRooms}</p>
  const levels = [...Map.groupBy(rooms, ({ level }) => level)]
  return (
    <Fieldset id="room_ids" legend={details.rooms} hint={details.roomsHint} error={error}>
      {levels.map(([level, free]) => (
        <TogglePanel
          key={level}
          open={free.some(({ id }) => chosen.includes(String(id)))}
          summary={
            <span className="flex flex-wrap justify-between gap-x-4">
              {words.onLevel(level)}
              <span className="font-normal text-muted">{freeRooms(free.length)}</span>
            </span>
          }
        >
          <div className="grid gap-2 xs:grid-cols-2">
            {free.map((room) => (
              <Checkbox
                key={room.id}
                name="room_ids"
                value={room.id}
                defaultChecked={chosen.includes(String(room.id))}
                label={
                  <span className="flex items-center gap-2.5">
                    <RoomPlate room={room} size="md" />
                    <span className="text-muted tabular-nums">{details.area(room.area)}</span>
                  </span>
                }
              />
            ))}
          </div>
        </TogglePanel>
      ))}
    </Fieldset>
  )
}
