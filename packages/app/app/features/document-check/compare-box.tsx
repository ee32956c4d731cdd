import { longDate, shortMoneyTiyn } from '@sauda/sdk/language'
import type { CheckedPaper } from '@sauda/sdk/signature-check'
import { Fragment, type ReactNode, useId } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { checkWords } from './words.ts'

/** What stands on the paper: a false paper may have a true code. */
export function CompareBox({ paper }: { paper: CheckedPaper }) {
  const words = useWords(checkWords)
  const language = useLanguage()
  const id = useId()
  const { kind, number, date, total, currency, rooms, pages } = paper
  const rows: [string, ReactNode][] = [
    [words.kind[kind], <strong key="number">{number}</strong>],
    [words.date, longDate(date, language)],
    [words.sum, <strong key="sum">{shortMoneyTiyn(total, currency, language)}</strong>],
    ...(rooms.length > 0 ? [[words.rooms, <Plates key="rooms" rooms={rooms} />] as [string, ReactNode]] : []),
    [words.pages, pages],
  ]
  return (
    <section
      aria-labelledby={id}
      className="order-first rounded-3 bg-bg px-5 py-4 sm:order-none print:order-none print:border print:border-line-strong print:bg-[transparent]"
    >
      <h2 id={id} className="mb-1.5 font-strong font-text text-md tracking-normal">
        {words.compare}
      </h2>
      <dl className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-3 text-row tabular-nums">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="border-line border-t py-1.5 text-muted text-sm first:border-t-0">{name}</dt>
            <dd className="border-line border-t py-1.5 wrap-anywhere nth-of-type-[1]:border-t-0">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-2 text-muted text-xs">{words.compareHelp}</p>
    </section>
  )
}

function Plates({ rooms }: Pick<CheckedPaper, 'rooms'>) {
  return (
    <span className="flex flex-wrap gap-1">
      {rooms.map((room) => (
        <RoomPlate key={`${room.level}-${room.number}`} room={room} />
      ))}
    </span>
  )
}
