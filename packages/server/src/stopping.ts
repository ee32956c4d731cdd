import type { FastifyInstance } from 'fastify'
import { within } from './platform/within.ts'
import { whyNot } from './why-not.ts'

/** How long requests in progress may take to finish, in milliseconds. */
const DRAIN = 10_000
/** The maximum time a process takes to stop; after it, the process exits with whatever is still open. */
const LONGEST = 30_000
/** Closes connections as soon as they become idle, without waiting for keep-alive. */
const LOOK_EVERY = 100

/**
 * Accepts no more connections and waits for requests in progress. Connections still open after the timeout (an
 * incomplete body, a client that does not read) are destroyed.
 */
export async function drain(fastify: FastifyInstance, patience = DRAIN): Promise<void> {
  const { server } = fastify
  const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  try {
    const ended = await within(patience + 1_000, fastify.close())
    if (!ended) console.error('A connection could not be closed; it ends with the process.')
  } finally {
    clearInterval(look)
    clearTimeout(cut)
  }
}

/** Runs the steps in order, each even if an earlier one failed. @throws the first error */
export async function inOrder(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * Closes the application on a signal and exits: with 0 if everything was closed, else with 1 and an error line. A
 * second signal exits at once.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  const stop = async () => {
    for (const signal of SIGNALS) process.off(signal, stop)
    try {
      if (!(await within(LONGEST, close()))) throw new Error(`Not all was closed in ${LONGEST / 1000} s.`)
      process.exit(0)
    } catch (error) {
      console.error(whyNot(error))
      process.exit(1)
    }
  }
  for (const signal of SIGNALS) process.on(signal, stop)
}
