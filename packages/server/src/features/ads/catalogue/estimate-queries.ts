import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/database/transaction.ts'

/** The planner's statistics change about as often. */
const KEPT_MS = 30_000
/** Rarer conditions are estimated anew. */
const MOST_KEPT = 500

const kept = new WeakMap<Db, LRUCache<string, number>>()

function keptOf(db: Db): LRUCache<string, number> {
  const before = kept.get(db)
  if (before) return before
  const estimates = new LRUCache<string, number>({ max: MOST_KEPT, ttl: KEPT_MS })
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
  const estimates = keptOf(db)
  const before = estimates.get(key)
  if (before !== undefined) return before
  const plan = await query.execute(db)
  const rows = Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
  estimates.set(key, rows)
  return rows
}
