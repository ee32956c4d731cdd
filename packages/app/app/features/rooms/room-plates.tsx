import type { PlateProps } from '@sauda/ui'
import { RoomPlate } from './room-plate.tsx'

type RoomPlatesProps = Pick<PlateProps, 'size'> & {
  rooms: readonly { id: number; level: number; number: string }[]
}

/** The plates of several rooms. */
export function RoomPlates({ rooms, size }: RoomPlatesProps) {
  return (
    <ul className="flex flex-wrap gap-1.5 py-0.5">
      {rooms.map((room) => (
        <li key={room.id} className="flex">
          <RoomPlate room={room} size={size} />
        </li>
      ))}
    </ul>
  )
}
