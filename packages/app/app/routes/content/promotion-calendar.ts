import { listPromotions } from '@sauda/sdk/content'
import { localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { data } from 'react-router'
import { calendarFile } from '../../features/content/calendar-file.ts'
import { dayOf } from '../../features/content/days.ts'
import { promotionOf } from '../../features/content/promotion-of.ts'
import { placeOf } from '../../features/content/promotion-place.ts'
import { toldIn } from '../../features/content/told.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/promotion-calendar.ts'

/** Sends a promotion as a file for calendars. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { portal, language, origin, contact } = visitOf(context)
  const [promotions, centre] = await Promise.all([listPromotions(portal), contact()])
  const promotion = promotionOf(params.id, promotions)
  if (!promotion) throw data(null, { status: 404 })
  const { id, starts_on, ends_on, updated_at } = promotion
  const file = calendarFile({
    uid: `promotion-${id}@${new URL(origin).hostname}`,
    starts: starts_on ?? dayOf(updated_at),
    ends: ends_on,
    title: toldIn(promotion, 'title', language)?.text ?? '',
    summary: toldIn(promotion, 'summary', language)?.text ?? null,
    place: placeOf(promotion, centre, language),
    url: origin + localPath(paths.promotion(id), language),
    changed: updated_at,
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="sauda-${id}.ics"`,
      'Cache-Control': 'no-cache',
    },
  })
}
