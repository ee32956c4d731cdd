import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { nodeOfPackages, root } from '../../scripts/workspace/command.mjs'
import { freePort } from '../../scripts/workspace/free-port.mjs'
import { portalAllocator, portalArguments } from '../../scripts/workspace/portal-command.mjs'

/** A portal in a separate process, as `npm start` runs it. */
export interface PortalProcess {
  url: string
  folder: string
  /** Its output so far. */
  log(): string
  /** Kills the process at once, like a power failure. */
  kill(): Promise<void>
  /** Stops it gracefully; returns its exit code or the signal that ended it. */
  stop(): Promise<number | NodeJS.Signals>
  /** Process id. */
  pid: number | undefined
}

const longestStartMs = 180_000

/** Running portals with their data folders; they end with the process of the tests, however it ends. */
const running = new Map<ChildProcess, string>()
process.once('exit', () => {
  for (const portal of running.keys()) portal.kill('SIGKILL')
})

/** Ends the portals of a data folder that still run or are starting. */
export async function killPortalsOf(folder: string): Promise<void> {
  const left = [...running].filter(([, its]) => its === folder).map(([portal]) => portal)
  const ended = left.map((portal) => once(portal, 'exit'))
  for (const portal of left) portal.kill('SIGKILL')
  await Promise.all(ended)
}

async function untilReady(portal: ChildProcess, url: string, log: () => string): Promise<void> {
  // Unlike `exit`, `close` waits for the rest of the output.
  const closed = once(portal, 'close')
  const deadline = Date.now() + longestStartMs
  while (Date.now() < deadline) {
    if (portal.exitCode !== null) {
      await closed
      throw new Error(`the portal ended with ${portal.exitCode}\n${log()}`)
    }
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  portal.kill('SIGKILL')
  throw new Error(`the portal was not ready in ${longestStartMs / 1000} s\n${log()}`)
}

/**
 * Starts the built portal on a data folder; an empty one gets the demo centre. Resolves when it responds.
 * @param smtpUrl the mail server for its e-mails; without one they are kept in the folder
 */
export async function startPortal(
  folder: string,
  { smtpUrl, ...told }: { smtpUrl?: string } & NodeJS.ProcessEnv = {},
): Promise<PortalProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let log = ''
  const portal = spawn(nodeOfPackages, portalArguments, {
    cwd: root,
    env: {
      ...process.env,
      ...portalAllocator,
      // Conditions of the tests: `npm start` has none.
      NODE_OPTIONS: '',
      PORT: String(port),
      SAUDA_DATA: folder,
      ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: 'Sauda <sauda@sauda.example>', PUBLIC_URL: url }),
      SAUDA_DEMO: 'yes',
      ...told,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.set(portal, folder)
  portal.once('exit', () => running.delete(portal))
  for (const stream of [portal.stdout, portal.stderr]) stream.on('data', (text) => (log += text))
  const ended = once(portal, 'exit')
  await untilReady(portal, url, () => log)
  const end = async (signal: NodeJS.Signals) => {
    portal.kill(signal)
    const [code, killedBy] = await ended
    return code ?? killedBy
  }
  return {
    url,
    folder,
    log: () => log,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    pid: portal.pid,
  }
}

/**
 * Starts a portal on an empty data folder, which gets a copy of the run's demo centre, if there is one: creating it again
 * would take a processor 24 s, starting on a copy takes it 4 s.
 */
export async function startDemoPortal(folder: string, told: NodeJS.ProcessEnv = {}): Promise<PortalProcess> {
  const { PORTAL_DEMO } = process.env
  if (PORTAL_DEMO && existsSync(PORTAL_DEMO)) await cp(PORTAL_DEMO, folder, { recursive: true })
  return startPortal(folder, told)
}
