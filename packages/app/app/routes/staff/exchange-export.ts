import { exportExchangeJournal } from '@sauda/sdk/exchange'
import * as paths from '@sauda/sdk/paths'
import { sentFile } from '../../features/documents/sent-file.ts'
import { sentFileWords } from '../../features/documents/sent-file-words.ts'
import { readExchangeQuery } from '../../features/exchange-desk/exchange-query.ts'
import { journalFilter } from '../../features/exchange-desk/load-exchange.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/exchange-export.ts'

export const middleware = [requireGuard('dashboard')]

/** Sends the journal of the same address as a spreadsheet. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const filter = journalFilter(readExchangeQuery(url.searchParams))
  const back = { to: `${paths.exchange}${url.search}`, text: sentFileWords[language].backToExchange }
  return sentFile(exportExchangeJournal(portal, filter, { signal: request.signal }), language, back)
}
