/** Another process uses the data folder. Two at once would silently lose each other's rows. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process. Stop it first, or give this one its own.`)
  }
}

/** The folder has something this server cannot open: files of another PostgreSQL version, or no database. */
export class DataFolderUnreadableError extends Error {
  override readonly name = 'DataFolderUnreadableError'
}

/** The database was migrated by a newer server; an older one must not write to it. */
export class DatabaseNewerThanCodeError extends Error {
  override readonly name = 'DatabaseNewerThanCodeError'

  constructor(migration: string) {
    super(`The database has the migration ${migration}, which this server does not know. Run a newer server.`)
  }
}

/** A migration's file differs from the applied one. Never edit applied migrations: write a new one. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError'

  constructor(migration: string) {
    super(`The migration ${migration} was changed after it had been applied.`)
  }
}

/** The thread of the embedded database has stopped and is being restarted; retry in a moment. */
export class EmbeddedDatabaseStoppedError extends Error {
  override readonly name = 'EmbeddedDatabaseStoppedError'
  /** PostgreSQL's code for the same case: crash_shutdown. */
  readonly code = '57P02'

  constructor() {
    super('The embedded database has stopped and is being started again.')
  }
}

/** A query bypassed the transaction it runs in. The embedded database would wait for it forever. */
export class QueryOutsideTransactionError extends Error {
  override readonly name = 'QueryOutsideTransactionError'

  constructor() {
    super('A query on the outer database inside withTransaction: use the transaction that was handed over.')
  }
}
