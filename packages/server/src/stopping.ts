import type { FastifyInstance } from 'fastify'
import { within } from './platform/within.ts'
import { whyNot } from './why-not.ts'

/** How long requests under way may take to end, in milliseconds. */
const DRAIN = 10_000
/** How long a process takes to stop at most; then it ends with what could not be closed. */
const LONGEST = 30_000
/** A connection that becomes idle meanwhile is closed at once, not when its keep-alive ends. */
const LOOK_EVERY = 100

/**
 * Takes no more connections and lets the requests under way end. Whoever has not ended in time (a body that stopped half-way, a
 * client that does not read) is cut off.
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

/** Takes one step after another, each of them even when one before it failed. @throws the first failure */
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
 * Closes what runs when the process is asked to end, and ends it: with 0 when all was closed, else with 1 and a line that says
 * why. A second signal ends it at once, as if nobody listened.
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
