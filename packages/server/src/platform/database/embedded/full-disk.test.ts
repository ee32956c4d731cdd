import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { sharedDataFolder } from '../../../testing/data-folders.ts'
import { type ServerProcess, serverProcess, signBossIn } from '../../../testing/server-process.ts'

const folder = sharedDataFolder()
const startServer = () => serverProcess({ SAUDA_DATA: folder() })

/** Less than PostgreSQL's next write to its log needs. */
const NO_ROOM = String(512 * 1024)

/**
 * Limits the size of the process's files: the operating system rejects the write as on a full disk, and the limit can
 * be lifted without root.
 */
const limitFiles = ({ child }: ServerProcess, bytes: string) =>
  promisify(execFile)('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 100 })

async function breakDown(server: ServerProcess): Promise<URL> {
  const address = await server.listening()
  expect((await signBossIn(address)).status).toBe(200)
  await limitFiles(server, NO_ROOM)
  await until(async () => {
    expect((await signBossIn(address)).status).toBeGreaterThanOrEqual(500)
    expect(/The embedded database has stopped .*started again in [1-9]/.test(server.said())).toBe(true)
  })
  return address
}

it('a database recovers after its disk was full, with all acknowledged rows, and stops normally', async () => {
  const server = startServer()
  const address = await breakDown(server)
  await limitFiles(server, 'unlimited')
  await until(async () => expect((await signBossIn(address)).status).toBe(200))
  expect(server.said()).toContain('The embedded database is back.')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

it('a server stops while its disk is full, and loses nothing', async () => {
  const server = startServer()
  await breakDown(server)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const again = startServer()
  expect((await signBossIn(await again.listening())).status).toBe(200)
})
