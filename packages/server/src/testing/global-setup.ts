import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../platform/database/embedded/open-embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { type Database, embeddedDatabase, openDatabase } from '../platform/database/open-database.ts'
import { installJobs } from '../platform/jobs/jobs.ts'
import { createDatabase, databaseUrl, dropDatabase } from './server-databases.ts'

/** The template of every test's database: a file for the embedded one, or a database on a server. */
export type Original = { snapshot: string } | { url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    original: Original
  }
}

/** Migrates one database for the whole run: on the server at TEST_DATABASE_URL, else an embedded one. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const { original, remove } = url ? await makeTemplate(url) : await makeSnapshot()
  provide('original', original)
  return remove
}

async function makeTemplate(url: string) {
  const template = `sauda_template_${randomBytes(6).toString('hex')}`
  await createDatabase(url, template)
  const database = await openDatabase({ url: databaseUrl(url, template) })
  await furnish(database)
  await database.close()
  return { original: { url, template }, remove: () => dropDatabase(url, template) }
}

async function makeSnapshot() {
  const folder = await mkdtemp(join(tmpdir(), 'sauda-snapshot-'))
  const snapshot = join(folder, 'database.tar')
  const { pool, snapshot: copy, close } = await openEmbedded({})
  const database = embeddedDatabase(pool, close)
  await furnish(database)
  await dropTemplates(database)
  await writeFile(snapshot, await copy())
  await close()
  return { original: { snapshot }, remove: () => rm(folder, { recursive: true }) }
}

/** A third of an embedded database is the templates of new ones, which no test creates. Each copy is made without them. */
async function dropTemplates({ query }: Database): Promise<void> {
  await query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await query(`drop database ${name}`)
}

async function furnish(database: Database): Promise<void> {
  await migrate(database.db)
  await installJobs(database)
}
