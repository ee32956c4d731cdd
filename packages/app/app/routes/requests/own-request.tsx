import { attempt } from '@sauda/sdk'
import {
  getPartRequest,
  PART_ANSWER_SORTS,
  type PartAnswerSort,
  viewPartRequest,
} from '@sauda/sdk/part-requests'
import { useEffect } from 'react'
import { data, Outlet } from 'react-router'
import { actOnRequest } from '../../features/own-requests/act-on-request.ts'
import { OwnRequest } from '../../features/own-requests/own-request.tsx'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { answered, idOf } from '../../shell/answered.ts'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { isOpened } from '../../shell/is-opened.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/own-request.ts'

export async function loader({ params, request: opened, url, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const user = await signedIn(context)
  const request = await answered(getPartRequest(portal, idOf(params.id)))
  // A shop that was asked and staff have pages of their own.
  if (request.viewer !== 'asker') throw data(null, { status: 404 })
  // Scripts do it once the page is looked at.
  if (request.news > 0 && isOpened(opened)) await attempt(viewPartRequest(portal, request.id))
  return { home: cabinetOf(user), request, sort: sortIn(url.searchParams), now: new Date().toISOString() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return actOnRequest(visitOf(context).portal, idOf(params.id), await formOf({ request, context }))
}

function sortIn(search: URLSearchParams): PartAnswerSort {
  const asked = search.get('sort')
  return PART_ANSWER_SORTS.find((one) => one === asked) ?? 'price'
}

/** An own part request with its answers; its dialogs have addresses below it. */
export default function OwnRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request } = loaderData
  useSeen(request.id, request.news)
  return (
    <>
      <DocumentHead title={request.text} hidden />
      <OwnRequest key={request.id} {...loaderData} failure={actionData ?? undefined} />
      <Outlet context={loaderData} />
    </>
  )
}

/** Tells the server that the answers on the page were seen. */
function useSeen(id: number, news: number): void {
  const portal = useBrowserPortal()
  useEffect(() => {
    if (news > 0 && !document.hidden) void attempt(viewPartRequest(portal, id))
  }, [portal, id, news])
}
