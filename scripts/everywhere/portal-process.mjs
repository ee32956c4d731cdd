import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { environment, nodeOfPackages, root } from '../workspace/command.mjs'

/**
 * @typedef {object} RunningPortal
 * @property {string} url
 * @property {number} closedPort a port that nobody listens on
 * @property {Record<string, string>} passwords by login, of one person for each role
 * @property {string} consoleToken opens the e-mails
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the portal with its demo centre: on a copy of the one that flows have made (PORTAL_DEMO), otherwise on a new one,
 * which takes a processor 20 s more.
 *
 * @param {{ data: string, files: string }} folders
 * @returns {Promise<RunningPortal>}
 */
export async function startPortal({ data, files }) {
  const { PORTAL_DEMO } = process.env
  if (PORTAL_DEMO && existsSync(PORTAL_DEMO)) await cp(PORTAL_DEMO, data, { recursive: true })
  const portal = spawn(nodeOfPackages, ['--conditions=@sauda/source', 'scripts/everywhere/portal.ts'], {
    cwd: root,
    env: environment({ SAUDA_DATA: data, FILES: files, TRUSTED_PROXIES: '127.0.0.1' }),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  process.once('exit', () => portal.kill('SIGKILL'))
  /** @type {() => Promise<void>} */
  const stop = () =>
    new Promise((resolve) => {
      portal.once('exit', () => resolve())
      portal.stdin.end()
    })
  return new Promise((resolve, reject) => {
    portal.once('error', reject)
    portal.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)))
    createInterface(portal.stdout).on('line', (line) => {
      if (!line.startsWith('{')) return
      /** @type {{ url: string, closedPort: number, consoleToken: string, signIns: { email: string, password: string }[] }} */
      const { url, closedPort, consoleToken, signIns } = JSON.parse(line)
      const passwords = Object.fromEntries(signIns.map(({ email, password }) => [email, password]))
      resolve({ url, closedPort, consoleToken, passwords, stop })
    })
  })
}
