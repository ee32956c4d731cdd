import { listPromotions } from '@sauda/sdk/content'
import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { contentQuery } from '../../features/content/content-query.ts'
import { PromotionList } from '../../features/content/promotion-list.tsx'
import { contentWords } from '../../features/content/words.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/promotions.ts'

export async function loader({ url, context }: Route.LoaderArgs): Promise<ContentPageData> {
  const { portal, language } = visitOf(context)
  const query = await contentQuery({ url, context })
  const { items } = await listPromotions(portal, query)
  const now = Date.now()
  const { title, description } = contentWords[language].promotions
  return {
    title,
    description,
    hidden: query.preview ?? false,
    page: renderPart({ url, context }, 'page', <PromotionList promotions={items} now={now} query={query} />),
  }
}

/** All promotions of the shops. */
export default function Promotions({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
