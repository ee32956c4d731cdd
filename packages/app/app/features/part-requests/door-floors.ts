import { groupDigits, type Language, money } from '@sauda/sdk/language'
import type { PartRequestDoor } from '@sauda/sdk/part-requests'
import type { Door, DoorFloor, DoorMark } from '@sauda/ui'
import { doorWords } from './door-words.ts'

const MARKS: Readonly<Record<string, DoorMark>> = {
  idle: 'not_asked',
  asked: 'asked',
  looked: 'opened',
  has: 'has',
  none: 'has_not',
}

/** What a door says: what its shop has done, or in a preview in which wave it would be asked. */
function markOf({ state, wave }: PartRequestDoor, isPreview: boolean): DoorMark {
  if (isPreview) return wave === 1 ? 'gets' : wave === null ? 'not_asked' : 'asked'
  return MARKS[state] ?? 'not_asked'
}

/** The number of shops with each mark, in the order of a key; marks without shops are left out. A shop may have several doors. */
export function markCounts(doors: readonly PartRequestDoor[], isPreview = false) {
  const marks = firstDoors(doors).map((door) => markOf(door, isPreview))
  const order: DoorMark[] = isPreview ? ['gets', 'asked'] : ['has', 'has_not', 'opened', 'asked']
  return order.flatMap((mark) => {
    const count = marks.filter((one) => one === mark).length
    return count > 0 ? [{ mark, count }] : []
  })
}

/** The first door of each shop; a free room is no shop's. */
function firstDoors(doors: readonly PartRequestDoor[]): readonly PartRequestDoor[] {
  return doors.filter(({ name }, at) => name === null || doors.findIndex((door) => door.name === name) === at)
}

/** «38,5»: thousands of tenge with one place after the comma. */
export function inThousands(tenge: number): string {
  const tenths = Math.round(tenge / 100)
  const rest = tenths % 10
  return groupDigits(Math.floor(tenths / 10)) + (rest > 0 ? `,${rest}` : '')
}

/** The floors with a mark, the upper one first, with their doors as the kit draws them. */
export function doorFloors(
  doors: readonly PartRequestDoor[],
  language: Language,
  { isPreview = false, names = new Map() }: { isPreview?: boolean; names?: ReadonlyMap<number, string> } = {},
): DoorFloor[] {
  const words = doorWords[language]
  const prices = doors.flatMap(({ price }) => (price === null ? [] : [price]))
  const lowest = Math.min(...prices)
  const levels = [...new Set(doors.map(({ level }) => level))].toSorted((one, other) => other - one)
  return levels.flatMap((level) => {
    const here = doors.filter((door) => door.level === level)
    const counts = markCounts(here, isPreview)
    if (counts.length === 0) return []
    // The price hangs on one door of a shop.
    const flags = new Set(firstDoors(here))
    const priced = firstDoors(here).flatMap(({ number, price }) =>
      price === null ? [] : [words.for(number, money(price, language))],
    )
    const said = counts
      .filter(({ mark }) => mark !== 'has' || priced.length === 0)
      .map(({ mark, count }) => words.marks[mark](count))
    return [
      {
        level,
        label: `${words.floor(level)}: ${[...priced, ...said].join(', ')}`,
        doors: here.map(
          (door): Door => ({
            id: door.room_id,
            mark: markOf(door, isPreview),
            isBest: door.price !== null && door.price === lowest,
            price:
              door.price === null || !flags.has(door)
                ? undefined
                : { whole: groupDigits(door.price), thousands: inThousands(door.price) },
          }),
        ),
        note: names.get(level),
      },
    ]
  })
}
