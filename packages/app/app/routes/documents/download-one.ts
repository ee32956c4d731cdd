import { downloadDocument } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { kindOf } from '../../features/documents/kind-of.ts'
import { sentFile } from '../../features/documents/sent-file.ts'
import { sentFileWords } from '../../features/documents/sent-file-words.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { idOf } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/download-one.ts'

export const middleware = [requireGuard('documents')]

/** Sends the PDF of a document: the version that the form names, else the newest. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { portal, language } = visitOf(context)
  const version = Number(textOf(await formOf({ request, context }), 'version')) || undefined
  const { signal } = request
  const [kind, id] = [kindOf(url.pathname), idOf(params.id)]
  const file = downloadDocument(portal, kind, id, version, { signal })
  return sentFile(file, language, { to: paths.document(kind, id), text: sentFileWords[language].backToOne })
}

/** A download may change the document's status, so it needs a form; its address leads to the document. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  throw localRedirect(context, paths.document(kindOf(url.pathname), idOf(params.id)))
}
