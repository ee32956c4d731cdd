/** Reasons not to start that the person at the console can do something about: their message says what. */
const PLAIN = new Set([
  'ConfigurationMistake',
  'DataFolderInUse',
  'DataFolderUnreadable',
  'DatabaseNewerThanCode',
  'MigrationChanged',
  'NoAdministrator',
  'NotAnswered',
])

/** What to say when a server does not start: a sentence where that is enough, else all there is. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return PLAIN.has(error.name) || 'syscall' in error ? error.message : (error.stack ?? error.message)
}

/** A value of the environment that makes no sense; the message names it. */
export class ConfigurationMistake extends Error {
  override readonly name = 'ConfigurationMistake'
}
