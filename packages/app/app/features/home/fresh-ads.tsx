import { type Moment, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { cn } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { AdCard, AdRow } from '../ads/ad-card.tsx'
import { AdGrid } from '../ads/ad-grid.tsx'
import { SectionHead, sectionGap } from '../content/section.tsx'
import type { Fresh } from './fresh.ts'
import { landingWords } from './landing-words.ts'

const TILE_SIZES = '(width >= 65.625rem) 258px, (width >= 36rem) 30vw, 206px'

/** Raised ads as cards, and the newest ones as rows. */
export function FreshAds({ fresh, now }: { fresh: Fresh; now: Moment }) {
  const home = useWords(landingWords)
  const { featured, tiles, rows } = fresh
  if (tiles.length === 0) return null
  return (
    <section
      className={cn(
        'page-wrap grid grid-cols-[minmax(0,1fr)] items-start gap-12',
        rows.length > 0 && 'nav:grid-cols-[minmax(0,1fr)_22.5rem] nav:gap-10',
        sectionGap,
      )}
    >
      <div className="laid-out-later [--height:21rem] xs:[--height:36rem] sm:[--height:42rem]">
        <SectionHead title={home.fresh[featured]} link={{ to: paths.ads, text: home.wholeCatalogue }} />
        {/* On a phone the cards scroll sideways. */}
        <AdGrid
          className={cn(
            'xs:grid-cols-3',
            'max-xs:-mx-gutter max-xs:auto-cols-[206px] max-xs:grid-flow-col max-xs:grid-cols-none max-xs:snap-x max-xs:scroll-px-gutter',
            'max-xs:scrollbar-none max-xs:overflow-x-auto max-xs:px-gutter max-xs:*:snap-start',
          )}
        >
          {tiles.map((ad) => (
            <li key={ad.id}>
              <AdCard ad={ad} now={now} sizes={TILE_SIZES} />
            </li>
          ))}
        </AdGrid>
      </div>
      {rows.length > 0 && (
        <div className="laid-out-later [--height:43rem]">
          <SectionHead title={home.newest} link={{ to: paths.ads, text: home.newestMore }} />
          <ul className="divide-y divide-line">
            {rows.map((ad) => (
              <li key={ad.id} className="py-3 first:pt-0">
                <AdRow ad={ad} aside={<Ago moment={ad.sort_at} now={now} />} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Ago({ moment, now }: { moment: string; now: Moment }) {
  return <time dateTime={moment}>{relativeTime(moment, now, useLanguage())}</time>
}
