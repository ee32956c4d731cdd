import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bounded } from './bounded.ts'
import { MEGABYTE } from './limits.ts'
import { refusal } from './refuse.ts'

/** Files that nobody needs any more, because a process was killed between receiving them and storing their rows. */
const FORGOTTEN_AFTER = 3_600_000

/** A folder of files that came and wait for their job. Their names are ours and never the sender's. */
export interface Spool {
  /**
   * Writes a body to a file, with flat memory. @throws ExchangeRefusalError `batch_too_large` or what `tooLarge` returns,
   * `batch_cut_off`; the file is removed then
   */
  receive(body: Readable, limit: number, tooLarge?: () => Error): Promise<{ name: string; path: string }>
  /**
   * Writes one file behind the first `size` bytes of another, and cuts off what was there, so that it may be repeated. Nobody
   * else may write to it meanwhile.
   */
  append(name: string, part: string, size: number): Promise<void>
  /** Cuts off what a file has behind its first `size` bytes. Nobody may write to it meanwhile. */
  cut(name: string, size: number): Promise<void>
  /** Gives a file another name too; it exists until both are removed. */
  share(name: string): Promise<string>
  /** The size of a file in bytes; 0 if there is none. */
  sizeOf(name: string): Promise<number>
  pathOf(name: string): string
  remove(name: string): Promise<void>
  /** Removes files that no batch names. */
  sweep(isNeeded: (name: string) => boolean, now: Date): Promise<void>
}

export function openSpool(folder: string): Spool {
  const pathOf = (name: string) => join(folder, name)
  const remove = (name: string) => rm(pathOf(name), { force: true })
  const sizeOf = async (name: string) => (await stat(pathOf(name)).catch(() => ({ size: 0 }))).size
  const cut = async (name: string, size: number) => {
    if ((await sizeOf(name)) > size) await truncate(pathOf(name), size)
  }
  return {
    pathOf,
    remove,
    receive: async (body, limit, tooLarge) => {
      await mkdir(folder, { recursive: true })
      const name = randomUUID()
      const draft = `${name}.part`
      try {
        await writeBounded(body, pathOf(draft), limit, tooLarge)
        await rename(pathOf(draft), pathOf(name))
      } catch (error) {
        await remove(draft)
        throw error
      }
      return { name, path: pathOf(name) }
    },
    sizeOf,
    cut,
    append: async (name, part, size) => {
      await cut(name, size)
      try {
        await pipeline(createReadStream(pathOf(part)), createWriteStream(pathOf(name), { flags: 'a' }))
      } catch (error) {
        await cut(name, size)
        throw error
      }
    },
    share: async (name) => {
      const other = randomUUID()
      await link(pathOf(name), pathOf(other))
      return other
    },
    sweep: async (isNeeded, now) => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (isNeeded(name)) continue
        const { mtimeMs } = await stat(pathOf(name)).catch(() => ({ mtimeMs: now.getTime() }))
        if (now.getTime() - mtimeMs > FORGOTTEN_AFTER) await remove(name)
      }
    },
  }
}

async function writeBounded(
  body: Readable,
  path: string,
  limit: number,
  tooLarge: () => Error = () => batchTooLarge(limit),
): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for await (const chunk of bounded(body, limit, tooLarge)) await file.write(chunk)
  } finally {
    await file.close()
  }
}

/** The error for a batch that has more bytes than this. */
export function batchTooLarge(limit: number): Error {
  return refusal('batch_too_large', { needed: String(Math.floor(limit / MEGABYTE)) })
}
