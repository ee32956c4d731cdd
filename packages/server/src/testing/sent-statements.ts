import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../platform/database/open-database.ts'

/** Where a run collects the statements of its test files, for scripts/same-tests.mjs; without it they are not collected. */
const folder = process.env.SENT_STATEMENTS

const sent = new Set<string>()
const compiler = new PostgresQueryCompiler()

/** Whether a statement belongs to the start of a server or to its jobs, which inherit this from the start. */
const starting = new AsyncLocalStorage<true>()

function note(statement: string): void {
  if (!starting.getStore()) sent.add(statement)
}

const collects: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    note(compiler.compileQuery(node, queryId).sql)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * Starts a server that requests make send statements, which are collected. Those of its jobs are not, since these start at
 * any moment. A test that has the database itself, to arrange and to look, does not use the server's.
 */
export function collecting<Server>(
  database: Database,
  start: (database: Database) => Promise<Server>,
): Promise<Server> {
  if (!folder) return start(database)
  const query: Database['query'] = (text, values) => {
    note(text)
    return database.query(text, values)
  }
  return starting.run(true, () => start({ ...database, db: database.db.withPlugin(collects), query }))
}

/** Writes down what the test file has sent so far, when it closes its database. */
export async function writeStatements(): Promise<void> {
  if (!folder) return
  const line = JSON.stringify({ file: expect.getState().testPath, statements: [...sent] })
  sent.clear()
  await appendFile(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}
