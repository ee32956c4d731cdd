import { attempt } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import { adModeration, photoChanges } from '@sauda/sdk/ads'
import { reviewComplaints } from '@sauda/sdk/complaints'
import * as paths from '@sauda/sdk/paths'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isAct } from '../../features/ad-actions/acts.ts'
import { carryOut } from '../../features/ad-actions/carry-out.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { textDifferences } from '../../features/moderation/difference.ts'
import { ModerationPage } from '../../features/moderation/moderation-page.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { requireGuard } from '../../shell/guard.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/confirm.ts'

/** The guard admits tenants, who may not moderate: they get a 403 page with a way back. */
const moderatorsOnly: Route.MiddlewareFunction = async ({ context }) => {
  if (!can(await visitOf(context).currentUser(), 'ads.moderate')) throw data(null, { status: 403 })
}

export const middleware = [requireGuard('dashboard'), moderatorsOnly]

/** Computes the difference on the server, so that the code for it stays out of the client. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const call = adModeration(portal, idOf(params.id), { signal: request.signal })
  const { before, phone_changed, ...rest } = await answered(call)
  const { ad } = rest
  return {
    ...rest,
    edit: before && {
      before,
      texts: textDifferences(before, ad),
      photos: photoChanges(before.photos, ad.photos),
      phoneChanged: phone_changed,
    },
    now: new Date().toISOString(),
  }
}

/**
 * Performs a decision and redirects to the oldest ad in the queue; after a photo was taken down, back to the same ad.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const id = idOf(params.id)
  const form = await request.formData()
  const reviewed = textOf(form, 'complaints')
  if (reviewed) {
    await answered(reviewComplaints(portal, id, { up_to: idOf(reviewed) }))
    throw localRedirect(context, paths.adConfirm(id))
  }
  const act = form.get('act')
  if (!isAct(act)) throw data(null, { status: 400 })
  // Requested before the decision, because it fails for a deleted ad.
  const queue = await attempt(adModeration(portal, id))
  const outcome = await carryOut(portal, { id, act, form, staff: true })
  if (!outcome.ok) {
    const { failure, status, values } = outcome
    return data({ ...failure, act, values, photo: textOf(form, 'photo') }, { status })
  }
  if (act === 'takeDownImage') throw redirectWithNotice(context, paths.adConfirm(id), outcome.notice)
  const next = queue.ok ? queue.value.next : null
  throw redirectWithNotice(context, next === null ? paths.adsNew : paths.adConfirm(next), outcome.notice)
}

/**
 * Also revalidates after a conflict, so that the page shows the current state. Opening a dialog does not revalidate.
 */
export function shouldRevalidate({
  actionStatus,
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus === 409) return true
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return defaultShouldRevalidate && !(samePage && formMethod === undefined)
}

/** The moderator's page of an ad. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ModerationPage key={loaderData.ad.id} {...loaderData} failure={actionData} />
}
