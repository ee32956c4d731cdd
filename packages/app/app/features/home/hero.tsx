import type { AdCard } from '@sauda/sdk/ads'
import type { Brand, SparePart } from '@sauda/sdk/content'
import { inLanguage } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { Building } from './building.tsx'
import { HeroSearch } from './hero-search.tsx'
import { homeWords } from './words.ts'

export type HeroProps = {
  brands: readonly Brand[]
  /** The parts with the most ads. */
  parts: readonly SparePart[]
  shops: number
  levels: number
  /** The ad in the drawing of the building. */
  found: AdCard | null
}

/** The top of the home page: the search for a part. */
export function Hero({ brands, parts, shops, levels, found }: HeroProps) {
  const home = useWords(homeWords)
  return (
    <section className="overflow-x-clip bg-deep text-deep-text">
      <div className="page-wrap grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:min-h-140 lg:grid-cols-[minmax(0,1fr)_33.75rem]">
        <div className="relative z-1 has-data-open:z-20 py-8 max-sm:pb-10 sm:py-12">
          <h1 className="max-w-[12.5em] text-5xl/[1.1] tracking-[-0.032em] sm:leading-[1.06]">
            {home.heading}
          </h1>
          <p className="mt-3 max-w-[33em] text-md text-deep-muted sm:mt-5 sm:text-lg">
            {shops > 0 ? home.lead(shops, levels) : home.leadPlain}
          </p>
          <HeroSearch brands={brands} />
          <Often parts={parts} />
        </div>
        {levels > 0 && <Building levels={levels} found={found} />}
      </div>
    </section>
  )
}

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
