import { adPage } from '@sauda/sdk/ads'
import { listBrands, listSpareParts } from '@sauda/sdk/content'
import { listRooms } from '@sauda/sdk/rooms'
import { categories } from '../../features/ads/categories.ts'
import { PreviewBar } from '../../features/content/preview-bar.tsx'
import { centreSection } from '../../features/home/centre-section.ts'
import { countShops, floorsOf } from '../../features/home/floors.ts'
import { dealFresh, foundOf } from '../../features/home/fresh.ts'
import { Hero } from '../../features/home/hero.tsx'
import { Landing } from '../../features/home/landing.tsx'
import { offersOf, variedParts } from '../../features/home/offers.ts'
import { readLanding } from '../../features/home/read-landing.ts'
import { useSlider } from '../../features/home/use-slider.ts'
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
  const { portal } = visitOf(context)
  const [brands, parts, rooms, newest, landing] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listRooms(portal),
    adPage(portal, { limit: NEWEST }),
    readLanding({ url, context }),
  ])
  const now = Date.now()
  const offers = offersOf(parts.items, categories)
  const floors = floorsOf(rooms.items)
  const fresh = dealFresh(newest.items, now)
  return {
    brands: brands.items,
    often: variedParts(offers, OFTEN),
    found: foundOf([...fresh.tiles, ...fresh.rows]),
    shops: countShops(rooms.items),
    levels: floors.length,
    hidden: landing.query.preview ?? false,
    preview: renderPart({ url, context }, 'preview', <PreviewBar query={landing.query} />),
    below: renderPart(
      { url, context },
      'below',
      <Landing
        content={landing}
        offers={offers}
        fresh={fresh}
        floors={floors}
        drawn={centreSection(rooms.items)}
        now={now}
      />,
    ),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { brands, often, found, shops, levels, hidden, preview, below } = loaderData
  const { site } = useWords(shellWords)
  const page = useSlider(below)
  return (
    <div ref={page} className="pb-16 sm:pb-24">
      <DocumentHead title={site.title} hidden={hidden} />
      <ServerPart part={preview} />
      <Hero brands={brands} parts={often} shops={shops} levels={levels} found={found} />
      <ServerPart part={below} />
    </div>
  )
}
