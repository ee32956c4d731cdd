import { cn } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { roomWords } from '../rooms/words.ts'
import type { Floor } from './floors.ts'
import { SectionHead, sectionGap } from './section.tsx'
import { homeWords } from './words.ts'

/** A directory of the floors: which shops are on each. A row links to their ads. */
export function FloorBoard({ floors }: { floors: readonly Floor[] }) {
  const home = useWords(homeWords)
  if (floors.length === 0) return null
  return (
    <section className={cn('page-wrap', sectionGap)}>
      <SectionHead title={home.levels} />
      <ol reversed className="border-text border-t-2">
        {floors.map((floor) => (
          <FloorRow key={floor.level} floor={floor} />
        ))}
      </ol>
    </section>
  )
}

const LARGEST = 3

function FloorRow({ floor: { level, shops, shopCount, free } }: { floor: Floor }) {
  const home = useWords(homeWords)
  const rooms = useWords(roomWords)
  const largest = shops.slice(0, LARGEST)
  const others = shops.slice(LARGEST)
  const rest = shopCount - shops.length
  return (
    <li className="group/floor relative grid grid-cols-[3.25rem_minmax(0,1fr)_1.5rem] items-center gap-x-3 gap-y-1 border-line border-b py-4 hover:bg-surface sm:grid-cols-[4rem_minmax(0,1.1fr)_minmax(0,1.3fr)_8.5rem_1.5rem] sm:gap-6">
      <span
        aria-hidden
        className="self-start font-display font-semibold text-[2.75rem]/none text-accent-ink tracking-[-0.04em] tabular-nums max-sm:row-span-3 sm:self-center sm:text-[3.5rem]/none"
      >
        {level}
      </span>
      <h3 className="text-lg group-hover/floor:text-accent-ink sm:text-xl">
        <LocalLink to={catalogueAddress({ level })} className="after:absolute after:inset-0">
          <span className="sr-only">{rooms.onLevel(level)}: </span>
          {largest.join(', ')}
        </LocalLink>
      </h3>
      <p className="text-muted max-sm:col-start-2 max-sm:text-sm">
        {others.join(', ')}
        {rest > 0 && ` ${home.andMore(rest)}`}
      </p>
      <p className="text-sm tabular-nums max-sm:col-start-2">
        <span className="font-strong">{home.shops(shopCount)}</span>
        <span className="sm:hidden">, </span>
        <span className="text-muted sm:block">{home.freeRooms(free)}</span>
      </p>
      <ArrowRight aria-hidden className="size-5 max-sm:col-start-3 max-sm:row-start-1" />
    </li>
  )
}
