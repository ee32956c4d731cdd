import type { Tier } from '@sauda/sdk/content'
import { cn } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { SectionHead, sectionGap } from '../content/section.tsx'
import { ToldText } from '../content/told.tsx'
import { freeWords } from '../rooms/free-words.ts'
import { roomWords } from '../rooms/words.ts'
import type { Floor } from './floors.ts'
import { landingWords } from './landing-words.ts'

type FloorBoardProps = { floors: readonly Floor[]; tiers: readonly Tier[] }

/** A directory of the floors: what is traded on each, by which shops, and what these trade in. A row links to their ads. */
export function FloorBoard({ floors, tiers }: FloorBoardProps) {
  const words = useWords(landingWords)
  if (floors.length === 0) return null
  return (
    <section
      id="levels"
      className={cn('page-wrap laid-out-later scroll-mt-6 [--height:78rem] nav:[--height:42rem]', sectionGap)}
    >
      <SectionHead title={words.levels} />
      <ol reversed className="border-text border-t-2">
        {floors.map((floor) => (
          <FloorRow key={floor.level} floor={floor} tier={tiers.find(({ level }) => level === floor.level)} />
        ))}
      </ol>
    </section>
  )
}

const NAMED = 3

function FloorRow({
  floor: { level, shops, shopCount, free },
  tier,
}: {
  floor: Floor
  tier: Tier | undefined
}) {
  const words = useWords(landingWords)
  const { freeRooms } = useWords(freeWords)
  const rooms = useWords(roomWords)
  const named = shops.slice(0, NAMED)
  const rest = shopCount - named.length
  return (
    <li className="group/floor relative grid grid-cols-[3.25rem_minmax(0,1fr)_1.5rem] items-center gap-x-3 gap-y-1 border-line border-b py-4 hover:bg-surface sm:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.5fr)_8.5rem_1.5rem] sm:gap-6">
      <span
        aria-hidden
        className="self-start font-display font-semibold text-[2.75rem]/none text-accent-ink tracking-[-0.04em] tabular-nums max-sm:row-span-3 sm:self-center sm:text-[3.5rem]/none"
      >
        {level}
      </span>
      <h3 className="text-lg group-hover/floor:text-accent-ink sm:text-xl">
        <LocalLink to={catalogueAddress({ level })} className="after:absolute after:inset-0">
          {tier && <span className="sr-only">{rooms.onLevel(level)}: </span>}
          {tier ? <ToldText of={tier} field="title" /> : rooms.onLevel(level)}
        </LocalLink>
      </h3>
      <div className="grid gap-1 text-row max-sm:col-start-2 max-sm:text-sm">
        {tier && (
          <p>
            <ToldText of={tier} field="summary" />
          </p>
        )}
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {named.map((shop) => (
            <li key={shop.name}>
              {shop.name}
              {shop.trade !== null && (
                <span className="text-muted">
                  : <ToldText of={{ trade: shop.trade, trade_kk: shop.trade_kk }} field="trade" />
                </span>
              )}
            </li>
          ))}
          {rest > 0 && <li className="text-muted">{words.andMore(rest)}</li>}
        </ul>
      </div>
      <p className="text-sm tabular-nums max-sm:col-start-2">
        <span className="font-strong">{words.shops(shopCount)}</span>
        <span className="sm:hidden">, </span>
        <span className="text-muted sm:block">{freeRooms(free)}</span>
      </p>
      <ArrowRight aria-hidden className="size-5 max-sm:col-start-3 max-sm:row-start-1" />
    </li>
  )
}
