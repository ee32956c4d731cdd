import { writeCursor } from '../packages/server/src/contract/paging.ts'
import { openSession } from '../packages/server/src/platform/sessions.ts'
import { type BenchServer, listPath, startBenchServer } from './bench-server.ts'
import { type Load, load } from './load.ts'
import { atMost, plain, type Row } from './row.ts'

const waiting = 10_000

/** Resets every ad to wait for its first moderation. */
async function emptyCatalogue({ database }: BenchServer): Promise<void> {
  await database.query('delete from ad_listings')
  await database.query(`
    update ads set status = 10, live_revision_id = null, sort_at = null, published_at = null, expires_at = null`)
  await database.query('vacuum (analyze)')
}

async function moderatorToken({ database, deps }: BenchServer): Promise<string> {
  const { rows } = await database.query<{ id: number }>(`
    insert into users (role_id, name, display_name, email, password_hash, created_at)
    values (3, 'Модератор', 'Модератор', 'moderator@example.kz', '', now()) returning id`)
  return (await openSession(deps.db, deps.clock, rows[0]?.id ?? 0)).token
}

async function questions({ database }: BenchServer): Promise<Record<string, Pick<Load, 'path' | 'body'>>> {
  const { rows } = await database.query<{ at: Date; id: number }>(
    'select changed_at as at, id from ads order by changed_at, id offset $1 limit 1',
    [Math.floor(waiting * 0.9)],
  )
  const [deep] = rows
  if (!deep) throw new Error('the queue is too short')
  const cursor = writeCursor({ order: 'new', value: deep.at.toISOString(), id: deep.id })
  return {
    'first page': { path: listPath, body: { list: 'new' } },
    'deep page': { path: listPath, body: { list: 'new', cursor } },
    'one ad': { path: `/api/userBanner/moderation/${deep.id}` },
  }
}

/** Response times for a moderator with a queue of 10,000 ads, one request at a time. */
export async function measureQueue(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(waiting, serverUrl)
  await emptyCatalogue(server)
  const token = await moderatorToken(server)
  const rows: Row[] = []
  for (const [name, question] of Object.entries(await questions(server))) {
    const job = { ...question, token, port: server.port, connections: 1 }
    await load({ ...job, requests: 30 })
    const { p50, p95 } = await load({ ...job, requests: 200 })
    const what = `moderation of 10 k · ${kind} · ${name}`
    rows.push(plain(`${what} · p50`, p50, 'ms'), atMost(`${what} · p95`, p95, 100, 'ms'))
  }
  await server.close()
  return rows
}
