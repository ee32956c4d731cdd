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
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { visitOf } from '../../shell/visit.ts'
import { shellWords } from '../../shell/words.ts'
import type { Route } from './+types/home.ts'

/** Enough of the newest ads to find raised ones among them. */
const NEWEST = 60
const OFTEN = 4

/** If a list cannot be read, its section is left out; the search is always shown. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, contact } = visitOf(context)
  const [brands, parts, rooms, newest, reached] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listRooms(portal),
    adPage(portal, { limit: NEWEST }),
    contact(),
  ])
  const now = Date.now()
  const offers = offersOf(parts.items, categories)
  const floors = floorsOf(rooms.items)
  const fresh = dealFresh(newest.items, now)
  const shops = countShops(rooms.items)
  const facts = {
    ads: newest.total,
    shops,
    brands: brands.items.filter(({ ads }) => ads > 0).length,
    rooms: rooms.items.length,
    levels: floors.length,
    free: floors.reduce((sum, { free }) => sum + free, 0),
  }
  return {
    brands: brands.items,
    often: variedParts(offers, OFTEN),
    found: foundOf([...fresh.tiles, ...fresh.rows]),
    shops,
    levels: floors.length,
    below: renderPart(
      { url, context },
      'home',
      <>
        <CategoryMosaic offers={offers} />
        <FreshAds fresh={fresh} now={now} />
        <FloorBoard floors={floors} />
        <About facts={facts} />
        {reached && <Visit contact={reached} now={now} />}
      </>,
    ),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { brands, often, found, shops, levels, below } = loaderData
  const { site } = useWords(shellWords)
  return (
    <div className="pb-16 sm:pb-24">
      <DocumentHead title={site.title} description={site.description} />
      <Hero brands={brands} parts={often} shops={shops} levels={levels} found={found} />
      <ServerPart part={below} />
    </div>
  )
}
