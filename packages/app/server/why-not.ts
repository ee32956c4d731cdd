/** Reasons not to start that the person at the console can do something about: their message says what. */
const PLAIN = new Set([
  'DataFolderInUse',
  'DataFolderUnreadable',
  'DatabaseNewerThanCode',
  'MigrationChanged',
])

/** What to say when the portal does not start: a sentence where that is enough, else all there is. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (PLAIN.has(error.name) || error.message.startsWith('PORT ') || 'syscall' in error) return error.message
  return error.stack ?? error.message
}
