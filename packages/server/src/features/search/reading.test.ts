import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { understandAll } from './understand.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
  const part = (name: string, name_kk: string) => ({ name, name_kk, category: 'body' })
  await test.db
    .insertInto('spare_parts')
    .values([
      part('Аккумуляторы', 'Аккумуляторлар'),
      part('Бамперы', 'Бамперлер'),
      part('Датчики ABS', 'ABS датчиктері'),
      part('Моторное масло', 'Мотор майы'),
      part('Летние шины', 'Жазғы шиналар'),
      part('Расширительные бачки', 'Ұлғайту бактары'),
      part('Ролики натяжителя', 'Керме роликтері'),
      part('Рулевые рейки', 'Руль рейкалары'),
      part('ШРУСы', 'ТБЖТ'),
      part('Двигатели', 'Қозғалтқыштар'),
      part('Подушки двигателя', 'Қозғалтқыш жастықтары'),
      part('Свечи зажигания', 'От алдыру білтелері'),
    ])
    .execute()
  await test.db
    .insertInto('brands')
    .values([{ name: 'JAC' }, { name: 'Toyota' }, { name: 'Chery' }])
    .execute()
  const room = (number: string) => ({ number, level: 2, area: 40, company_id: null })
  await test.db
    .insertInto('rooms')
    .values([room('204'), room('205')])
    .execute()
})
afterAll(() => test.close())

/** What a query is first taken for: the kind and the words of all that it asks for. */
async function read(query: string): Promise<string[]> {
  const [attempts = []] = await understandAll(test.db, [query])
  return (attempts[0]?.plan.kept ?? []).map(({ kind, said }) => `${kind} ${said}`).sort()
}

/** The queries that it may be corrected to. */
async function corrections(query: string): Promise<(string | null)[]> {
  const [attempts = []] = await understandAll(test.db, [query])
  return [...new Set(attempts.map(({ correctedTo }) => correctedTo))]
}

