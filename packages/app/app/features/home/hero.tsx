import type { AdCard } from '@sauda/sdk/ads'
import type { Brand, SparePart } from '@sauda/sdk/content'
import { inLanguage } from '@sauda/sdk/language'
import { type ComponentType, memo, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { loadSpare } from '../../shell/chunk-failure.ts'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { Building } from './building.tsx'
import { HeroSearch } from './hero-search.tsx'
import type { LiveHitProps } from './live-hit.tsx'
import { homeWords } from './words.ts'

export type HeroProps = {
  brands: readonly Brand[]
  /** The parts with the most ads. */
  parts: readonly SparePart[]
  shops: number
  levels: number
  /** The ad in the drawing of the building until something is typed. */
  found: AdCard | null
}

/** Screens on which the building is drawn. */
const DRAWN = '(width >= 48rem)'

type Hitting = { LiveHit: ComponentType<LiveHitProps>; input: HTMLInputElement }

/**
 * The top of the home page: the search for a part. While one types, the floor of a part that fits slides out. Memoized:
 * React Router renders the page again whenever its state changes, for example when it discovers routes.
 */
export const Hero = memo(function Hero({ brands, parts, shops, levels, found }: HeroProps) {
  const home = useWords(homeWords)
  const [hitting, setHitting] = useState<Hitting>()
  const [hit, setHit] = useState<AdCard | null>()

  async function wake(input: HTMLInputElement) {
    if (hitting || !matchMedia(DRAWN).matches) return
    const loaded = await loadSpare(() => import('./live-hit.tsx'))
    if (loaded) setHitting({ LiveHit: loaded.LiveHit, input })
  }

  return (
    <section className="overflow-x-clip bg-deep text-deep-text">
      <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-[minmax(0,1fr)_20rem] lg:min-h-140 lg:grid-cols-[minmax(0,1fr)_33.75rem]">
        <div className="relative z-1 self-end pt-8 sm:pt-12">
          {/* The Kazakh words are longer: at this size their lines break the same way on all phones, in any font. */}
          <h1 className="max-w-[12.5em] text-5xl/[1.1] tracking-[-0.032em] max-sm:[&:lang(kk)]:text-[2rem] sm:leading-[1.06]">
            {home.heading}
          </h1>
          <p className="mt-3 max-w-[33em] text-md text-deep-muted sm:mt-5 sm:text-lg">
            {shops > 0 ? home.lead(shops, levels) : home.leadPlain}
          </p>
        </div>
        <div className="relative z-1 pb-10 has-data-open:z-20 sm:pb-12 sm:max-lg:col-span-2">
          <HeroSearch brands={brands} onUse={wake} />
          <Often parts={parts} />
        </div>
        {levels > 0 && <Building levels={levels} found={hit === undefined ? found : hit} />}
      </div>
      {hitting && <hitting.LiveHit input={hitting.input} onHit={setHit} />}
    </section>
  )
})

function Often({ parts }: Pick<HeroProps, 'parts'>) {
  const home = useWords(homeWords)
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
