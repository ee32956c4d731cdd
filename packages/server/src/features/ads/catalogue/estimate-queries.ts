import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

interface Estimate {
  rows: number
  /** By `performance.now()`. */
  at: number
}

/** The planner's statistics change about as often. */
const KEPT_MS = 30_000
/** Rarer conditions are estimated anew. */
const MOST_KEPT = 500

const kept = new WeakMap<Db, Map<string, Estimate>>()

function keptOf(db: Db): Map<string, Estimate> {
  const before = kept.get(db)
  if (before) return before
  const estimates = new Map<string, Estimate>()
  kept.set(db, estimates)
  return estimates
}

function planOf(db: Db, condition: RawBuilder<boolean>) {
  const query = sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from ad_listings f where ${condition}`
  const { sql: text, parameters } = query.compile(db)
  return { query, key: JSON.stringify([text, parameters]) }
}

/** So many listings the planner expects; it reads none. */
export async function estimateListings(db: Db, condition: RawBuilder<boolean>): Promise<number> {
  const { query, key } = planOf(db, condition)
  const before = recent(db, key)
  if (before !== undefined) return before
  const plan = await query.execute(db)
  const rows = Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
  const estimates = keptOf(db)
  estimates.delete(key)
  const [oldest] = estimates.keys()
  if (oldest !== undefined && estimates.size >= MOST_KEPT) estimates.delete(oldest)
  estimates.set(key, { rows, at: performance.now() })
  return rows
}

function recent(db: Db, key: string): number | undefined {
  const estimate = kept.get(db)?.get(key)
  return estimate && performance.now() - estimate.at < KEPT_MS ? estimate.rows : undefined
}
