import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { ENVIRONMENT } from './run-command.ts'

const COMMAND = fileURLToPath(new URL('../command.ts', import.meta.url))

/** The administrator configured for every process. */
const BOSS = { login: 'boss@sauda.example', password: 'горшок-ветер-семнадцать' }

/** Runs the server's own command in a separate process, as in production. */
export interface ServerProcess {
  child: ChildProcessByStdio<null, Readable, Readable>
  /** Everything it has printed. */
  said(): string
  /** The URL where it listens. @throws if it exits before that */
  listening(): Promise<URL>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** @param told SAUDA_DATA, and DATABASE_URL if there is a server; the process ends with the test at the latest */
export function serverProcess(told: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=@sauda/source', COMMAND], {
    env: {
      ...ENVIRONMENT,
      PORT: '0',
      ADMIN_EMAIL: BOSS.login,
      ADMIN_PASSWORD: BOSS.password,
      ...told,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  let code: number | NodeJS.Signals | undefined
  const ended = once(child, 'close').then(([exit, signal]) => (code = exit ?? signal))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    child,
    said: () => said,
    ended,
    listening: () =>
      vi.waitUntil(
        () => {
          if (code !== undefined) throw new Error(`The server ended with ${code}\n${said}`)
          const [, address] = /Sauda API: (\S+)\/api\/docs/.exec(said) ?? []
          return address !== undefined && new URL(address)
        },
        { timeout: 170_000, interval: 50 },
      ),
  }
}

/** Signs the administrator in, which writes to the database. */
export function signBossIn(address: URL): Promise<Response> {
  return fetch(new URL('/api/user/auth', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-client': 'test' },
    body: JSON.stringify({ ...BOSS, issue_token: true }),
  })
}
