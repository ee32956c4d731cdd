import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerConfig } from './config.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Database, openDatabase } from './platform/database/open-database.ts'
import { startAlone } from './platform/database/start-alone.ts'

type HomeConfig = Pick<ServerConfig, 'dataFolder' | 'databaseUrl' | 'statementTimeout'>

/**
 * Opens the configured database, embedded or not, migrates it and prepares it for use. Several processes may do so at
 * the same time.
 * @param furnish what else must be done before another process starts
 * @throws DataFolderInUseError, DatabaseNewerThanCodeError and other errors of the database
 */
export async function openHome<Home>(
  { dataFolder, databaseUrl, statementTimeout }: HomeConfig,
  furnish: (database: Database) => Promise<Home>,
): Promise<Home> {
  await mkdir(dataFolder, { recursive: true })
  const database = await openDatabase(
    databaseUrl
      ? { url: databaseUrl, ...(statementTimeout !== undefined && { statementTimeout }) }
      : { folder: join(dataFolder, 'database') },
  )
  try {
    return await startAlone(database, async () => {
      await migrate(database.unhurried.db)
      return furnish(database)
    })
  } catch (error) {
    await database.close()
    throw error
  }
}
