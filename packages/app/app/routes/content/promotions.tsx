import { listPromotions } from '@sauda/sdk/content'
import { contentQuery } from '../../features/content/content-query.ts'
import { PromotionList } from '../../features/content/promotion-list.tsx'
import { byRun } from '../../features/content/promotion-run.ts'
import { contentWords } from '../../features/content/words.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/promotions.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const query = await contentQuery({ url, context })
  const { items } = await listPromotions(portal, query)
  const now = Date.now()
  const { title, description } = contentWords[language].promotions
  return {
    title,
    description,
    hidden: query.preview ?? false,
    promotions: byRun(items, now).now.map(({ id }) => id),
    page: renderPart({ url, context }, 'page', <PromotionList promotions={items} now={now} query={query} />),
  }
}

/** All promotions of the shops. */
export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { title, hidden, page } = loaderData
  return (
    <>
      <DocumentHead title={title} hidden={hidden} />
      <ServerPart part={page} />
    </>
  )
}
