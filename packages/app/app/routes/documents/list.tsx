import { isStaff } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { Suspense } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { actOnDesk } from '../../features/document-desk/act-on-desk.ts'
import { loadDesk } from '../../features/document-desk/load-desk.ts'
import { loadDocuments } from '../../features/document-list/load-documents.ts'
import { kindOf } from '../../features/documents/kind-of.ts'
import { readsDocuments } from '../../features/documents/reads-documents.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { requireGuard } from '../../shell/guard.ts'
import { DOCUMENT_DESK, late, OWN_DOCUMENTS } from '../../shell/late.ts'
import { localRedirect } from '../../shell/visit.ts'
import type { Route } from './+types/list.ts'

/** The desk of staff, which tenants never see. */
const LateDocumentDesk = late(
  () => import('../../features/document-desk/document-desk.tsx'),
  'DocumentDesk',
  { shownAs: DOCUMENT_DESK },
)

/** The list of a tenant, which staff never see. */
const LateDocumentList = late(
  () => import('../../features/document-list/document-list-page.tsx'),
  'DocumentListPage',
  { shownAs: OWN_DOCUMENTS },
)

export const middleware = [requireGuard('documents')]

/** Staff see all tenants, a tenant its own documents. */
export async function loader(args: Route.LoaderArgs) {
  const user = await signedIn(args.context)
  // Guards send everybody of a company here; who sells for it has nothing to do with documents.
  if (!readsDocuments(user)) throw localRedirect(args.context, paths.adsActive)
  return isStaff(user.role_id)
    ? { desk: await loadDesk(args, kindOf(args.url.pathname)) }
    : { own: await loadDocuments(args) }
}

export async function action(args: Route.ActionArgs) {
  const { role_id } = await signedIn(args.context)
  if (!isStaff(role_id)) throw data(null, { status: 405 })
  return actOnDesk(args, kindOf(args.url.pathname))
}

/** After a conflict the desk shows the documents as they are now; other failures change nothing. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** The invoices, acts or appendices of a tenant, or for staff of all tenants. */
export default function DocumentList({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.desk) {
    return (
      <>
        <Suspense>
          <LateDocumentDesk desk={loaderData.desk} outcome={actionData} />
        </Suspense>
        <Outlet />
      </>
    )
  }
  const { own } = loaderData
  return (
    <Suspense>
      <LateDocumentList key={own.kind} {...own} />
    </Suspense>
  )
}
