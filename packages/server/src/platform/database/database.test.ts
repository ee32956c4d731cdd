import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, testDatabase } from '../../testing/test-database.ts'
import { QueryOutsideTransactionError } from './errors.ts'
import type { Database } from './open-database.ts'
import { type Db, withTransaction } from './transaction.ts'

let database: Database
const write = (db: Db, text: string) => sql`insert into notes (text) values (${text})`.execute(db)
const notes = async () =>
  (await database.query<{ text: string }>('select text from notes order by id')).rows.map(({ text }) => text)
beforeAll(async () => {
  database = await testDatabase()
  await database.query('create table notes (id bigint generated always as identity, text text)')
})
beforeEach(() => emptyDatabase(database))
afterAll(() => database.close())

describe('columns', () => {
  it.each([
    ['42::int8', 42],
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['array[1, 2]::int8[]', [1, 2]],
    ['array[1, null]::int8[]', [1, null]],
    ["'{}'::int8[]", []],
    ['1.50::numeric', 1.5],
    ['array[1.5]::numeric[]', [1.5]],
    ['count(*)', 1],
    ["date '2026-03-01'", '2026-03-01'],
    ["array[date '2026-03-01']", ['2026-03-01']],
    ["timestamptz '2026-03-01 05:00+05'", new Date('2026-03-01T00:00:00Z')],
    ["json_build_object('at', timestamptz '2026-03-01 05:00+05')", { at: '2026-03-01T00:00:00+00:00' }],
    ['null::int8', null],
  ])('%s', async (expression, value) => {
    const { rows } = await database.query(`select ${expression} as value`)
    expect(rows).toEqual([{ value }])
  })

  it('rejects an integer that a number cannot represent', async () => {
    await expect(database.query('select 9007199254740993::int8 as value')).rejects.toThrow(RangeError)
    await expect(database.query('select 1 as value')).resolves.toMatchObject({ rows: [{ value: 1 }] })
  })
})

describe('withTransaction', () => {
  it('commits all of the work and returns its result', async () => {
    const result = await withTransaction(database.db, async (trx) => {
      await write(trx, 'one')
      await write(trx, 'two')
      return 'done'
    })
    expect(result).toBe('done')
    expect(await notes()).toEqual(['one', 'two'])
  })

  it('rolls back work that fails', async () => {
    const failing = withTransaction(database.db, async (trx) => {
      await write(trx, 'one')
      await sql`select 1 / 0`.execute(trx)
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await notes()).toEqual([])
  })

  it('joins the transaction it is called in', async () => {
    const failing = withTransaction(database.db, async (outer) => {
      await withTransaction(outer, (inner) => write(inner, 'inner'))
      throw new Error('after')
    })
    await expect(failing).rejects.toThrow('after')
    expect(await notes()).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a query', () => sql`select 1`.execute(database.db)],
    ['plain SQL', () => database.query('select 1')],
    ['another transaction', () => withTransaction(database.db, async () => {})],
  ])('rejects %s on the outer database at once', async (_name, ask) => {
    const failing = withTransaction(database.db, async (trx) => {
      await write(trx, 'one')
      await ask()
    })
    await expect(failing).rejects.toThrow(QueryOutsideTransactionError)
    expect(await notes()).toEqual([])
    await ask()
  })

  it('lets work started in it continue after its end', async () => {
    let later: Promise<unknown> | undefined
    let release = () => {}
    const ended = new Promise<void>((resolve) => {
      release = resolve
    })
    await withTransaction(database.db, async () => {
      later = ended.then(() => database.query('select 1'))
    })
    release()
    await expect(later).resolves.toBeDefined()
  })

  it('retries the work when PostgreSQL asks for it', async () => {
    let runs = 0
    await withTransaction(database.db, async (trx) => {
      await write(trx, `run ${++runs}`)
      if (runs < 3) await sql`do $$ begin raise serialization_failure; end $$`.execute(trx)
    })
    expect(await notes()).toEqual(['run 3'])
  })

  it('gives up after a few retries', async () => {
    let runs = 0
    const failing = withTransaction(database.db, async (trx) => {
      runs++
      await sql`do $$ begin raise deadlock_detected; end $$`.execute(trx)
    })
    await expect(failing).rejects.toMatchObject({ code: '40P01' })
    expect(runs).toBe(4)
  })

  it('isolates concurrent work', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `note ${index}`)
    await Promise.all(texts.map((text) => withTransaction(database.db, (trx) => write(trx, text))))
    expect((await notes()).sort()).toEqual(texts.sort())
  })
})

describe('plain SQL', () => {
  it('continues after an error', async () => {
    await expect(database.query('select nothing')).rejects.toMatchObject({ code: '42703' })
    await expect(database.query('select $1::int8 as value', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect((await database.query('select 1 as value')).rows).toEqual([{ value: 1 }])
  })

  it('returns more than fits one packet', async () => {
    const { rows } = await database.query<{ text: string }>("select repeat('ә', 5000000) as text")
    expect(rows[0]?.text).toHaveLength(5_000_000)
  })

  it('has trigrams', async () => {
    const { rows } = await database.query("select 'тормоз' % 'тормоза' as like")
    expect(rows).toEqual([{ like: true }])
  })
})
