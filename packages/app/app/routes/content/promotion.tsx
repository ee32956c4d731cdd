import { listPromotions } from '@sauda/sdk/content'
import { localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { data } from 'react-router'
import { contentQuery } from '../../features/content/content-query.ts'
import { MissingPromotion } from '../../features/content/missing.tsx'
import { promotionOf } from '../../features/content/promotion-of.ts'
import { PromotionPage } from '../../features/content/promotion-page.tsx'
import { runOf } from '../../features/content/promotion-run.ts'
import { toldIn } from '../../features/content/told.tsx'
import { useShare } from '../../features/content/use-share.ts'
import { contentWords } from '../../features/content/words.ts'
import { promotionFound } from '../../features/found/heads.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { NOT_FOUND } from '../../shell/failure-of.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/promotion.ts'

const OTHERS = 3

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { portal, language, origin, contact } = visitOf(context)
  const query = await contentQuery({ url, context })
  const [promotions, centre] = await Promise.all([listPromotions(portal, query), contact()])
  const promotion = promotionOf(params.id, promotions)
  const { copied } = contentWords[language].promotions
  if (!promotion) {
    const page = renderPart({ url, context }, 'page', <MissingPromotion />)
    return data({ title: NOT_FOUND, copied, address: origin, hidden: true, page }, { status: 404 })
  }
  const now = Date.now()
  const { id } = promotion
  const address = origin + localPath(paths.promotion(id), language)
  const title = toldIn(promotion, 'title', language)?.text ?? ''
  return data({
    title,
    description:
      toldIn(promotion, 'summary', language)?.text ?? contentWords[language].promotions.description,
    copied,
    address,
    hidden: query.preview ?? false,
    found: promotionFound(promotion, paths.promotion(id), { language, origin, contact: centre }),
    page: renderPart(
      { url, context },
      'page',
      <PromotionPage
        promotion={promotion}
        others={promotions.items.filter((it) => it.id !== id && runOf(it, now) !== 'over').slice(0, OTHERS)}
        now={now}
        url={address}
        calendar={localPath(paths.promotionCalendar(id), language)}
        query={query}
      />,
    ),
  })
}

/** A promotion of some shops. */
export default function Promotion({ loaderData }: Route.ComponentProps) {
  const { title, copied, address, hidden, page } = loaderData
  const ref = useShare({ title, url: address, copied })
  return (
    <div ref={ref}>
      <DocumentHead title={title} hidden={hidden} />
      <ServerPart part={page} />
    </div>
  )
}
