import type { PGliteOptions } from '@electric-sql/pglite'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFS } from './durable-fs.ts'

/** Where the embedded database lives: a folder, or memory (empty, or grown from a snapshot). */
export type EngineHome = { folder: string } | { snapshot?: Uint8Array<ArrayBuffer> }

/** The major version of PostgreSQL inside PGlite: what PG_VERSION of its folder says. */
export const EMBEDDED_VERSION = '18'

// PGlite starts PostgreSQL with fsync off (-F). With plain fsync as the method there is one per commit.
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]

/** Starts PGlite in the calling thread. A query holds the thread until it is done, so give it its own. */
export async function startEngine(home: EngineHome, sync?: (descriptor: number) => void): Promise<PGlite> {
  const extensions = { pg_trgm }
  const options: PGliteOptions =
    'folder' in home
      ? { fs: new DurableFS(home.folder, sync), startParams: DURABLE, extensions }
      : { ...(home.snapshot && { loadDataDir: new Blob([home.snapshot]) }), extensions }
  return PGlite.create(options)
}

/** A copy of all the database's files, to start another one from in memory. */
export async function takeSnapshot(engine: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  const files = await engine.dumpDataDir('none')
  return new Uint8Array(await files.arrayBuffer())
}

/** Leaves nothing of a session to the next one, as the end of a connection to a server would. */
export async function endSession(engine: PGlite): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('rollback')
  await engine.exec('discard all')
}

/** Answers bytes of PostgreSQL's wire protocol with bytes. */
export async function answerWire(engine: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  await engine.execProtocolRawStream(request, {
    syncToFs: false,
    // The bytes lie in PostgreSQL's own memory and change with the next write.
    onRawData: (bytes) => parts.push(bytes.slice()),
  })
  return concat(parts)
}

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
