import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { expect } from 'vitest'
import type { Database, Queries } from '../platform/database/open-database.ts'

/** Where a run collects the statements of its test files, for scripts/same-tests.mjs; without it they are not collected. */
const folder = process.env.SENT_STATEMENTS

const sent = new Set<string>()
const compiler = new PostgresQueryCompiler()

const collects: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    sent.add(compiler.compileQuery(node, queryId).sql)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * Returns the database for a server, whose statements are collected. A test that has the database itself, to arrange and to
 * look, does not use this one.
 */
export function collecting(database: Database): Database {
  if (!folder) return database
  return { ...database, ...collected(database), unhurried: collected(database.unhurried) }
}

function collected({ db, query }: Queries): Queries {
  return {
    db: db.withPlugin(collects),
    query: (text, values) => {
      sent.add(text)
      return query(text, values)
    },
  }
}

/** Writes down what the test file has sent so far, when it closes its database. */
export async function writeStatements(): Promise<void> {
  if (!folder) return
  const line = JSON.stringify({ file: expect.getState().testPath, statements: [...sent] })
  sent.clear()
  await appendFile(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}
