/**
 * `pnpm bench`: all benchmarks of the portal, in one table. Requests go only to this machine, and every part sends a
 * bounded number of them. With DATABASE_URL the lists are measured on that PostgreSQL as well.
 *
 *   pnpm bench                  all parts
 *   pnpm bench sdk catalogue    some of them
 */
import { buildApp } from '../scripts/workspace/app-build.mjs'
import { runScript } from '../scripts/workspace/command.mjs'
import { measureAccess } from './access.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureMillion } from './catalogue-million.ts'
import { measureDocuments } from './documents.ts'
import { measureExcel } from './excel.ts'
import { measureExchange } from './exchange.ts'
import { measureListEndpoint } from './list-endpoint.ts'
import { measureLive } from './live.ts'
import { measureBytes } from './page-bytes.ts'
import { measurePages } from './pages.ts'
import { measurePartRequests } from './part-requests.ts'
import { measurePriceFalls } from './price-falls.ts'
import { measureQueue } from './queue.ts'
import { printTable, type Row } from './row.ts'
import { measureSdk } from './sdk.ts'
import { measureSigning } from './signing.ts'
import { measureSigningPage } from './signing-page.ts'
import { measureStops } from './stops.ts'
import { measureSuggestions } from './suggest.ts'
import { measureVerify } from './verify.ts'

const homes = [
  { kind: 'PGlite', url: undefined },
  ...(process.env.DATABASE_URL ? [{ kind: 'PostgreSQL', url: process.env.DATABASE_URL }] : []),
]

const parts: Record<string, () => Promise<Row[]>> = {
  sdk: async () => {
    await buildApp()
    await runScript('packages/sdk', 'build')
    return measureSdk()
  },
  list: () => overHomes(measureListEndpoint),
  catalogue: () => overHomes(measureCatalogue),
  // Only on a PostgreSQL server: the embedded database takes too long to be filled.
  million: async () => (process.env.DATABASE_URL ? measureMillion(process.env.DATABASE_URL) : []),
  suggest: () => overHomes(measureSuggestions),
  documents: () => overHomes(measureDocuments),
  excel: () => overHomes(measureExcel),
  signing: () => overHomes(measureSigning),
  'signing-page': async () => {
    await buildApp()
    return measureSigningPage()
  },
  exchange: () => overHomes(measureExchange),
  stops: () => overHomes(measureStops),
  queue: () => overHomes(measureQueue),
  'price-falls': () => overHomes(measurePriceFalls),
  'part-requests': () => overHomes(measurePartRequests),
  live: () => overHomes(measureLive),
  access: () => overHomes(measureAccess),
  verify: measureVerify,
  bytes: async () => {
    await buildApp()
    return measureBytes()
  },
  pages: measurePages,
}

async function overHomes(measure: (kind: string, url?: string) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (const { kind, url } of homes) rows.push(...(await measure(kind, url)))
  return rows
}

const chosen = process.argv.slice(2)
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`measuring: ${name} …`)
  rows.push(...(await measure()))
}
console.log('')
printTable(rows)
