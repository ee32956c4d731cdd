/** `npm start`: installs the packages, builds what is stale and runs the portal. Needs only Node 18 or newer. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { arePagesBuilt, buildPages, bundlePortal, compressPagesMeanwhile } from './workspace/app-build.mjs'
import { environment, nodeOfPackages, root } from './workspace/command.mjs'
import { bringPackages } from './workspace/packages.mjs'
import { demoArguments, portalAllocator, portalArguments } from './workspace/portal-command.mjs'

const oldestNode = 18

/**
 * Runs a step and prints how long it took; prints nothing if there was nothing to do.
 *
 * @param {string} doing
 * @param {string} done
 * @param {() => Promise<boolean>} work
 */
async function step(doing, done, work) {
  const start = Date.now()
  const slow = setTimeout(() => console.log(`${doing} …`), 300)
  try {
    if (await work()) console.log(`${done} in ${((Date.now() - start) / 1000).toFixed(1)} s`)
  } finally {
    clearTimeout(slow)
  }
}

/**
 * Checks that the port is free before the long work starts.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
function mustBeFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      const text = `Port ${port} on ${host} is taken. Stop what uses it or choose another: PORT=${port + 1} npm start`
      reject(isTaken ? new Error(text) : error)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/**
 * Creates the demo centre, if it is wanted and missing. Errors are left to the portal, which has the same ones when it opens
 * what this has not finished.
 *
 * @param {AbortSignal} signal
 */
async function createDemo(signal) {
  const creating = spawn(nodeOfPackages, demoArguments, {
    cwd: root,
    env: environment(portalAllocator),
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    signal,
  })
  await once(creating, 'exit').catch(() => undefined)
}

/** Builds what is stale, and creates the demo centre beside the first build of the pages: each leaves cores idle. */
async function prepare() {
  await step('Building the server', 'Server built', bundlePortal)
  const isFirst = !(await arePagesBuilt())
  const failed = new AbortController()
  const pages = step('Building the pages', 'Pages built', buildPages)
  pages.catch(() => failed.abort())
  await Promise.all([pages, isFirst && createDemo(failed.signal)])
}

/** Runs the portal in the foreground: forwards signals and returns its exit code. */
function serve() {
  const portal = spawn(nodeOfPackages, portalArguments, {
    cwd: root,
    env: environment(portalAllocator),
    stdio: 'inherit',
  })
  // A terminal sends Ctrl+C to the whole process group, so the portal has it; a second signal would end it at once.
  process.on('SIGINT', () => process.stdin.isTTY || portal.kill('SIGINT'))
  process.on('SIGTERM', () => portal.kill('SIGTERM'))
  process.on('SIGHUP', () => portal.kill('SIGHUP'))
  portal.on('error', (error) => fail(error))
  portal.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}

/** @param {unknown} error */
function fail(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

try {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Error(`Node ${process.versions.node} is too old: install Node ${oldestNode} or newer.`)
  }
  await mustBeFree(Number(process.env.PORT || 3000), process.env.HOST || '127.0.0.1')
  await step('Bringing the packages', 'Packages brought', () => bringPackages({ onlyToRun: true }))
  await prepare()
  serve()
  await compressPagesMeanwhile()
} catch (error) {
  fail(error)
}
