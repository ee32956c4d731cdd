/**
 * PostgreSQL's error codes when it is unavailable: classes 08 (connection), 28 (its password was changed), 53 (a full disk,
 * no memory, too many connections), 57P (shut down, starting) and 58 (its files), a database that is gone, that accepts no
 * connections (55000) or only reads, and statement timeout.
 */
const SQLSTATE = /^(?:08...|28...|53...|57P..|58...|3D000|55000|25006|57014)$/

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
