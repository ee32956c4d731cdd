import { isStaff } from '@sauda/sdk/access'
import { exportDocuments } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { deskFilter } from '../../features/document-desk/desk-filter.ts'
import { readDeskQuery } from '../../features/document-desk/desk-query.ts'
import { readDocumentQuery } from '../../features/document-list/document-query.ts'
import { kindOf } from '../../features/documents/kind-of.ts'
import { sentFile } from '../../features/documents/sent-file.ts'
import { sentFileWords } from '../../features/documents/sent-file-words.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/export.ts'

export const middleware = [requireGuard('documents')]

/** Sends the list of the same address as a spreadsheet: the desk of staff, or the documents of a tenant. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const { role_id } = await signedIn(context)
  const kind = kindOf(url.pathname)
  const filter = isStaff(role_id)
    ? deskFilter(kind, readDeskQuery(url.searchParams))
    : readDocumentQuery(url.searchParams)
  const file = exportDocuments(portal, kind, filter, { signal: request.signal })
  const to = `${paths.documents(kind)}${url.search}`
  return sentFile(file, language, { to, text: sentFileWords[language].back })
}
