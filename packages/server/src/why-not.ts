/** Startup errors that the operator can fix; their messages say how. */
const PLAIN = new Set([
  'ConfigurationError',
  'DataFolderInUseError',
  'DataFolderUnreadableError',
  'DatabaseNewerThanCodeError',
  'MigrationChangedError',
  'NoAdministratorError',
  'NotAnsweredError',
])

/** Returns what to print when the server does not start: the message if that is enough, else the stack. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return PLAIN.has(error.name) || 'syscall' in error ? error.message : (error.stack ?? error.message)
}

/** An invalid environment variable; the message names it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
