import { partMissingExport } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { sentFile } from '../../features/documents/sent-file.ts'
import { sentFileWords } from '../../features/documents/sent-file-words.ts'
import { missingRequest, readMissing } from '../../features/missing/missing-query.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/missing-export.ts'

export const middleware = [requireGuard('dashboard')]

/** Sends what is missing as a spreadsheet, with the filters of its address. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const { limit: _, ...filter } = missingRequest(readMissing(url.searchParams))
  const file = partMissingExport(portal, filter, { signal: request.signal })
  return sentFile(file, language, { to: `${paths.missing}${url.search}`, text: sentFileWords[language].back })
}
