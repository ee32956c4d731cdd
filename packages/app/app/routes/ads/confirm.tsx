import { attempt } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import { adStatusLabel, adStatusTone, getAd, publishAd } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import { Badge, TextLink } from '@sauda/ui'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AdInFull } from '../../features/moderation/ad-in-full.tsx'
import { Verdict } from '../../features/moderation/verdict.tsx'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, idOf, refused } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/confirm.ts'

/** The guard lets tenants in, who have nothing to decide here: they get a 403 page with a way back. */
const moderatorsOnly: Route.MiddlewareFunction = async ({ context }) => {
  if (!can(await visitOf(context).currentUser(), 'ads.moderate')) throw data(null, { status: 403 })
}

export const middleware = [requireGuard('dashboard'), moderatorsOnly]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const call = getAd(portal, idOf(params.id), { revision: 'newest', signal: request.signal })
  return { ad: await answered(call) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const result = await attempt(publishAd(visitOf(context).portal, idOf(params.id)))
  if (!result.ok) return refused(result.error)
  throw redirectWithNotice(context, '/ads/new', 'published')
}

/** Also after a refused transition: the page shows what is possible now. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409
}

/** The moderator's page of an ad. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { ad } = loaderData
  const { desk } = useWords()
  const language = useLanguage()
  const title = inLanguage(ad, 'title', language)
  return (
    <div className="page-wrap grid gap-6 py-8 md:py-10">
      <DocumentHead title={title} hidden />
      <header className="grid gap-3">
        <TextLink asChild>
          <LocalLink to="/ads/new" className="justify-self-start">
            {desk.backToWaiting}
          </LocalLink>
        </TextLink>
        <h1 className="wrap-break-word">{title}</h1>
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {ad.status !== undefined && (
            <Badge tone={adStatusTone(ad.status)}>{adStatusLabel(ad.status, 'manager', language)}</Badge>
          )}
          {ad.live && <Badge tone="positive">{desk.live}</Badge>}
          <span>№ {ad.id}</span>
          <span>{ad.seller.name}</span>
        </p>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <AdInFull ad={ad} />
        <Verdict ad={ad} failure={actionData} />
      </div>
    </div>
  )
}
