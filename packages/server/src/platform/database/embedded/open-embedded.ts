import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Pool } from 'pg'
import { within } from '../../within.ts'
import { columnTypes } from '../column-types.ts'
import { surviveLosses } from '../survive-losses.ts'
import { prepareFolder } from './data-folder.ts'
import type { EngineHome } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { startThread } from './thread.ts'
import { WireStream } from './wire-stream.ts'

/** A PostgreSQL in a thread of this process. */
export interface Embedded {
  /** A pool of one connection: there can be only one. */
  pool: Pool
  /** Copies all its files, to start a database in memory from them. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** How long to wait for statements in progress, in milliseconds; then they are aborted. */
const GOODBYE = 5_000

/**
 * Opens the embedded database in a folder, creating it if needed, or one in memory.
 * @throws DataFolderInUseError, DataFolderUnreadableError
 */
export async function openEmbedded(home: EngineHome): Promise<Embedded> {
  if (!('folder' in home)) return overThread(home)
  const folder = resolve(home.folder)
  await mkdir(dirname(folder), { recursive: true })
  const unlock = lockFolder(folder)
  try {
    await prepareFolder(folder)
    const embedded = await overThread({ folder })
    return { ...embedded, close: () => embedded.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function overThread(home: EngineHome): Promise<Embedded> {
  const thread = await startThread(home)
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    types: columnTypes,
    stream: () => new WireStream(thread.openSession()),
  })
  return {
    pool: surviveLosses(pool),
    snapshot: thread.snapshot,
    close: async () => {
      await within(GOODBYE, pool.end())
      await thread.close(GOODBYE)
    },
  }
}
