import { listPromotions } from '@sauda/sdk/content'
import * as paths from '@sauda/sdk/paths'
import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { contentQuery } from '../../features/content/content-query.ts'
import { PromotionList } from '../../features/content/promotion-list.tsx'
import { contentWords } from '../../features/content/words.ts'
import { type Described, trailFound } from '../../features/found/heads.ts'
import { listed } from '../../shell/answered.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/promotions.ts'

export async function loader({
  url,
  context,
}: Route.LoaderArgs): Promise<ContentPageData & Pick<Described, 'found'>> {
  const { portal, language, origin } = visitOf(context)
  const query = await contentQuery({ url, context })
  const items = await listed(listPromotions(portal, query))
  const now = Date.now()
  const { title, description } = contentWords[language].promotions
  return {
    title,
    description,
    hidden: query.preview ?? false,
    found: trailFound([{ to: paths.promotions, name: title }], { language, origin }),
    page: renderPart({ url, context }, 'page', <PromotionList promotions={items} now={now} query={query} />),
  }
}

/** All promotions of the shops. */
export default function Promotions({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
