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

export interface EngineOptions {
  /** Flushes a descriptor to the disk; tests count the calls. */
  sync?: (descriptor: number) => void
  /** Hears that PostgreSQL has panicked: nothing can be asked of this engine any more. It must not return. */
  onPanic?: (cause: unknown) => never
}

/** Starts PGlite in the calling thread. A query holds the thread until it is done, so give it its own. */
export async function startEngine(home: EngineHome, { sync, onPanic }: EngineOptions = {}): Promise<PGlite> {
  const extensions = { pg_trgm }
  const options: PGliteOptions =
    'folder' in home
      ? { fs: new DurableFS(home.folder, sync, onPanic), startParams: DURABLE, extensions }
      : { ...(home.snapshot && { loadDataDir: new Blob([home.snapshot]) }), extensions }
  const engine = await PGlite.create(options)
  if (onPanic) watchForPanic(engine, onPanic)
  return engine
}

/** PostgreSQL leaves its loop with this status when a statement has failed, and goes on. */
const STATEMENT_FAILED = 100

/**
 * A PostgreSQL that panics (its log cannot be written, say) ends its process and recovers at the next start. In PGlite it
 * aborts, which PGlite does not notice: it would ask the dead engine for its answer again and again, for ever.
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
