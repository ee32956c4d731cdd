/**
 * PostgreSQL's error codes when it is unavailable: classes 08 (connection) and 57P (shut down, starting), too many
 * connections, and statement timeout.
 */
const SQLSTATE = /^(?:08...|57P..|53300|57014)$/

/** Node's error codes when the other side of a connection is not there. */
const NODE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Errors of pg and its pool that have no code. */
const PG_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/

/** Returns whether an error means that the database is unavailable, not that the query is wrong. */
export function isUnavailable(error: Error): boolean {
  if (error.name === 'DatabaseUnavailable') return true
  const code = 'code' in error ? String(error.code) : undefined
  // A local socket without a server; for any other call, ENOENT is a missing file.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return code === undefined ? PG_MESSAGES.test(error.message) : SQLSTATE.test(code) || NODE_CODES.has(code)
}
