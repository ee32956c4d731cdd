import { adPage } from '@sauda/sdk/ads'
import { listBrands, listSpareParts } from '@sauda/sdk/content'
import { listRooms } from '@sauda/sdk/rooms'
import { categories } from '../../features/ads/categories.ts'
import { About } from '../../features/home/about.tsx'
import { CategoryMosaic } from '../../features/home/category-mosaic.tsx'
import { FloorBoard } from '../../features/home/floor-board.tsx'
import { countShops, floorsOf } from '../../features/home/floors.ts'
import { dealFresh, foundOf } from '../../features/home/fresh.ts'
import { FreshAds } from '../../features/home/fresh-ads.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { offersOf, variedParts } from '../../features/home/offers.ts'
import { Visit } from '../../features/home/visit.tsx'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { useSite } from '../../shell/use-site.ts'
import { visitOf } from '../../shell/visit.ts'
import { shellWords } from '../../shell/words.ts'
import type { Route } from './+types/home.ts'

/** Enough of the newest ads to find raised ones among them. */
const NEWEST = 60
const OFTEN = 4

/** If a list cannot be read, its section is left out; the search is always shown. */
export async function loader({ context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const [brands, parts, rooms, newest] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listRooms(portal),
    adPage(portal, { limit: NEWEST }),
  ])
  const now = Date.now()
  const offers = offersOf(parts.items, categories)
  const floors = floorsOf(rooms.items)
  const fresh = dealFresh(newest.items, now)
  return {
    now,
    brands: brands.items,
    offers,
    often: variedParts(offers, OFTEN),
    floors,
    fresh,
    found: foundOf([...fresh.tiles, ...fresh.rows]),
    facts: {
      ads: newest.total,
      shops: countShops(rooms.items),
      brands: brands.items.filter(({ ads }) => ads > 0).length,
      rooms: rooms.items.length,
      levels: floors.length,
      free: floors.reduce((sum, { free }) => sum + free, 0),
    },
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { now, brands, offers, often, floors, fresh, found, facts } = loaderData
  const { site } = useWords(shellWords)
  const { contact } = useSite()
  return (
    <div className="pb-16 sm:pb-24">
      <DocumentHead title={site.title} />
      <Hero brands={brands} parts={often} shops={facts.shops} levels={facts.levels} found={found} />
      <CategoryMosaic offers={offers} />
      <FreshAds fresh={fresh} now={now} />
      <FloorBoard floors={floors} />
      <About facts={facts} />
      {contact && <Visit contact={contact} now={now} />}
    </div>
  )
}
