import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerConfig } from './config.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Database, openDatabase } from './platform/database/open-database.ts'

/**
 * The database of a configuration, embedded in its data folder or not, open and migrated.
 * @throws DataFolderInUse, DatabaseNewerThanCode and others of the database's errors
 */
export async function openHome({
  dataFolder,
  databaseUrl,
}: Pick<ServerConfig, 'dataFolder' | 'databaseUrl'>): Promise<Database> {
  await mkdir(dataFolder, { recursive: true })
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') },
  )
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
