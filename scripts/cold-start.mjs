/**
 * `node scripts/cold-start.mjs`: starts the portal as on a fresh clone, without a build and without data, starts it once more,
 * and prints how long each part took; fails only if a start fails. The demo centre is kept in PORTAL_DEMO, if that is set: the
 * tests in a browser start on copies of it, and on what was built.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { partsOf } from './workspace/cold-start-parts.mjs'
import { root } from './workspace/command.mjs'
import { freePort } from './workspace/free-port.mjs'
import { announce, conclude, measure } from './workspace/report.mjs'

/**
 * Runs `npm start` until it listens, asks for the first page, and stops it.
 *
 * @param {string} data the data folder
 * @returns {Promise<{ seconds: number, output: string }>}
 */
async function start(data) {
  const began = Date.now()
  const port = String(await freePort())
  const env = { ...process.env, PORT: port, SAUDA_DATA: data, SAUDA_DEMO: 'yes' }
  const portal = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(portal, 'exit')
  let output = ''
  for (const stream of [portal.stdout, portal.stderr]) stream.on('data', (text) => (output += text))
  const listening = new Promise((resolve) => {
    createInterface(portal.stdout).on('line', (line) => line.startsWith('Sauda: ') && resolve(true))
  })
  const isListening = await Promise.race([listening, ended.then(() => false)])
  if (!isListening) throw new Error(`${output}\nThe portal ended before it listened.`)
  const seconds = (Date.now() - began) / 1000
  const page = await fetch(`http://127.0.0.1:${port}/`)
  portal.kill('SIGTERM')
  const [code, signal] = await ended
  if (!page.ok || code !== 0)
    throw new Error(`${output}\nPage: ${page.status}; the portal ended with ${code ?? signal}.`)
  return { seconds, output }
}

const folder = await mkdtemp(join(tmpdir(), 'sauda-cold-start-'))
const data = process.env.PORTAL_DEMO || join(folder, 'data')
if (existsSync(data)) {
  console.error(`${data} is there already: a first start needs an empty place.`)
  process.exit(2)
}
await rm(join(root, 'packages/app/build'), { recursive: true, force: true })

let summary = ''
const result = await measure('cold start', async () => {
  // Without it, the tests create the demo centre themselves.
  const started = () =>
    start(data).catch(async (error) => {
      await rm(data, { recursive: true, force: true })
      throw error
    })
  const cold = await started()
  const later = await started()
  summary = `Cold start: ${partsOf(cold.output).join(', ')}, listening after ${cold.seconds.toFixed(1)} s; later start ${later.seconds.toFixed(1)} s`
  return { passed: 2, failed: 0 }
})
await rm(folder, { recursive: true })
announce(result)
if (summary) console.log(summary)
conclude([result])
