import { clockTime } from '@sauda/sdk/language'
import type { PartAnswer } from '@sauda/sdk/part-requests'
import { useWords } from '../../language/language-context.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { ownRequestWords } from './own-words.ts'

/** Several shops that the asker is on the way to, in the order of floors and doors. */
export function ChosenShops({ answers }: { answers: readonly PartAnswer[] }) {
  const words = useWords(ownRequestWords)
  const going = answers.flatMap(({ id, shop, going_until }) =>
    going_until !== null && shop.plate ? [{ id, shop, plate: shop.plate, until: going_until }] : [],
  )
  if (going.length < 2) return null
  const inOrder = going.toSorted(
    (one, other) =>
      one.plate.level - other.plate.level ||
      one.plate.number.localeCompare(other.plate.number, 'ru', { numeric: true }),
  )
  return (
    <section aria-labelledby="chosen-shops" className="rounded-3 bg-accent-soft p-5 xs:p-6">
      <h2 id="chosen-shops" className="text-xl">
        {words.chosen}
      </h2>
      <p className="mt-1 text-sm">{words.chosenHelp}</p>
      <ol className="mt-3 grid gap-2">
        {inOrder.map(({ id, shop, plate, until }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RoomPlate room={plate} size="md" />
            <b className="font-strong wrap-anywhere">{shop.name}</b>
            <span className="text-sm">{words.goingUntil(clockTime(until))}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
