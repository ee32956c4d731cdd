import { openDatabase } from '../platform/database/open-database.ts'

// Runs as a separate process that is killed: writes rows into the folder until then, and prints each row once it is
// committed.

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase({ folder })
await database.query('create table if not exists written (id bigint primary key)')
const { rows } = await database.query<{ last: number }>('select coalesce(max(id), 0) as last from written')
for (let id = (rows[0]?.last ?? 0) + 1; ; id++) {
  await database.query('insert into written values ($1)', [id])
  process.stdout.write(`${id}\n`)
}
