import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './command.mjs'

/**
 * Does work that no other process of this repository may do at the same time, such as installing packages; waits until it
 * has ended there. The lock is a socket that the process listens on: it ends with the process, however the process ends.
 *
 * @template Result
 * @param {string} name of the work
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function oneAtATime(name, work) {
  const address = addressOf(name)
  let lock = await listen(address)
  for (; !lock; lock = await listen(address)) {
    // A socket that nobody listens on was left by a process that was killed.
    if (!(await untilReleased(address))) await rm(address, { force: true })
  }
  try {
    return await work()
  } finally {
    await lock.release()
  }
}

/** @param {string} name */
function addressOf(name) {
  const hash = createHash('sha256').update(`${root}\0${name}`).digest('hex').slice(0, 16)
  return process.platform === 'win32' ? `\\\\.\\pipe\\sauda-${hash}` : join(tmpdir(), `sauda-${hash}.lock`)
}

/**
 * @param {string} address
 * @returns {Promise<{ release: () => Promise<void> } | null>} null if the address is taken
 */
function listen(address) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set()
  const server = createServer((socket) => {
    waiting.add(socket.on('error', () => {}).on('close', () => waiting.delete(socket)))
    socket.unref()
  })
  const release = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of waiting) socket.destroy()
      })
    )
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(address, () => {
      server.unref()
      resolve({ release })
    })
  })
}

/**
 * Waits until the process that listens at the address stops.
 *
 * @param {string} address
 * @returns {Promise<boolean>} false if no process listens there
 */
function untilReleased(address) {
  return new Promise((resolve) => {
    let isThere = false
    const socket = connect(address, () => {
      isThere = true
    })
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => resolve(isThere))
  })
}
