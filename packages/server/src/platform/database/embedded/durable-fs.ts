import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What of Emscripten's Node file system is touched here; its own typings leave it out. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation<T>(operation: () => T): T
}

type Options = Parameters<NodeFS['init']>[1]
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0]

/**
 * PGlite's file system on disk, made durable: Emscripten answers fsync without doing it, so a loss of power
 * would lose commits that were already acknowledged.
 */
export class DurableFS extends NodeFS {
  readonly #sync: (descriptor: number) => void

  /** @param sync flushes a descriptor to the disk; tests count the calls */
  constructor(folder: string, sync: (descriptor: number) => void = fsyncSync) {
    super(folder)
    this.#sync = sync
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
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addSync] })
  }
}

function isNodeFileSystem(files: unknown): files is NodeFileSystem {
  return typeof files === 'object' && files !== null && 'stream_ops' in files && 'tryFSOperation' in files
}