it.each([
  ['letters before an article number belong to it', 'xq 04512ba', ['article xq 04512ba']],
  ['letters after it, too', 'xq 015457 wz', ['article xq 015457 wz']],
  ['a part beside a number stays a part', 'акб 100000', ['article 100000', 'part акб']],
  ['so does one of Latin letters', 'датчик abs 8954260050', ['article 8954260050', 'part датчик abs']],
  ['so does a side', 'фара сол 8115060', ['article 8115060', 'qualifier сол', 'word фара']],
  ['a letter before a number is no word', 'a 0187', ['article a 0187']],
  ['an article before a year is', 'a 2015 camry', ['brand Toyota', 'model camry', 'qualifier 2015']],
  ['no room has this number', '№777', ['word 777', 'word No']],
  ['a side is no make', 'оң жақ бампер', ['part бампер', 'qualifier оң']],
  ['nor is it without its letters', 'сол жак бампер', ['part бампер', 'qualifier сол']],
  ['a make is a make', 'жак бампер', ['brand жак', 'part бампер']],
  [
    'also after a side, if its model follows',
    'алдыңғы жак s5 бампер',
    ['brand жак', 'model s5', 'part бампер', 'qualifier алдыңғы'],
  ],
  ['a room may be asked for by its row', 'ряд 204', ['room 204']],
  ['and several rooms at once', 'бутик 204, 205', ['room 204 205']],
  ['an engine volume is no article', 'бампер 2015 2.0', ['part бампер', 'qualifier 2.0', 'qualifier 2015']],
  [
    'a number with another unit is no volume',
    'бампер 1.2 квт',
    ['part бампер', 'word 1', 'word 2', 'word квт'],
  ],
  [
    'a width and height beside a tyre are its size',
    'летняя шина 205 55',
    ['part летняя шина', 'size 205 55'],
  ],
  [
    'a body beside a number is a generation',
    'бампер камри 150 кузов',
    ['brand Toyota', 'model камри', 'part бампер', 'word 150'],
  ],
  ['words that are the same make one phrase', 'жаздық резина', ['part жаздық резина']],
  [
    'also in Latin letters, with its fillers',
    'bamper na kamri',
    ['brand Toyota', 'model kamri', 'part bamper'],
  ],
  ['a Kazakh thing of another follows it', 'аккумулятор бампері', ['part бампері аккумулятор']],
  ['a Russian thing of another precedes it', 'аккумулятор на бампер', ['part аккумулятор бампер']],
  [
    'a number of speech is a generation',
    'камри семидесятка',
    ['brand Toyota', 'generation семидесятка', 'model камри'],
  ],
  ['years are no summer', 'аккумулятор 2 лет', ['part аккумулятор', 'word 2', 'word лет']],
  [
    'a question about oil asks for it',
    'қыста қандай май құю керек',
    ['part қандай май құю', 'qualifier қыста'],
  ],
  ['so does one in Russian', 'чем залить, какое масло лить', ['part какое масло лить']],
  ['what is not for sale is a thing', 'отын багы тойота', ['brand тойота', 'part отын багы']],
  ['beside what is for sale it is words', 'бампер, отын багы', ['part бампер', 'word багы', 'word отын']],
  ['a drum is no tank', 'масло бочка', ['part масло', 'word бочка']],
  ['a city is nothing that is looked for', 'бампер алма-ата', ['part бампер']],
  ['a tyre in one number may be an article number', '1856515', ['size 1856515']],
  ['what is wrong with a car names parts', 'камри хрустит', ['brand Toyota', 'model камри', 'part хрустит']],
  ['beside a part that is named it asks for nothing', 'хрустит рулевая рейка', ['part рулевая рейка']],
  [
    'its phrase may name a thing that is not for sale',
    'хрустит при повороте руля',
    ['part хрустит при повороте руля'],
  ],
  ['beside such a thing it asks for nothing', 'отын багы хрустит', ['part отын багы']],
  [
    'what is denied is no symptom',
    'двигатель не дымит, без хруста',
    ['part двигатель', 'word дымит', 'word хруста'],
  ],
  ['nor is what is wrong with other goods', 'ноутбук хрустит', ['word ноутбук']],
  ['beside a whole engine it is what is asked for', 'двигатель глохнет', ['part глохнет']],
  ['its words may be apart', 'мотор сильно трясет', ['part трясет мотор', 'word сильно']],
  [
    'a Russian word with a Kazakh ending is that word',
    'камри рейкасын',
    ['brand Toyota', 'model камри', 'part рейкасын'],
  ],
  ['also with that of many', 'подушкалары двигателя', ['part подушкалары двигателя']],
  [
    'a number without a space before it is its own',
    'камри70 бампер',
    ['brand Toyota', 'generation 70', 'model камри', 'part бампер'],
  ],
  ['and after it', '2этаж бампер', ['level 2 этаж', 'part бампер']],
  ['a rim may be said in words', '16 радиус', ['size 16 радиус']],
  ['also with an ending', 'летняя шина 16-го радиуса', ['part летняя шина', 'size 16-го радиуса']],
  ['inches of another thing are no rim', 'монитор 24 дюйма', ['word 24', 'word дюйма', 'word монитор']],
  ['a code of letters before a number is a word', 'датчик abs h21', ['part датчик abs', 'word h21']],
  ['a part without scratches is a part', 'бампер без царапин', ['part бампер', 'word царапин']],
  ['a make of goods is no car', 'аккумулятор маркасы', ['part аккумулятор']],
  ['in either order', 'летняя шина радиус 17', ['part летняя шина', 'size радиус 17']],
  ['volts are no grade of oil', 'аккумулятор 12v 60ah', ['part аккумулятор', 'size 60ah', 'word 12v']],
  ['«есть» is nothing that eats', 'есть бампер', ['part бампер']],
  ['a symptom of what the centre does not have is words', 'не холодит', ['word холодит']],
])('%s: %s', async (_what, query, expected) => {
  expect(await read(query)).toEqual(expected)
})

it.each([
  ['чёрный бампер', 'a colour'],
  ['мастер бампер', 'an everyday word'],
  ['секция 336', 'a word of places'],
  ['аккумулятор 60 ач', 'a unit'],
  ['аккумулятор 60 ампер новый', 'a unit in full'],
  ['сделайте бампер', 'a wish'],
  ['протереть бампер', 'what is done with a thing'],
  ['кожаный бампер', 'a material'],
  ['5w40', 'a grade'],
  ['h13', 'a code'],
  ['рейкасын камри', 'a Russian word with a Kazakh ending'],
])('«%s» is not corrected: %s', async (query) => {
  expect(await corrections(query)).toEqual([null])
})

it.each([
  ['рулеваярейка', 'рулевая рейка'],
  ['бамперчик', 'бампер'],
  ['аккумулятар', 'аккумулятор'],
  ['роллик', 'ролики'],
  ['5ц40', '5w40'],
])('«%s» is corrected to «%s»', async (query, to) => {
  expect(await corrections(query)).toContain(to)
})
