import type { PGliteOptions } from '@electric-sql/pglite'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFS } from './durable-fs.ts'

/** The location of the embedded database: a folder, or memory (empty, or from a snapshot). */
export type EngineHome = { folder: string } | { snapshot?: Uint8Array<ArrayBuffer> }

/** PGlite's major version of PostgreSQL, as in the folder's PG_VERSION. */
export const EMBEDDED_VERSION = '18'

// PGlite starts PostgreSQL with fsync off (-F). With `fsync` as the sync method, each commit flushes once.
// The system caches the pages of its files as well. The default of 128 MB of buffers answers a tenth faster (decision 0114).
const ON_DISK = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
]

export interface EngineOptions {
  /** Flushes a descriptor to the disk; tests count the calls. */
  sync?: (descriptor: number) => void
  /** Called when PostgreSQL has panicked and the engine cannot be used any more. It must not return. */
  onPanic?: (cause: unknown) => never
}

/** Starts PGlite in the calling thread. Queries block the thread, so give it its own. */
export async function startEngine(home: EngineHome, { sync, onPanic }: EngineOptions = {}): Promise<PGlite> {
  const extensions = { pg_trgm }
  const options: PGliteOptions =
    'folder' in home
      ? { fs: new DurableFS(home.folder, sync, onPanic), startParams: ON_DISK, extensions }
      : { ...(home.snapshot && { loadDataDir: new Blob([home.snapshot]) }), extensions }
  const engine = await PGlite.create(options)
  if (onPanic) watchForPanic(engine, onPanic)
  return engine
}

/** PostgreSQL's main loop exits with this status after a failed statement, and continues. */
const STATEMENT_FAILED = 100

/**
 * A PostgreSQL that panics (for example because it cannot write its log) ends its process and recovers at the next
 * start. In PGlite it aborts, which PGlite does not notice: it would poll the dead engine forever.
 */
function watchForPanic(engine: PGlite, onPanic: (cause: unknown) => never): void {
  const { Module: module } = engine
  const answerOnce = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      answerOnce()
    } catch (thrown) {
      if (isFailedStatement(thrown)) throw thrown
      onPanic(thrown)
    }
  }
}

function isFailedStatement(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' && thrown !== null && 'status' in thrown && thrown.status === STATEMENT_FAILED
  )
}

/** Copies all the database's files, to start another one in memory from them. */
export async function takeSnapshot(engine: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  const files = await engine.dumpDataDir('none')
  return new Uint8Array(await files.arrayBuffer())
}

/** Resets the session state, as closing a connection to a server would. */
export async function endSession(engine: PGlite): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('rollback')
  await engine.exec('discard all')
}

/** Runs bytes of PostgreSQL's wire protocol and returns the response bytes. */
export async function answerWire(engine: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  await engine.execProtocolRawStream(request, {
    syncToFs: false,
    // Copy the bytes: they are in PostgreSQL's own memory and change with the next write.
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
