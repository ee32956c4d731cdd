import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { DatabaseNewerThanCodeError, MigrationChangedError } from './errors.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open-database.ts'
import { startAlone } from './start-alone.ts'

let database: Database
let folder: URL
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'sauda-migrations-'))}/`)
  await database.query('drop table if exists schema_migrations, fruits, nuts')
  await put('0001-fruits.sql', 'create table fruits (name text); create index fruits_name on fruits (name);')
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => database.close())

const put = (name: string, text: string) => writeFile(new URL(name, folder), text)
const run = () => migrate(database.db, folder)
const exists = async (table: string) =>
  (await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(database.db)).rows[0]
    ?.is

it('applies new migrations, in order, once', async () => {
  await put('0010-late.sql', "insert into nuts values ('almond')")
  await put('0002-nuts.sql', 'create table nuts (name text)')
  await put('README.md', 'not a migration')
  expect(await run()).toEqual(['0001-fruits.sql', '0002-nuts.sql', '0010-late.sql'])
  expect(await run()).toEqual([])
  await put('0011-later.sql', "insert into nuts values ('walnut')")
  expect(await run()).toEqual(['0011-later.sql'])
  expect((await database.query('select name from nuts order by name')).rows).toHaveLength(2)
})

it('rolls back one that fails, and keeps those before it', async () => {
  await put('0002-nuts.sql', 'create table nuts (name text); insert into nowhere values (1);')
  await expect(run()).rejects.toMatchObject({ code: '42P01' })
  expect(await exists('nuts')).toBe(false)
  await put('0002-nuts.sql', 'create table nuts (name text)')
  expect(await run()).toEqual(['0002-nuts.sql'])
})

it('rejects one that was changed after it was applied', async () => {
  await run()
  await put('0001-fruits.sql', 'create table fruits (name text not null)')
  await put('0002-nuts.sql', 'create table nuts (name text)')
  await expect(run()).rejects.toThrow(MigrationChangedError)
  expect(await exists('nuts')).toBe(false)
})

it('rejects a database that newer code has migrated', async () => {
  await put('0002-nuts.sql', 'create table nuts (name text)')
  await run()
  await rm(new URL('0002-nuts.sql', folder))
  await expect(run()).rejects.toThrow(DatabaseNewerThanCodeError)
  await expect(run()).rejects.toThrow('0002-nuts.sql')
})

it('applies each once when several servers start together', async () => {
  const start = () => startAlone(database, run)
  const ran = await Promise.all([start(), start(), start()])
  expect(ran.flat()).toEqual(['0001-fruits.sql'])
})

it('has applied all of the server’s own migrations', async () => {
  const own = await testDatabase()
  expect(await migrate(own.db)).toEqual([])
  await own.close()
})
