import { importTemplate } from '@sauda/sdk/documents'
import { kindOf } from '../../features/documents/kind-of.ts'
import { sentFile } from '../../features/documents/sent-file.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/template.ts'

export const middleware = [requireGuard('dashboard')]

/** Sends the spreadsheet to fill in, in the language of the page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  return sentFile(importTemplate(portal, kindOf(url.pathname), { signal: request.signal }), language)
}
