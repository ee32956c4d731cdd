import { can } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { data } from 'react-router'
import { actOnImport } from '../../features/document-import/act-on-import.ts'
import { ImportDialog } from '../../features/document-import/import-dialog.tsx'
import { kindOf } from '../../features/documents/kind-of.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/import.ts'

/** The page of the desk has the guard; here everybody but administrators and managers gets a 403 page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (!can(await signedIn(context), 'documents.manage')) throw data(null, { status: 403 })
  const kind = kindOf(url.pathname)
  return { kind, closeTo: `${paths.documents(kind)}${url.search}` }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  return actOnImport(portal, kindOf(url.pathname), {
    form: await formOf({ request, context }),
    signal: request.signal,
  })
}

/** The dialog above the desk in which documents are imported from a spreadsheet. */
export default function DocumentImport({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, closeTo } = loaderData
  return <ImportDialog key={kind} kind={kind} closeTo={closeTo} posted={actionData} />
}
