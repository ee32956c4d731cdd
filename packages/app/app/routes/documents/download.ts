import { downloadDocument, downloadDocuments } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { chosenIn } from '../../features/document-list/chosen-in.ts'
import { kindOf } from '../../features/documents/kind-of.ts'
import { sentFile } from '../../features/documents/sent-file.ts'
import { sentFileWords } from '../../features/documents/sent-file-words.ts'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/download.ts'

export const middleware = [requireGuard('documents')]

/** Sends the documents that a form has chosen: one as a PDF, several as a ZIP. For browsers without scripts. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { portal, language } = visitOf(context)
  const kind = kindOf(url.pathname)
  const ids = chosenIn(await formOf({ request, context }))
  const [only] = ids
  if (only === undefined) throw localRedirect(context, paths.documents(kind))
  const options = { signal: request.signal }
  const file =
    ids.length === 1
      ? downloadDocument(portal, kind, only, undefined, options)
      : downloadDocuments(portal, kind, ids, options)
  return sentFile(file, language, { to: paths.documents(kind), text: sentFileWords[language].back })
}

export function loader({ url, context }: Route.LoaderArgs) {
  throw localRedirect(context, paths.documents(kindOf(url.pathname)))
}
