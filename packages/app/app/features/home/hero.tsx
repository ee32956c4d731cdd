import type { AdCard } from '@sauda/sdk/ads'
import type { Brand, SparePart } from '@sauda/sdk/content'
import { inLanguage, money } from '@sauda/sdk/language'
import { FloorStack, groundOf, PictureFrame } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { AdPicture } from '../ads/ad-picture.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { HeroSearch } from './hero-search.tsx'

export type HeroProps = {
  brands: readonly Brand[]
  /** What most ads offer. */
  parts: readonly SparePart[]
  shops: number
  levels: number
  /** The ad that stands in the drawing of the building. */
  found: AdCard | null
}

/** The first question of the portal: do you have my part, and where? */
export function Hero({ brands, parts, shops, levels, found }: HeroProps) {
  const { home } = useWords()
  return (
    <section className="overflow-hidden bg-deep text-deep-text">
      <div className="page-wrap grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:min-h-140 lg:grid-cols-[minmax(0,1fr)_33.75rem]">
        <div className="relative z-1 py-8 max-sm:pb-10 sm:py-12">
          <h1 className="max-w-[12.5em] text-5xl/[1.1] tracking-[-0.032em] sm:leading-[1.06]">
            {home.heading}
          </h1>
          <p className="mt-3 max-w-[33em] text-md text-deep-muted sm:mt-5 sm:text-lg">
            {shops > 0 ? home.lead(shops, levels) : home.leadPlain}
          </p>
          <HeroSearch brands={brands} />
          <Often parts={parts} />
        </div>
        <Building levels={levels} found={found} />
      </div>
    </section>
  )
}

function Often({ parts }: Pick<HeroProps, 'parts'>) {
  const { home } = useWords()
  const language = useLanguage()
  if (parts.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap gap-x-4.5 gap-y-1 text-row">
      <p className="py-1 text-deep-muted">{home.often}</p>
      <ul className="contents">
        {parts.map((part) => (
          <li key={part.id}>
            <LocalLink
              to={catalogueAddress({ spare_part_id: part.id })}
              className="inline-block border-deep-line border-b py-1 hover:border-deep-accent hover:text-deep-accent"
            >
              {inLanguage(part, 'name', language)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The building with a really offered thing in it. Narrow screens leave it out: there the search is all. */
function Building({ levels, found }: Pick<HeroProps, 'levels' | 'found'>) {
  const { home, rooms } = useWords()
  if (levels === 0) return null
  const plate = found?.plate
  return (
    <FloorStack
      levels={levels}
      found={plate?.level}
      label={plate ? home.buildingFound(rooms.plate(plate.level, plate.number)) : home.building}
      className="max-lg:hidden"
    >
      {found && <Callout ad={found} />}
    </FloorStack>
  )
}

function Callout({ ad }: { ad: AdCard }) {
  const language = useLanguage()
  return (
    <div className="relative flex w-57 items-center gap-3 p-2.5 pr-4">
      <PictureFrame ground={groundOf(ad.id)} className="size-13 shrink-0 rounded-2">
        <AdPicture ad={ad} photo={ad.photo} sizes="52px" />
      </PictureFrame>
      <div className="min-w-0">
        {ad.plate && <RoomPlate room={ad.plate} size="md" />}
        <p className="mt-1 truncate text-xs text-muted">
          <LocalLink to={`/ads/${ad.id}/view`} className="after:absolute after:inset-0 after:rounded-3">
            <span className="font-strong text-text">{money(ad.price, language)}</span>
            {' · '}
            {inLanguage(ad, 'title', language)}
          </LocalLink>
        </p>
      </div>
    </div>
  )
}
