import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createServer } from './create-server.ts'
import { drawings } from './demo/data/drawings.ts'
import { systemClock } from './platform/clock.ts'
import { newFolder } from './testing/data-folders.ts'
import { createDatabase, databaseUrl, dropDatabase } from './testing/server-databases.ts'
import { type ServerProcess, serverProcess, signBossIn } from './testing/server-process.ts'
import { TEST_CONFIG } from './testing/test-server.ts'

const SERVER = process.env.TEST_DATABASE_URL
const ROUNDS = 3
const TOGETHER = 4

/** An empty database on the server; undefined if the tests run on embedded ones. */
async function emptyDatabase(): Promise<string | undefined> {
  if (!SERVER) return undefined
  const name = `sauda_start_${randomBytes(6).toString('hex')}`
  await createDatabase(SERVER, name)
  onTestFinished(() => dropDatabase(SERVER, name))
  return databaseUrl(SERVER, name)
}

/**
 * Starts several processes at once over one database or data folder; returns those that listen and those that have
 * ended.
 */
async function startTogether(url: string | undefined, shared: string) {
  const started = await Promise.all(
    Array.from({ length: TOGETHER }, async () =>
      serverProcess(url ? { DATABASE_URL: url, SAUDA_DATA: await newFolder() } : { SAUDA_DATA: shared }),
    ),
  )
  const listening: ServerProcess[] = []
  const ended: ServerProcess[] = []
  await Promise.all(
    started.map((process) =>
      process.listening().then(
        () => listening.push(process),
        () => ended.push(process),
      ),
    ),
  )
  return { listening, ended }
}

async function stop(processes: readonly ServerProcess[]) {
  for (const { child } of processes) child.kill('SIGTERM')
  return Promise.all(processes.map(({ ended }) => ended))
}

async function countAdministrators(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from users where role_id = 2')
  await client.end()
  return rows[0].n
}

it('processes that start together all start on an empty PostgreSQL; on one data folder only one does', async () => {
  const shared = await newFolder()
  for (let round = 1; round <= ROUNDS; round++) {
    const url = await emptyDatabase()
    const { listening, ended } = await startTogether(url, shared)
    const expected = url ? TOGETHER : 1
    expect(listening, ended.map(({ said }) => said()).join('\n')).toHaveLength(expected)
    for (const { said } of ended) expect(said()).toMatch(/^The data folder \S+ is in use by another process/)
    expect(await Promise.all(ended.map((process) => process.ended))).toEqual(ended.map(() => 1))
    for (const process of listening) {
      expect((await signBossIn(await process.listening())).status).toBe(200)
      expect(process.said()).not.toMatch(/error/i)
    }
    if (url) expect(await countAdministrators(url)).toBe(1)
    expect(await stop(listening)).toEqual(listening.map(() => 0))
  }
})

/** A minimal drawing for each picture of the demo centre. */
async function simpleDrawings(folder: string): Promise<string> {
  const pictures = join(folder, 'drawings')
  await mkdir(pictures)
  const drawing = '<svg viewBox="0 0 4 3"><circle cx="2" cy="1.5" r="1"/></svg>'
  await Promise.all(drawings.map((name) => writeFile(join(pictures, `${name}.svg`), drawing)))
  return pictures
}

it('the demo centre is inserted once, by whichever process is first', async () => {
  const shared = await newFolder()
  const demo = { drawings: await simpleDrawings(shared) }
  const url = await emptyDatabase()
  const lines = vi.spyOn(console, 'log')
  onTestFinished(() => lines.mockRestore())
  const started = await Promise.allSettled(
    Array.from({ length: 3 }, async () =>
      createServer({
        ...TEST_CONFIG,
        clock: systemClock,
        demo,
        dataFolder: url ? await newFolder() : join(shared, 'data'),
        ...(url && { databaseUrl: url }),
      }),
    ),
  )
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const reasons = started.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []))
  expect(reasons).toEqual(url ? [] : ['DataFolderInUseError', 'DataFolderInUseError'])
  const waited = lines.mock.calls.some(([line]) => /^Another process is preparing the database/.test(line))
  expect(waited).toBe(url !== undefined)
  expect(servers.map(({ demoSignIns }) => demoSignIns.length).sort()).toEqual(url ? [0, 0, 5] : [5])
  for (const { deps } of servers) {
    const ads = await deps.db
      .selectFrom('ads')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    expect(ads.n).toBe(2000)
  }
  await Promise.all(servers.map((server) => server.close()))
})
