import { findFalls } from '../packages/server/src/features/favourites/falls.ts'
import { tellFalls } from '../packages/server/src/features/favourites/tell-falls.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { collectGarbage } from './collect-garbage.ts'
import { atMost, plain, type Row } from './row.ts'

const WATCHERS = 100_000

/** So much more memory the server may use while it tells everybody; all of the watchers at once would take more. */
const MOST_MEGABYTES = 120

/**
 * An ad that everybody has saved for more than it costs now. Each person was told of another ad an hour ago, so that no letters
 * are written: they are measured with the mail.
 */
async function fill({ database }: BenchServer): Promise<number> {
  const { rows } = await database.query<{ id: number; other: number }>(
    'select min(ad_id) as id, max(ad_id) as other from ad_listings where price > 2000',
  )
  const { id, other } = rows[0] ?? { id: 0, other: 0 }
  await database.query(
    `insert into users (role_id, name, display_name, email, password_hash, created_at)
    select 5, 'Покупатель', 'Покупатель', 'watcher-' || n || '@example.kz', '', now() from generate_series(1, ${WATCHERS}) n`,
  )
  await database.query(
    `insert into favourites (user_id, ad_id, saved_at, saved_price, told_price, told_at)
    select u.id, l.ad_id, now() - interval '9 days', l.price * 2,
      case when l.ad_id = $2 then l.price end, case when l.ad_id = $2 then now() - interval '1 hour' end
    from users u cross join ad_listings l where u.email like 'watcher-%' and l.ad_id in ($1, $2)`,
    [id, other],
  )
  // Approved when it was published, as everything that is live.
  await database.query(
    "update ad_revisions set approved_at = now() - interval '10 days' where ad_id = $1 and approved_at is null",
    [id],
  )
  await database.query('vacuum (analyze)')
  return id
}

/** How many falls wait to be told. */
async function waiting({ database }: BenchServer): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int as n from favourites where due_at is not null',
  )
  return rows[0]?.n ?? 0
}

/** A fall of the price of an ad with 100,000 watchers: how long both jobs take, and how much memory. */
export async function measurePriceFalls(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(100, serverUrl)
  const { deps } = server
  const adId = await fill(server)
  await collectGarbage()
  const before = process.memoryUsage().heapUsed
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed)
  }, 20)
  const began = performance.now()
  // A run stops after some steps and sends itself on; here it is sent on at once.
  for (let due = -1, now = 0; now > due; now = await waiting(server)) {
    due = now
    await findFalls(deps, { adId })
  }
  const found = performance.now()
  const due = await waiting(server)
  for (let left = due; left > 0; left = await waiting(server)) await tellFalls(deps)
  const told = performance.now()
  clearInterval(watch)
  const { rows } = await server.database.query<{ n: number }>(
    "select count(*)::int as n from notifications where kind = 'favourite'",
  )
  await server.close()
  const what = `price fall, ${WATCHERS / 1000} k watchers · ${kind}`
  return [
    plain(`${what} · found`, due, 'people'),
    plain(`${what} · finding`, (found - began) / 1000, 's'),
    plain(`${what} · told`, rows[0]?.n ?? 0, 'people'),
    plain(`${what} · telling`, (told - found) / 1000, 's'),
    atMost(`${what} · more memory`, (most - before) / 1e6, MOST_MEGABYTES, 'MB'),
  ]
}
