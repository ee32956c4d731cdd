import { importTemplate } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { kindOf } from '../../features/documents/kind-of.ts'
import { sentFile } from '../../features/documents/sent-file.ts'
import { sentFileWords } from '../../features/documents/sent-file-words.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/template.ts'

export const middleware = [requireGuard('dashboard')]

/** Sends the spreadsheet to fill in, in the language of the page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const kind = kindOf(url.pathname)
  const back = { to: paths.documents(kind), text: sentFileWords[language].back }
  return sentFile(importTemplate(portal, kind, { signal: request.signal }), language, back)
}
