import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
const LAMP = 'Лампы Osram, D2S'

beforeAll(async () => {
  test = await testServer()
  const seller = (await person(test, 5)).id
  const part = (name: string, name_kk: string, category: string) => ({ name, name_kk, category })
  const parts = await test.db
    .insertInto('spare_parts')
    .values([
      part('Форсунки', 'Бүріккіштер', 'engine'),
      part('Топливные насосы', 'Отын сорғылары', 'engine'),
      part('Двигатели', 'Қозғалтқыштар', 'engine'),
      part('Прокладки ГБЦ', 'Цилиндр басының төсемдері', 'engine'),
      part('Лампы', 'Шамдар', 'lights'),
      part('Моторное масло', 'Мотор майы', 'oils'),
      part('Ксенон и блоки розжига', 'Ксенон', 'lights'),
      part('Магнитолы', 'Магнитолалар', 'electronics'),
      part('Генераторы', 'Генераторлар', 'electronics'),
      part('Тормозные диски', 'Тежегіш дискілері', 'brakes'),
      part('Рулевые наконечники', 'Руль ұштары', 'suspension'),
      part('Зеркала', 'Айналар', 'body'),
      part('Зеркальные элементы', 'Айна шынылары', 'body'),
    ])
    .returning(['id', 'name'])
    .execute()
  const brands = await test.db
    .insertInto('brands')
    .values([{ name: 'Toyota' }, { name: 'Kia' }, { name: 'Nissan' }])
    .returning(['id', 'name'])
    .execute()
  const idOf = (rows: readonly { id: number; name: string }[], name: string | null) =>
    rows.find((row) => row.name === name)?.id ?? null
  const ads: readonly (readonly [part: string, brand: string | null, title: string, title_kk?: string])[] = [
    ['Форсунки', 'Toyota', 'Форсунка Denso'],
    ['Форсунки', null, 'Форсунка Bosch'],
    ['Двигатели', null, 'Двигатель в сборе'],
    ['Прокладки ГБЦ', 'Kia', 'Прокладка ГБЦ Elring'],
    ['Лампы', null, 'Лампы Koito, H7'],
    ['Лампы', null, LAMP],
    ['Моторное масло', null, 'Масло Mobil 5W-30'],
    ['Ксенон и блоки розжига', null, 'Блок розжига ксенона Hella'],
    ['Магнитолы', null, 'Магнитола Pioneer'],
    ['Генераторы', null, 'Генератор Bosch'],
    ['Тормозные диски', 'Kia', 'Диск тормозной TRW, левый', 'Тежегіш дискісі, сол жақ'],
    ['Рулевые наконечники', 'Kia', 'Наконечник рулевой', 'Руль ұшы'],
    ['Зеркала', 'Kia', 'Зеркало боковое'],
    ['Зеркальные элементы', 'Nissan', 'Элемент зеркальный'],
    ['Зеркальные элементы', 'Kia', 'Элемент с подогревом'],
  ]
  for (const [name, brand, title, title_kk] of ads) {
    const ids = { spare_part_id: idOf(parts, name), brand_id: idOf(brands, brand) }
    const draft = { kind: 'part', ...ids, title, ...(title_kk && { title_kk }) } as const
    await ad(test, seller, { live: true, status: 31, draft })
  }
})
afterAll(() => test.close())

