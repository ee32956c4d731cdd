import { attempt } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import { adModeration, moderationQueue, photoChanges, undoPublication } from '@sauda/sdk/ads'
import { reviewComplaints } from '@sauda/sdk/complaints'
import * as paths from '@sauda/sdk/paths'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isAct } from '../../features/ad-actions/acts.ts'
import { carryOut } from '../../features/ad-actions/carry-out.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { textDifferences } from '../../features/moderation/difference.ts'
import { ModerationPage } from '../../features/moderation/moderation-page.tsx'
import { AROUND, queueFilter, queueSearch, viewQueue } from '../../features/moderation/queue-view.ts'
import { useKeptAnswer } from '../../features/moderation/use-kept-answer.ts'
import { answered, idOf } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/confirm.ts'

/** How long a publication can be undone. */
const UNDO_SECONDS = 5

/** The guard admits tenants, who may not moderate: they get a 403 page with a way back. */
const moderatorsOnly: Route.MiddlewareFunction = async ({ context }) => {
  if (!can(await visitOf(context).currentUser(), 'ads.moderate')) throw data(null, { status: 403 })
}

export const middleware = [requireGuard('dashboard'), moderatorsOnly]

/** Computes the difference on the server, so that the code for it stays out of the client. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const { signal } = request
  const id = idOf(params.id)
  const entry = queueFilter(url.searchParams)
  const [moderation, queue] = await Promise.all([
    answered(adModeration(portal, id, { signal })),
    answered(moderationQueue(portal, { entry: entry ?? undefined, around: id, limit: AROUND, signal })),
  ])
  const { before, phone_changed, next: _, ...rest } = moderation
  const { ad } = rest
  return {
    ...rest,
    edit: before && {
      before,
      texts: textDifferences(before, ad),
      photos: photoChanges(before.photos, ad.photos),
      phoneChanged: phone_changed,
    },
    queue: viewQueue(queue, entry, id),
    planned: queue.planned,
    now: new Date().toISOString(),
  }
}

/**
 * Performs a decision and redirects to the next ad of the queue; after a photo was taken down, back to the same ad.
 */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const id = idOf(params.id)
  const form = await formOf({ request, context })
  const entry = queueFilter(url.searchParams)
  const page = (one: number) => paths.adConfirm(one) + queueSearch(entry)
  const reviewed = textOf(form, 'complaints')
  if (reviewed) {
    await answered(reviewComplaints(portal, id, { up_to: idOf(reviewed) }))
    throw localRedirect(context, page(id))
  }
  const act = form.get('act')
  if (act === 'undo') throw await undo(context, id, page(id))
  if (!isAct(act)) throw data(null, { status: 400 })
  // Requested before the decision, which takes the ad out of the queue.
  const queue = await attempt(
    moderationQueue(portal, { entry: entry ?? undefined, around: id, limit: AROUND }),
  )
  const outcome = await carryOut(portal, { id, act, form, staff: true, undoSeconds: UNDO_SECONDS })
  if (!outcome.ok) {
    const { failure, status, values } = outcome
    return data({ ...failure, act, values, photo: textOf(form, 'photo') }, { status })
  }
  if (act === 'takeDownImage') throw redirectWithNotice(context, page(id), outcome.notice)
  const next = queue.ok ? viewQueue(queue.value, entry, id).next : null
  // The list keeps the filter for undoing the last decision.
  const goTo = next === null ? paths.adsNew + queueSearch(entry) : page(next)
  // Nothing is published yet: the next page shows what can be undone.
  throw act === 'publish' ? localRedirect(context, goTo) : redirectWithNotice(context, goTo, outcome.notice)
}

/** Undoes the publication of an ad and returns to it; too late, the page shows what the ad is now. */
async function undo(context: Route.ActionArgs['context'], id: number, goTo: string): Promise<Response> {
  const result = await attempt(undoPublication(visitOf(context).portal, id))
  if (!result.ok && result.error.code !== 'action_not_allowed') await answered(Promise.reject(result.error))
  return redirectWithNotice(context, goTo, result.ok ? 'undone' : 'action_not_allowed')
}

/**
 * Also revalidates after a conflict, so that the page shows the current state. Opening a dialog does not revalidate, but another filter of the queue does.
 */
export function shouldRevalidate({
  actionStatus,
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus === 409) return true
  if (queueFilter(currentUrl.searchParams) !== queueFilter(nextUrl.searchParams)) return true
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return defaultShouldRevalidate && !(samePage && formMethod === undefined)
}

/** The moderator's page of an ad. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const failure = useKeptAnswer(actionData)
  return <ModerationPage key={loaderData.ad.id} {...loaderData} failure={failure} />
}
