import { exportAudit } from '@sauda/sdk/audit'
import * as paths from '@sauda/sdk/paths'
import { auditFilter, readAuditQuery } from '../../features/audit-desk/audit-query.ts'
import { auditWords } from '../../features/audit-desk/words.ts'
import { sentFile } from '../../features/documents/sent-file.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/audit-export.ts'

export const middleware = [requireGuard('admin')]

/** Sends the journal of the same address as a file: a spreadsheet, or CSV with `format=csv`. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const filter = auditFilter(readAuditQuery(url.searchParams))
  const file = exportAudit(portal, { ...filter, format }, { signal: request.signal })
  return sentFile(file, language, { to: `${paths.audit}${url.search}`, text: auditWords[language].back })
}
