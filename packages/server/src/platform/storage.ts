import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { syncFolder, writeThrough } from './durable-file.ts'

/** Files by key ('a/b.webp'). A file survives a power loss once `put` has resolved. */
export interface Storage {
  /** @param type the content type, stored if the storage supports it */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The stream fails if there is no such file. */
  get(key: string): Promise<Readable>
  exists(key: string): Promise<boolean>
  /** Also succeeds if there is no such file. */
  delete(key: string): Promise<void>
}

/** Storage in a folder. Rejects keys that lead out of it. */
export function openStorage(folder: string): Storage {
  const disk = new Disk(new DurableDriver(folder))
  return {
    put: (key, bytes, type) => disk.put(key, bytes, { contentType: type }),
    get: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  }
}

/** flydrive's files on disk, written atomically. */
class DurableDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#folder, key)
    const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeThrough(draft, contents)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }
}
