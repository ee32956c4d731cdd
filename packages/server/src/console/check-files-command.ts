import { join } from 'node:path'
import { configFromEnvironment } from '../config.ts'
import { checkFiles } from '../features/documents/paper/check-files.ts'
import { openHome } from '../open-home.ts'
import { openStorage } from '../platform/storage.ts'
import type { Environment } from '../settings.ts'
import { ConfigurationError } from '../why-not.ts'

/**
 * `check-files`: reads the stored file of every document and prints those that are missing or changed. Returns whether
 * all are as they were stored.
 * @throws ConfigurationError, DataFolderInUseError
 */
export async function checkFilesCommand(args: readonly string[], environment: Environment): Promise<boolean> {
  if (args.length > 0) throw new ConfigurationError('check-files takes no arguments')
  const config = configFromEnvironment(environment)
  const database = await openHome(config, async (opened) => opened)
  try {
    const storage = openStorage(join(config.dataFolder, 'files'))
    const { sound, faults } = await checkFiles(
      { db: database.unhurried.db, storage },
      ({ fault, key, document_id, version }) =>
        console.log(`${fault} ${key}: document ${document_id}, version ${version}`),
    )
    console.log(`${sound} files are as they were stored, ${faults} are not.`)
    return faults === 0
  } finally {
    await database.close()
  }
}
