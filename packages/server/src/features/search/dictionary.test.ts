import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { type Person, person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { dictionaryOf } from './dictionary.ts'
import { readVersion } from './dictionary-queries.ts'

let test: TestServer
let tenant: Person
let bumper: number
let roomId: number

beforeAll(async () => {
  test = await testServer()
  tenant = await person(test, 1)
  roomId = await room(test, { tenant: tenant.id, level: 2 })
  const part = await test.db
    .insertInto('spare_parts')
    .values({ name: 'Бамперы', name_kk: 'Бамперлер', category: 'body' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const draft = { kind: 'part', spare_part_id: part.id, title: 'Деталь передняя' } as const
  bumper = await ad(test, tenant.id, { live: true, status: 31, draft })
})
afterAll(() => test.close())

async function find(q: string): Promise<number[]> {
  const answer = await test.send({ path: '/api/userBanner/pagination', json: { q } })
  return answer.json().data.items.map((item: { id: number }) => item.id)
}

describe('the dictionary', () => {
  it('has a word of the centre at the next query, and no longer one that is hidden', async () => {
    expect(await find('губа')).toEqual([])
    await sql`insert into search_aliases (text, folded, kind, target, created_at)
      values ('Губа', 'губа', 'part', 'Бамперы', now())`.execute(test.db)
    expect(await find('губа')).toEqual([bumper])
    await sql`update search_aliases set is_hidden = true`.execute(test.db)
    expect(await find('губа')).toEqual([])
  })

  it('ignores an alias of a part that there is not, and of a kind that is none', async () => {
    await sql`insert into search_aliases (text, folded, kind, target, created_at)
      values ('Крыло', 'крыло', 'part', 'Крылья самолёта', now())`.execute(test.db)
    expect(await find('крыло')).toEqual([])
    const wrong = sql`insert into search_aliases (text, folded, kind, target, created_at)
      values ('Крыло', 'крыло', 'wing', 'Бамперы', now())`
    await expect(wrong.execute(test.db)).rejects.toThrow('search_aliases_kind_check')
  })

  it('is read once by many queries at the same time', async () => {
    await test.db.updateTable('spare_parts').set({ name_kk: 'Бампер' }).execute()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => dictionaryOf(test.db)))
    for (const other of others) expect(other).toBe(first)
  })

  it.each([
    ['a part', () => test.db.updateTable('spare_parts').set({ name_kk: 'Бамперлері' }).execute()],
    ['a shop', () => rename(tenant.company_id, 'Новая вывеска')],
    [
      'a company',
      () =>
        test.db
          .updateTable('companies')
          .set({ company: 'ТОО «Вольт»' })
          .where('id', '=', tenant.company_id ?? 0)
          .execute(),
    ],
    ['a room', () => test.db.updateTable('rooms').set({ number: '777' }).where('id', '=', roomId).execute()],
  ])('is read again when %s has another name', async (_what, change) => {
    const before = await readVersion(test.db)
    await change()
    expect(await readVersion(test.db)).not.toBe(before)
  })

  it('is not read again when other things are written, or the same names', async () => {
    const customer = await person(test, 5)
    const before = await readVersion(test.db)
    await test.db
      .updateTable('users')
      .set({ display_name: 'Другое имя' })
      .where('id', '=', customer.id)
      .execute()
    await test.db.updateTable('companies').set({ trade: 'Кузов' }).execute()
    await sql`update companies set sign = sign`.execute(test.db)
    await sql`update spare_parts set name = name, category = 'lights'`.execute(test.db)
    await sql`update rooms set number = number`.execute(test.db)
    expect(await readVersion(test.db)).toBe(before)
  })
})

const rename = (id: number | null, sign: string) =>
  test.db.updateTable('companies').set({ sign }).where('id', '=', id).execute()
