import { randomInt } from 'node:crypto'

// The configuration and the setup load this file separately, in one process. Below the ephemeral ports, which another
// process may get first.
process.env.PAGES_API_PORT ??= String(randomInt(20_000, 32_000))

/** Where the API of this run listens. */
export const API_PORT = Number(process.env.PAGES_API_PORT)
