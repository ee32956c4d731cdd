import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const command = join(import.meta.dirname, '../packages/server/src/command.ts')

/** Another server on the same PostgreSQL, in a separate process. */
export async function startSecondProcess(databaseUrl: string) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-'))
  const server = spawn(process.execPath, ['--conditions=@sauda/source', command], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SAUDA_DATA: dataFolder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(server.stdout), 'line')
  const [address] = /http:\S+/.exec(line) ?? []
  if (!address) throw new Error(line)
  return {
    port: Number(new URL(address).port),
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      await rm(dataFolder, { recursive: true })
    },
  }
}
