import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's Node file system used here; its own typings omit them. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation<T>(operation: () => T): T
}

type Options = Parameters<NodeFS['init']>[1]
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0]

/**
 * PGlite's file system on disk, made durable: Emscripten's fsync does nothing, so a power loss would lose commits that
 * were already acknowledged.
 */
export class DurableFS extends NodeFS {
  readonly #sync: (descriptor: number) => void
  readonly #onAbort: ((cause: unknown) => void) | undefined

  /**
   * @param sync flushes a descriptor to the disk; tests count the calls
   * @param onAbort called when PostgreSQL aborts, even during its start
   */
  constructor(
    folder: string,
    sync: (descriptor: number) => void = fsyncSync,
    onAbort?: (cause: unknown) => void,
  ) {
    super(folder)
    this.#sync = sync
    this.#onAbort = onAbort
  }

  override init(pg: Parameters<NodeFS['init']>[0], options: Options) {
    const addSync = (module: Module) => {
      const files: unknown = module.NODEFS
      if (!isNodeFileSystem(files)) throw new Error('PGlite has changed: its NODEFS is not there')
      files.stream_ops.fsync = (stream) => {
        files.tryFSOperation(() => this.#sync(stream.nfd))
        return 0
      }
    }
    const addAbort = (module: Module) => {
      if (this.#onAbort) module.onAbort = this.#onAbort
    }
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addSync, addAbort] })
  }
}

function isNodeFileSystem(files: unknown): files is NodeFileSystem {
  return typeof files === 'object' && files !== null && 'stream_ops' in files && 'tryFSOperation' in files
}
