import type { Plate } from '@sauda/sdk/ads'
import { cn } from '@sauda/ui'
import { MapPin } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { roomWords } from '../rooms/words.ts'

export type FloorStripProps = {
  room: Plate
  /** The numbers of all rooms of that level, in the order of their doors. */
  doors: readonly string[]
}

/** The doors of a level in a row with one of them lit, and the way to it in words. */
export function FloorStrip({ room, doors }: FloorStripProps) {
  const rooms = useWords(roomWords)
  return (
    <div className="grid gap-2">
      {doors.length > 1 && (
        <div aria-hidden className="flex h-10 gap-px rounded-2 bg-sunk p-1.5 xs:gap-0.5">
          {doors.map((number) => (
            <span
              key={number}
              className={cn(
                'min-w-0 rounded-[2px]',
                number === room.number
                  ? 'grid shrink-0 place-items-center rounded-1 bg-accent px-1.5 font-bold font-display text-2xs text-accent-text tabular-nums print:border print:border-line-strong'
                  : 'flex-1 bg-line-strong',
              )}
            >
              {number === room.number && number}
            </span>
          ))}
        </div>
      )}
      <p className="flex items-center gap-2 font-strong text-sm">
        <MapPin aria-hidden className="size-4 shrink-0 text-accent-ink" />
        {rooms.way(room.level, room.number)}
      </p>
    </div>
  )
}
