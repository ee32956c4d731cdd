/**
 * What PostgreSQL says when it cannot be worked with now: classes 08 (connection) and 57P (shut down, starting), too many
 * connections, and a query that ran out of its time.
 */
const SQLSTATE = /^(?:08...|57P..|53300|57014)$/

/** What Node says when the other side of a connection is not there. */
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

/** What pg and its pool say without a code. */
const PG_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/

/** Whether something thrown by a query means that the database is away, not that the query is wrong. */
export function isUnavailable(error: Error): boolean {
  if (error.name === 'DatabaseUnavailable') return true
  const code = 'code' in error ? String(error.code) : undefined
  // A local socket whose server is gone; of any other call it is a file that is missing.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return code === undefined ? PG_MESSAGES.test(error.message) : SQLSTATE.test(code) || NODE_CODES.has(code)
}
