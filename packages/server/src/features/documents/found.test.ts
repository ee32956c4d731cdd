import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { document } from '../../testing/documents.ts'
import { documentsStage } from '../../testing/documents-stage.ts'

const on = documentsStage()
const { data } = on

const idsOf = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id)

it('a list is searched by room, by sum and without Kazakh letters', async () => {
  await on.test.db
    .insertInto('rooms')
    .values([
      { level: 2, number: '915', area: 40, company_id: null },
      { level: 1, number: '9157', area: 40, company_id: null },
    ])
    .execute()
  const one = await document(on.test, {
    of: on.tenant,
    says: { number: 'A-1', total: 12_951_040, rooms: ['2-915'], title: 'Жібек: Қызмет' },
  })
  const two = await document(on.test, {
    of: on.tenant,
    says: { number: 'A-2', total: 36_540_000, rooms: ['9157'], title: 'Аренда' },
  })
  const found = async (q: string) => idsOf(await data(on.tenant, 'invoice/pagination', { q }))
  for (const q of [
    '2-915',
    '2|915',
    '129 510,40',
    '129510.40',
    '129510',
    '129\u00a0510,4 ₸',
    'жибек',
    'кызмет',
  ])
    expect(await found(q), q).toEqual([one])
  for (const q of ['1-9157', '365 400', '365400', '365 400,00 тг', 'аренда 365 400', 'АРЕНДА 9157'])
    expect(await found(q), q).toEqual([two])
  for (const q of ['2-9157', '1-915 жибек', '129 510,41', '365 401', '129 511', 'кызмет 365 400'])
    expect(await found(q), q).toEqual([])
  expect(await data(on.operator, 'invoice/summary', { q: '365 400' })).toMatchObject({ tenants: 1 })
})

it('documents from before are found so too', async () => {
  const migration = new URL('../../migrations/0047-documents-by-room-and-sum.sql', import.meta.url)
  const [update = ''] = (await readFile(migration, 'utf8')).split(/(?<=;)\n/)
  await on.test.db
    .insertInto('rooms')
    .values({ level: 3, number: '3-77', area: 40, company_id: null })
    .execute()
  const id = await document(on.test, { says: { number: 'Ж-1', rooms: ['3-77'], title: 'Қоғам әңгімесі' } })
  const wordsOf = () =>
    on.test.db.selectFrom('documents').select('words').where('id', '=', id).executeTakeFirstOrThrow()
  const { words } = await wordsOf()
  const before = words.replace('когам ангимеси', 'қоғам әңгімесі').replace(/ 3 3 77$/, '')
  await on.test.db.updateTable('documents').set({ words: before }).where('id', '=', id).execute()
  await on.test.database.query(update)
  expect(before).not.toBe(words)
  expect(await wordsOf()).toEqual({ words })
})
