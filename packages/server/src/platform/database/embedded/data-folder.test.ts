import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, fsyncSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataFolderInUseError, DataFolderUnreadableError } from '../errors.ts'
import { openDatabase } from '../open-database.ts'
import { EMBEDDED_VERSION, startEngine } from './engine.ts'

const WRITER = fileURLToPath(new URL('../../../testing/endless-writer.ts', import.meta.url))

let parent: string
let folder: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sauda-folder-'))
  folder = join(parent, 'data', 'database')
})
afterAll(() => rm(parent, { recursive: true }))

const startWriter = (into = folder) =>
  spawn(process.execPath, [WRITER, into], { stdio: ['ignore', 'pipe', 'inherit'] })

async function kill(writer: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const ended = once(writer, 'close')
  writer.kill('SIGKILL')
  await ended
}

/** Kills the process once it has reported that many committed rows; returns the last reported one. */
async function killAfter(writer: ChildProcessByStdio<null, Readable, null>, rows: number): Promise<number> {
  let last = 0
  let said = 0
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line)
    if (++said === rows) writer.kill('SIGKILL')
  }
  return last
}

// Creating a folder takes seconds, and many on a busy machine.
describe('a data folder', { timeout: 180_000 }, () => {
  it('is created at first, and opened again', async () => {
    const first = await openDatabase({ folder })
    await first.query('create table kept (text text)')
    await first.query("insert into kept values ('сақталды')")
    await first.close()
    const again = await openDatabase({ folder })
    expect((await again.query('select text from kept')).rows).toEqual([{ text: 'сақталды' }])
    await again.close()
    expect(await readdir(join(parent, 'data'))).toEqual(['database', 'database.lock'])
    expect((await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()).toBe(EMBEDDED_VERSION)
  })

  it('keeps every acknowledged row after repeated kills', async () => {
    for (const rows of [1, 50, 200]) {
      const last = await killAfter(startWriter(), rows)
      const database = await openDatabase({ folder })
      const [kept] = (
        await database.query<{ count: number; last: number }>('select count(*), max(id) as last from written')
      ).rows
      await database.close()
      expect(kept?.last).toBeGreaterThanOrEqual(last)
      expect(kept?.count).toBe(kept?.last)
    }
  })

  it('is locked for a second opener, of this process or another, until it is released', async () => {
    const writer = startWriter()
    await once(writer.stdout, 'data')
    await expect(openDatabase({ folder })).rejects.toThrow(DataFolderInUseError)
    await kill(writer)

    const first = await openDatabase({ folder })
    await expect(openDatabase({ folder })).rejects.toThrow(DataFolderInUseError)
    const refused = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    refused.stderr.on('data', (text) => {
      complaint += text
    })
    const [code] = await once(refused, 'close')
    expect(code).not.toBe(0)
    expect(complaint).toContain('DataFolderInUseError')
    expect((await first.query('select 1 as value')).rows).toEqual([{ value: 1 }])
    await first.close()
  })

  it('is created again if the first start was killed in the middle', async () => {
    const halfMade = join(parent, 'half', 'database')
    const writer = startWriter(halfMade)
    while (!existsSync(join(parent, 'half', 'database.new'))) await new Promise(setImmediate)
    await kill(writer)
    expect(await readdir(join(parent, 'half'))).not.toContain('database')
    const database = await openDatabase({ folder: halfMade })
    expect((await database.query('select 1 as value')).rows).toEqual([{ value: 1 }])
    await database.close()
    expect(await readdir(join(parent, 'half'))).toEqual(['database', 'database.lock'])
  })

  it('rejects files of another PostgreSQL and other files, and releases the lock', async () => {
    const other = join(parent, 'other')
    await mkdir(other)
    await writeFile(join(other, 'notes.txt'), 'mine')
    await expect(openDatabase({ folder: other })).rejects.toThrow(DataFolderUnreadableError)
    await writeFile(join(other, 'PG_VERSION'), '17\n')
    await expect(openDatabase({ folder: other })).rejects.toThrow('was made by PostgreSQL 17')
    expect((await readdir(other)).sort()).toEqual(['PG_VERSION', 'notes.txt'])
  })
})

describe('a commit', () => {
  it('is flushed to the disk exactly once, and a query never', async () => {
    let flushes = 0
    const sync = (descriptor: number) => {
      flushes++
      fsyncSync(descriptor)
    }
    const engine = await startEngine({ folder }, { sync })
    await engine.exec('create table if not exists counted (text text)')
    await engine.query("insert into counted values ('warm')")

    flushes = 0
    for (let commit = 0; commit < 25; commit++) await engine.query("insert into counted values ('one')")
    expect(flushes).toBe(25)

    flushes = 0
    await engine.transaction(async (trx) => {
      for (let row = 0; row < 25; row++) await trx.query("insert into counted values ('together')")
      expect(flushes).toBe(0)
    })
    expect(flushes).toBe(1)

    flushes = 0
    for (let ask = 0; ask < 25; ask++) await engine.query('select count(*) from counted')
    expect(flushes).toBe(0)
    await engine.close()
  })
})