async function near(q: string, limit?: number): Promise<{ shown: string[]; isAbsent: boolean }> {
  const query = new URLSearchParams({ q, ...(limit !== undefined && { limit: String(limit) }) })
  const answer = await test.send({ method: 'GET', path: `/api/search/near?${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  const { items, is_absent } = answer.json().data
  return {
    shown: items.map((one: { text: string; ads: number }) => `${one.text} ${one.ads}`),
    isAbsent: is_absent,
  }
}

async function found(q: string): Promise<string[]> {
  const answer = await test.send({ path: '/api/userBanner/pagination', json: { q } })
  return answer.json().data.items.map(({ title }: { title: string }) => title)
}

describe('parts near to a query', () => {
  it.each([
    ['a thing without a name in the reference table', 'карбюратор солекс', ['Форсунки 2']],
    ['the same in other letters', 'karbyurator', ['Форсунки 2']],
    ['the same on another layout', 'rfh,.hfnjh', ['Форсунки 2']],
    ['the same with a typo', 'корбюратор', ['Форсунки 2']],
    ['in Kazakh', 'отын багы', ['Форсунки 2']],
    ['for a maker that has them', 'карбюратор тойота', ['Форсунки, Toyota 1']],
    ['for a maker that has none', 'карбюратор киа', ['Форсунки 2']],
    ['a gasket that is another one', 'прокладка клапанной крышки эскорт', ['Прокладки ГБЦ 1']],
  ])('%s: %s', async (_what, q, expected) => {
    expect(await found(q)).toEqual([])
    expect(await near(q)).toEqual({ shown: expected, isAbsent: true })
  })

  it('has others of the category of a part that has no ads', async () => {
    expect(await near('бензонасос')).toEqual({
      shown: ['Форсунки 2', 'Двигатели 1', 'Прокладки ГБЦ 1'],
      isAbsent: false,
    })
    expect((await near('бензонасос', 1)).shown).toEqual(['Форсунки 2'])
  })

  it.each(['ывапрол', 'asdf', '???', '', 'соль', 'пицца', 'zzz 123'])('has none for «%s»', async (q) => {
    expect(await near(q)).toEqual({ shown: [], isAbsent: false })
    if (q !== '' && q !== '???') expect(await found(q)).toEqual([])
  })

  it.each(['диск с музыкой', 'компакт диск', 'музыкалық диск', 'настольная лампа'])(
    'has none for what is not for cars, and nothing is found: %s',
    async (q) => {
      expect(await found(q)).toEqual([])
      expect(await near(q)).toEqual({ shown: [], isAbsent: true })
    },
  )

  it('refuses a query that is missing or too long, and a limit out of range', async () => {
    const paths = ['', '?limit=3', `?q=${'а'.repeat(201)}`, '?q=a&limit=0', '?q=a&limit=11']
    for (const query of paths) {
      const answer = await test.send({ method: 'GET', path: `/api/search/near${query}` })
      expect(answer.statusCode, query).toBe(400)
    }
  })
})

describe('a thing without a name in the reference table', () => {
  it('is found by the title of an ad, and of what has no part by its name', async () => {
    const seller = (await person(test, 5)).id
    const draft = { kind: 'part', title: 'Карбюратор Солекс 21083' } as const
    const own = await ad(test, seller, { live: true, status: 31, draft })
    expect(await found('карбюраторы')).toEqual([draft.title])
    await test.db.deleteFrom('ad_listings').where('ad_id', '=', own).execute()
    expect(await found('карбюраторы')).toEqual([])
  })

  it('is no other part whose Kazakh name begins with its word', async () => {
    expect(await found('руль')).toEqual([])
  })

  it.each(['лампа h7 правый руль', 'правый руль лампа h7'])(
    'only describes a part that is named beside it: %s',
    async (q) => {
      expect(await found(q)).toContain('Лампы Koito, H7')
      expect((await near(q)).isAbsent).toBe(false)
    },
  )

  it.each(['шкив генератора', 'генератор шкиві', 'щётки генератора bosch'])(
    'is asked for beside the part that it belongs to: %s',
    async (q) => {
      expect(await found(q)).toEqual([])
      expect(await near(q)).toEqual({ shown: ['Генераторы 1'], isAbsent: true })
    },
  )

  describe('that ads say only in their texts', () => {
    const texts = { text: 'Правый руль, пробег 90 тысяч.', title: 'Опора MOMO' }

    beforeAll(async () => {
      const draft = { kind: 'part', ...texts } as const
      await ad(test, (await person(test, 5)).id, { live: true, status: 31, draft })
    })

    it.each(['руль', 'руль спарко', 'руль 21083-1107010'])('is not found by them: %s', async (q) => {
      expect(await found(q)).toEqual([])
    })
  })

  it('is found by the number of an ad that calls it otherwise', async () => {
    const draft = { kind: 'part', title: 'Распределитель Honda', text: '30100-P2T-A02' } as const
    await ad(test, (await person(test, 5)).id, { live: true, status: 31, draft })
    expect(await found('трамблёр 30100-P2T-A02')).toEqual([draft.title])
  })

  it('is a part once an administrator says what it means, or the table has it', async () => {
    await sql`insert into search_aliases (text, folded, kind, target, created_at)
      values ('Спидометры', 'спидометры', 'part', 'Магнитолы', now())`.execute(test.db)
    expect(await found('спидометр')).toEqual(['Магнитола Pioneer'])
    await test.db
      .insertInto('spare_parts')
      .values({ name: 'Редукторы', name_kk: 'Редукторлар', category: 'engine' })
      .execute()
    expect((await near('редуктор')).isAbsent).toBe(false)
    await sql`insert into search_aliases (text, folded, kind, target, created_at)
      values ('Клапан впускной', 'клапан впускной', 'part', 'Двигатели', now())`.execute(test.db)
    expect((await near('впускной клапан')).isAbsent).toBe(false)
  })
})

describe('a word of several parts', () => {
  it('means rather the first of them', async () => {
    expect(await found('айна')).toEqual(['Зеркало боковое', 'Элемент с подогревом', 'Элемент зеркальный'])
    expect(await found('ниссан айна')).toEqual(['Элемент зеркальный'])
  })

  it('means the one that a code beside it belongs to', async () => {
    expect((await found('d2s ксенон'))[0]).toBe(LAMP)
    expect(await found('ксенон')).toEqual(['Блок розжига ксенона Hella'])
  })
})

describe('what is suggested while one types', () => {
  it.each(['ксенон', 'какое', 'қандай'])('is no part of which a word is only a piece: %s', async (q) => {
    const path = `/api/search/suggest?${new URLSearchParams({ q })}`
    const { groups } = (await test.send({ method: 'GET', path })).json().data
    const texts = groups.flatMap(({ items }: { items: { text: string }[] }) => items.map(({ text }) => text))
    expect(texts).not.toContain('Лампы')
    expect(texts).not.toContain('Моторное масло')
    expect(texts.includes('Ксенон и блоки розжига')).toBe(q === 'ксенон')
  })

  it('the words of a thing have none that needs a code beside it', async () => {
    const answer = await test.send({ method: 'GET', path: '/api/search/aliases?kind=part' })
    const { items } = answer.json().data
    const lamps = items.find(({ target }: { target: string }) => target === 'Лампы')
    expect(lamps.words.length).toBeGreaterThan(0)
    expect(lamps.words.filter((word: string) => word.startsWith('ксенон'))).toEqual([])
  })
})

it('a word of everyday speech is not found by a word that is its stem: «соль» is no «сол»', async () => {
  expect(await found('соль')).toEqual([])
  expect(await found('сол')).toEqual(['Диск тормозной TRW, левый'])
})
