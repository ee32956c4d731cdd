import type { Moment } from '@sauda/sdk/language'
import { CategoryMosaic } from './category-mosaic.tsx'
import type { DrawnLevel } from './centre-section.ts'
import { FloorBoard } from './floor-board.tsx'
import type { Floor } from './floors.ts'
import type { Fresh } from './fresh.ts'
import { FreshAds } from './fresh-ads.tsx'
import { House } from './house.tsx'
import { Laurels } from './laurels.tsx'
import type { CategoryOffers } from './offers.ts'
import { PromotionSlider } from './promotion-slider.tsx'
import type { LandingContent } from './read-landing.ts'
import { Services } from './services.tsx'
import { Visit } from './visit.tsx'

export type LandingProps = {
  content: LandingContent
  offers: readonly CategoryOffers[]
  fresh: Fresh
  floors: readonly Floor[]
  drawn: readonly DrawnLevel[]
  now: Moment
}

/** The home page below the search. A section without anything to say is left out. */
export function Landing({ content, offers, fresh, floors, drawn, now }: LandingProps) {
  const { slides, promotions, tiers, works, services, awards, partners, contact } = content
  return (
    <>
      <PromotionSlider slides={slides} promotions={promotions} now={now} />
      <CategoryMosaic offers={offers} />
      <FreshAds fresh={fresh} now={now} />
      <FloorBoard floors={floors} tiers={tiers} />
      <Services works={works} services={services} />
      <House {...content} />
      <Laurels awards={awards} partners={partners} />
      {contact && <Visit contact={contact} levels={drawn} floors={floors} now={now} />}
    </>
  )
}
