/** Another process holds the data folder. Two at once would silently lose each other's rows. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process. Stop it first, or give this one its own.`)
  }
}

/** The folder holds something this server cannot open: another PostgreSQL's files, or none at all. */
export class DataFolderUnreadable extends Error {
  override readonly name = 'DataFolderUnreadable'
}

/** The database was migrated by a newer server; an older one must not write into it. */
export class DatabaseNewerThanCode extends Error {
  override readonly name = 'DatabaseNewerThanCode'

  constructor(migration: string) {
    super(`The database has the migration ${migration}, which this server does not know. Run a newer server.`)
  }
}

/** A migration's file differs from what was applied. Applied migrations are never edited: write a new one. */
export class MigrationChanged extends Error {
  override readonly name = 'MigrationChanged'

  constructor(migration: string) {
    super(`The migration ${migration} was changed after it had been applied.`)
  }
}

/** The thread of the embedded database has stopped and is started again; ask again in a moment. */
export class EmbeddedDatabaseStopped extends Error {
  override readonly name = 'EmbeddedDatabaseStopped'
  /** What a PostgreSQL server says in the same case: crash_shutdown. */
  readonly code = '57P02'

  constructor() {
    super('The embedded database has stopped and is being started again.')
  }
}

/** A query went past the transaction it runs in. The embedded database would wait for it for ever. */
export class QueryOutsideTransaction extends Error {
  override readonly name = 'QueryOutsideTransaction'

  constructor() {
    super('A query on the outer database inside withTransaction: use the transaction that was handed over.')
  }
}
