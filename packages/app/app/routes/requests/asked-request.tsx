import { attempt } from '@sauda/sdk'
import { localPath } from '@sauda/sdk/language'
import { getPartRequest, partRequestPage, viewPartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { data, Outlet, redirect } from 'react-router'
import { type AskedFailure, actOnAsked } from '../../features/asked-requests/act-on-asked.ts'
import { firstValues, QUICK_ANSWERS } from '../../features/asked-requests/answer-values.ts'
import { AskedRequest } from '../../features/asked-requests/asked-request.tsx'
import { textOf } from '../../features/forms/text-of.ts'
import { resolve } from '../../features/request-desk/act-on-desk.ts'
import { LateDeskRequest } from '../../features/request-desk/late-desk.ts'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { useSite } from '../../shell/use-site.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/asked-request.ts'

export const middleware = [requireGuard('dashboard')]

/** How many others stand beside a request. */
const QUEUE = 12

export async function loader({ params, request: { signal }, url, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const request = await answered(getPartRequest(portal, idOf(params.id)))
  // Who asks has the own page.
  if (request.viewer === 'asker') throw data(null, { status: 404 })
  const pressed = QUICK_ANSWERS.find((one) => one === url.searchParams.get('answer')) ?? null
  const queue =
    request.viewer === 'shop'
      ? (await partRequestPage(portal, { list: 'shop', tab: 'new', limit: QUEUE }, { signal })).items
      : []
  const isUnseen = request.viewer === 'shop' && request.looked_at === null
  if (isUnseen) await attempt(viewPartRequest(portal, request.id))
  return {
    request,
    queue,
    values: firstValues(request, pressed),
    isKept: url.searchParams.has('kept'),
    now: new Date().toISOString(),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { portal, language } = visitOf(context)
  const id = idOf(params.id)
  const form = await formOf({ request, context })
  const intent = textOf(form, 'intent')
  const failed = intent === 'resolve' ? await resolve(portal, id) : await actOnAsked(portal, id, form)
  if (failed) return failed
  if (intent === 'answer') throw redirectWithNotice(context, paths.adsRequests, 'answer_sent')
  throw redirect(localPath(paths.adsRequest(id), language), 303)
}

/** A part request for a shop that was asked, or for staff; its dialogs have addresses below it. */
export default function AskedRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, values, ...rest } = loaderData
  const { user } = useSite()
  const failure: AskedFailure | undefined = actionData ?? undefined
  return (
    <>
      <DocumentHead title={request.text} hidden />
      {request.viewer === 'staff' ? (
        <LateDeskRequest request={request} now={rest.now} failure={failure} />
      ) : (
        <AskedRequest
          key={request.id}
          request={request}
          {...rest}
          values={{ ...values, ...failure?.values }}
          company={user?.company_id ?? undefined}
          failure={failure}
        />
      )}
      <Outlet context={request} />
    </>
  )
}
