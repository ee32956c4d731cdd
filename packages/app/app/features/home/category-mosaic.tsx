import { groupDigits, inLanguage } from '@sauda/sdk/language'
import { cn, Drawing, PictureFrame } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { catalogueWords } from '../ads/catalogue-words.ts'
import { categoryGround, categoryName, drawingOf, isCategory } from '../ads/categories.ts'
import { sectionGap } from '../content/section.tsx'
import { landingWords } from './landing-words.ts'
import type { CategoryOffers } from './offers.ts'

const NARROW = 'md:col-span-3 md:[--drawing:12rem]'
const WIDE = 'md:col-span-4 md:[--drawing:14.5rem]'

/**
 * Twelve columns, two rows: the first tile is large, the widths of the others alternate. Drawings are sized to leave
 * room for the text, including the longer Kazakh.
 */
const SPANS = [
  'md:col-span-5 md:row-span-2 [--drawing:13rem] xs:[--drawing:16.875rem] md:[--drawing:19rem] lg:[--drawing:23.5rem]',
  NARROW,
  WIDE,
  WIDE,
  NARROW,
]

/** The categories as tiles with large drawings, the rest as a row of links. */
export function CategoryMosaic({ offers }: { offers: readonly CategoryOffers[] }) {
  const home = useWords(landingWords)
  if (offers.length === 0) return null
  return (
    <section
      aria-labelledby="categories"
      className={cn(
        'page-wrap laid-out-later [--height:42rem] xs:[--height:38rem] md:[--height:30rem] xl:[--height:28rem]',
        sectionGap,
        'max-sm:mt-6 sm:mt-16',
      )}
    >
      <h2 id="categories" className="sr-only">
        {home.categories}
      </h2>
      <div className="grid auto-rows-[168px] grid-cols-2 gap-3 md:auto-rows-[190px] md:grid-cols-12 md:gap-4">
        {offers.slice(0, SPANS.length).map((offer, place) => (
          <Tile key={offer.category} offer={offer} place={place} />
        ))}
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-row">
        {offers.slice(SPANS.length).map((offer) => (
          <li key={offer.category}>
            <CategoryLink category={offer.category} className="inline-block py-1 hover:text-accent-ink" />{' '}
            <Offers ads={offer.ads} className="text-muted text-xs" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ offer: { category, ads, parts }, place }: { offer: CategoryOffers; place: number }) {
  const language = useLanguage()
  const large = place === 0
  return (
    <PictureFrame
      ground={isCategory(category) ? categoryGround(category) : undefined}
      className={cn(
        'group/tile relative isolate flex flex-col items-start p-4 [--drawing:min(9.875rem,40vw)] md:p-5',
        SPANS[place],
        large && 'max-md:col-span-2 md:p-6',
      )}
    >
      <h3 className={large ? 'md:text-2xl' : 'text-[1.0625rem] md:text-xl'}>
        <CategoryLink category={category} className="after:absolute after:inset-0 after:rounded-3" />
      </h3>
      <Offers ads={ads} className="text-muted text-sm" />
      {large && (
        <ul className="relative mt-auto grid max-w-[46%] justify-items-start text-row max-md:hidden">
          {parts.map((part) => (
            <li key={part.id}>
              <LocalLink
                to={catalogueAddress({ spare_part_id: part.id })}
                className="inline-block py-1 underline-offset-3 hover:underline"
              >
                {inLanguage(part, 'name', language)}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
      <Drawing
        src={drawingOf({ category })}
        className={cn(
          '-z-1 absolute -right-4 -bottom-5 w-(--drawing) max-w-none transition-transform duration-slow group-hover/tile:-translate-1 md:-right-4.5 md:-bottom-6.5',
          large && '-right-7.5 -bottom-10 md:-right-10 md:-bottom-8.5 lg:-right-15',
        )}
      />
    </PictureFrame>
  )
}

function CategoryLink({ category, className }: { category: string; className: string }) {
  const catalogue = useWords(catalogueWords)
  return (
    <LocalLink to={catalogueAddress({ category })} className={className}>
      {categoryName(catalogue.categories, category)}
    </LocalLink>
  )
}

function Offers({ ads, className }: { ads: number; className: string }) {
  const home = useWords(landingWords)
  return (
    <span className={cn('tabular-nums', className)}>
      <span aria-hidden>{groupDigits(ads)}</span>
      <span className="sr-only">{home.offers(ads)}</span>
    </span>
  )
}
