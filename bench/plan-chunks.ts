/**
 * `pnpm plan-chunks`: divides the client into files anew, and writes `packages/app/chunk-plan.json`. It takes some
 * minutes: the best plans are built and measured in a browser, until one is within all budgets of bytes and requests.
 */
import { planChunks } from '../packages/app/scripts/plan-chunks.ts'
import { type ChunkPlan, readPlan, writePlan } from '../packages/app/scripts/planned-chunks.ts'
import { buildApp } from '../scripts/workspace/app-build.mjs'
import { type MeasuredPage, measureBytes } from './page-bytes.ts'
import { printTable } from './row.ts'

/** How many plans are built at most. */
const BUILDS = 6

type Built = { readonly plan: ChunkPlan; readonly rows: readonly MeasuredPage[]; readonly excess: number }

async function built(plan: ChunkPlan): Promise<Built> {
  writePlan(plan)
  await buildApp()
  const rows = await measureBytes()
  return { plan, rows, excess: rows.reduce((sum, { excess }) => sum + excess, 0) }
}

let best: Built | undefined
const before = readPlan()
try {
  for (const plan of (await planChunks()).slice(0, BUILDS)) {
    const tried = await built(plan)
    console.log(`\nbuilt: ${tried.excess} bytes over the budgets`)
    printTable(tried.rows.filter(({ met }) => !met))
    if (!best || tried.excess < best.excess) best = tried
    if (best.excess === 0) break
  }
} finally {
  writePlan(best?.plan ?? before)
}
if (best?.excess !== 0) process.exitCode = 1
