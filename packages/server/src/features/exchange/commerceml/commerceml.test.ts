import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields } from '../../../player/client.ts'
import { commerceMlOf, playCommerceMl } from '../../../player/commerceml.ts'
import { windows1251 } from '../../../player/windows-1251.ts'
import { commerceMlStage } from '../../../testing/commerceml-stage.ts'
import { lineOf, newOneC, rowOf, TENANT } from '../../../testing/one-c.ts'
import { pdfFile } from '../../../testing/pdf-file.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { zipFile } from '../../../testing/zip-file.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

const { send, newClient, uploaded, imported } = commerceMlStage(() => test)

const rowsOf = (baseId: number) =>
  test.db.selectFrom('exchange_rows').selectAll().where('base_id', '=', baseId).orderBy('place').execute()

const contentOf = async (documentId: number | null | undefined) => {
  const { content } = await test.db
    .selectFrom('document_versions')
    .select('content')
    .where('document_id', '=', documentId ?? 0)
    .executeTakeFirstOrThrow()
  return content
}

const xmlOf = (documents: readonly Fields[], encoding = 'utf-8') => commerceMlOf(documents, encoding)

describe('an exchange in CommerceML', () => {
  it.each(['utf-8', 'windows-1251'] as const)('brings documents of all kinds in %s', async (encoding) => {
    const base = await newOneC(test.server)
    const documents = [
      rowOf({ title: 'Аренда за ноябрь, «Киев» і', rooms: ['2-214', '215'], period: '2026-10' }),
      rowOf({ kind: 'completion', number: 'АВР-1' }),
      rowOf({ kind: 'application', number: '2/А' }),
    ]
    const played = await playCommerceMl(send(), { address: 'http://portal', ...base }, documents, {
      encoding,
    })
    expect(played).toEqual({ isDone: true, text: 'success\nПринято документов: 3, не принято: 0.' })
    const rows = await rowsOf(base.baseId)
    expect(rows.map(({ kind, outcome, problems }) => [kind, outcome, problems])).toEqual([
      ['invoice', 'created', []],
      ['completion', 'created', []],
      ['application', 'created', []],
    ])
    expect(await contentOf(rows[0]?.document_id)).toMatchObject({
      title: 'Аренда за ноябрь, «Киев» і',
      period: '2026-10',
      rooms: ['2-214', '215'],
      buyer: TENANT,
      contract: { number: '12/2025', date: '2025-01-15' },
      lines: [{ quantity: 1, vat_rate: 16, vat: 2_182_621, sum: 15_824_000 }],
      total: 15_824_000,
      vat_total: 2_182_621,
      currency: 'KZT',
    })
  })

  it('says how many documents have warnings: the printed form lacks something', async () => {
    const base = await newOneC(test.server)
    const { buyer, supplier } = rowOf() as { buyer: Fields; supplier: Fields }
    const documents = [
      rowOf({ kind: 'completion', buyer: { ...buyer, signer: undefined } }),
      rowOf({ number: 'ТЦ-2', knp: undefined, supplier: { ...supplier, kbe: undefined } }),
      rowOf({ number: 'ТЦ-3' }),
    ]
    const played = await playCommerceMl(send(), { address: 'http://portal', ...base }, documents, {
      encoding: 'utf-8',
    })
    expect(played.text).toBe(
      'success\nПринято документов: 3, не принято: 0.\nС предупреждениями: 2, они на странице «Обмен».',
    )
    const found = (await rowsOf(base.baseId)).map(({ problems }) => problems.map(({ field }) => field))
    expect(found).toEqual([['buyer.signer'], ['supplier.kbe', 'knp'], []])
  })

  it('is the same document as in JSON, and may be repeated', async () => {
    const client = await newClient()
    const document = rowOf({ vat_total: '21826.21' })
    const { kind: _, guid, ...fields } = document
    await client.put('invoices', String(guid), fields)
    await client.signIn()
    await client.step('file', { filename: 'a.xml', body: xmlOf([document]) })
    expect(await imported(client, 'a.xml')).toMatchObject({ word: 'success' })
    expect((await rowsOf(client.baseId)).map(({ outcome }) => outcome).sort()).toEqual([
      'created',
      'unchanged',
    ])
  })

  it('reads the elements that 1C writes: a tax outside of the sum, bank, address, version', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.10"><Контейнер><Документ>
  <Ид>6f1f7a52-7d6b-41f0-9a51-3f3f1d2c7b11</Ид><НомерВерсии>AAAAAAABk3Q=</НомерВерсии>
  <Номер>ТЦ-00000500</Номер><Дата>2026-11-20</Дата><ХозОперация>Счёт на оплату</ХозОперация>
  <Роль>Продавец</Роль><Валюта>398</Валюта><Курс>1</Курс><Сумма>1000</Сумма>
  <Контрагенты>
    <Контрагент><Наименование>Центр</Наименование><ОфициальноеНаименование>ТОО «Центр»</ОфициальноеНаименование>
      <БИН>310140000136</БИН><ЮридическийАдрес><Представление>г. Алматы</Представление></ЮридическийАдрес>
      <Контакты><Контакт><Тип>Телефон рабочий</Тип><Значение>+7 727 300 00 10</Значение></Контакт></Контакты>
      <РасчетныеСчета><РасчетныйСчет><НомерСчета>KZ86125KZT5004100100</НомерСчета>
        <Банк><Наименование>АО «Банк»</Наименование><БИК>KCJBKZKX</БИК></Банк></РасчетныйСчет></РасчетныеСчета>
      <Роль>Продавец</Роль></Контрагент>
    <Контрагент><Наименование>ТОО &quot;АвтоДиск&quot; &amp; Ко</Наименование><ИНН>010540000136</ИНН><Роль>Покупатель</Роль></Контрагент>
  </Контрагенты>
  <Налоги><Налог><Наименование>НДС</Наименование><УчтеноВСумме>false</УчтеноВСумме><Сумма>160.00</Сумма></Налог></Налоги>
  <Товары><Товар><Наименование>Аренда</Наименование><БазоваяЕдиница Код="796">мес.</БазоваяЕдиница>
    <ЦенаЗаЕдиницу>1000</ЦенаЗаЕдиницу><Количество>1</Количество><Сумма>1000</Сумма>
    <Налоги><Налог><УчтеноВСумме>false</УчтеноВСумме><Сумма>160.00</Сумма><Ставка>16%</Ставка></Налог></Налоги>
  </Товар></Товары>
  <ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>КБе</Наименование><Значение>17</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>
</Документ></Контейнер></КоммерческаяИнформация>`
    const client = await uploaded(xml)
    await imported(client)
    const [row] = await rowsOf(client.baseId)
    expect(row).toMatchObject({ data_version: 'AAAAAAABk3Q=', bin: '010540000136' })
    // The zero in front is kept; this made-up BIN has a wrong check digit, which is the only thing refused.
    expect(row?.problems).toMatchObject([
      { field: 'buyer.bin', code: 'bin_check_digit', got: '010540000136' },
    ])
    expect(JSON.parse(row?.raw ?? '')).toMatchObject({
      kind: 'invoice',
      total: '1160.00',
      vat_total: '160.00',
      currency: 'KZT',
      supplier: {
        name: 'ТОО «Центр»',
        address: 'г. Алматы',
        phone: '+7 727 300 00 10',
        iban: 'KZ86125KZT5004100100',
        bank: 'АО «Банк»',
        bic: 'KCJBKZKX',
        kbe: '17',
      },
      buyer: { name: 'ТОО "АвтоДиск" & Ко' },
      lines: [{ unit: 'мес.', vat: '160.00', vat_rate: '16%', sum: '1160.00' }],
    })
  })

  it('takes a file in parts, and a ZIP file with the PDF of a document', async () => {
    const xml = new TextEncoder().encode(xmlOf([rowOf(), rowOf({ file: 'files/счёт.pdf' })]))
    const zip = zipFile([
      { name: 'documents.xml', bytes: xml },
      { name: 'files/счёт.pdf', bytes: await pdfFile('Invoice') },
    ])
    const client = await newClient()
    await client.signIn()
    await client.step('init')
    for (let from = 0; from < zip.length; from += 700)
      await client.step('file', { filename: 'v8.zip', body: zip.slice(from, from + 700) })
    expect(await imported(client)).toMatchObject({ word: 'success' })
    const rows = await rowsOf(client.baseId)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created', 'created'])
    const papers = await test.db
      .selectFrom('document_versions')
      .select('file')
      .where(
        'document_id',
        'in',
        rows.map(({ document_id }) => document_id ?? 0),
      )
      .execute()
    expect(papers.filter(({ file }) => file !== null)).toHaveLength(1)
    // An import that is asked for again is the same import.
    expect(await imported(client)).toMatchObject({ word: 'success' })
    expect(await rowsOf(client.baseId)).toHaveLength(2)
  })

  it('names what is refused, and fails only if nothing was received', async () => {
    const wrong = rowOf({ number: 'ТЦ-7', total: '1.00' })
    const some = await uploaded(xmlOf([rowOf(), wrong]))
    expect(await imported(some)).toMatchObject({
      word: 'success',
      lines: [
        'Принято документов: 1, не принято: 1.',
        'ТЦ-7: Строки дают 158\u00a0240,00\u00a0₸, а итог 1,00\u00a0₸.',
      ],
    })
    const none = await uploaded(xmlOf([wrong]))
    expect(await imported(none)).toMatchObject({ status: 200, word: 'failure' })
  })

  it('refuses a document of another operation, and one without identity, in its row', async () => {
    const client = await uploaded(
      xmlOf([
        rowOf({ kind: 'Заказ товара' }),
        rowOf({ guid: '412' }),
        rowOf({ data_version: undefined }),
        rowOf(),
      ]),
    )
    await imported(client)
    expect((await rowsOf(client.baseId)).map(({ problems: [first] }) => first?.code)).toEqual([
      'kind_unknown',
      'guid_invalid',
      'data_version_invalid',
      undefined,
    ])
  })

  it('refuses a document that is too large in its row', async () => {
    const client = await uploaded(
      xmlOf([rowOf({ lines: [lineOf({ name: 'x'.repeat(1024 * 1024) })] }), rowOf()]),
    )
    await imported(client)
    expect((await rowsOf(client.baseId)).map(({ problems: [first] }) => first?.code)).toEqual([
      'document_too_large',
      undefined,
    ])
  })
})

describe('a file that is refused', () => {
  const document = '<Документ><Ид>1</Ид></Документ>'
  const whole = (inner: string) => `<КоммерческаяИнформация>${inner}</КоммерческаяИнформация>`
  const deep = `${'<Группы>'.repeat(40)}${'</Группы>'.repeat(40)}`

  it.each<[string, Uint8Array<ArrayBuffer> | string, string]>([
    ['is cut off', xmlOf([rowOf()]).slice(0, -40), 'XML повреждён'],
    ['is no XML', 'PDF', 'XML повреждён'],
    ['has another root', '<html><Документ/></html>', 'XML повреждён'],
    ['has a doctype', `<!DOCTYPE КоммерческаяИнформация>${whole(document)}`, 'DOCTYPE'],
    [
      'has entities that multiply',
      `<!DOCTYPE a [<!ENTITY b "&#60;Документ/&#62;"><!ENTITY c "&b;&b;&b;">]>${whole('&c;')}`,
      'DOCTYPE',
    ],
    [
      'reads a file of the server',
      `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${whole('&b;')}`,
      'DOCTYPE',
    ],
    ['has an entity of nobody', whole('<Документ><Ид>&nbsp;</Ид></Документ>'), 'XML повреждён'],
    [
      'has an entity that every object inherits',
      whole('<Документ><Ид>&constructor;</Ид></Документ>'),
      'XML повреждён',
    ],
    ['is in another encoding', `<?xml version="1.0" encoding="koi8-r"?>${whole(document)}`, 'koi8-r'],
    ['is in UTF-16', new Uint8Array(Buffer.from(`\ufeff${whole(document)}`, 'utf16le')), 'UTF-16'],
    ['says UTF-8 and is not', windows1251(xmlOf([rowOf()])), 'не в UTF-8'],
    ['has too many levels', whole(deep), 'вложенности'],
    ['has no documents', whole('<Каталог/>'), 'нет документов'],
    ['has 1,001 documents', whole(document.repeat(1001)), '1000'],
  ])('%s', async (_, file, told) => {
    const client = await uploaded(file)
    const answer = await client.step('import', { filename: 'documents.xml' })
    expect(answer).toMatchObject({ status: 200, word: 'failure' })
    expect(answer.lines.join(' ')).toContain(told)
    expect(await rowsOf(client.baseId)).toEqual([])
  })

  it('is told in Kazakh to whoever asks for it', async () => {
    const { login, secret } = await newOneC(test.server)
    const response = await test.server.handle(
      new Request('http://portal/exchange/v1/commerceml?type=sale&mode=drop', {
        headers: {
          'accept-language': 'kk',
          authorization: `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}`,
        },
      }),
    )
    expect(await response.text()).toMatch(/^failure\n.*[әғқңөұүһі]/)
  })

  it.each([
    ['has a path that leads out', [{ name: '../documents.xml', bytes: xmlOf([rowOf()]) }]],
    ['has a link', [{ name: 'documents.xml', bytes: '/etc/passwd', mode: 0o120777 }]],
    ['is encrypted', [{ name: 'documents.xml', bytes: xmlOf([rowOf()]), encrypted: true }]],
    ['is a bomb', [{ name: 'documents.xml', bytes: new Uint8Array(20 * 1024 * 1024) }]],
    // With one XML file it would be taken in when it comes.
    ['lacks the file', ['a.xml', 'b.xml'].map((name) => ({ name, bytes: xmlOf([rowOf()]) }))],
  ])('a ZIP file that %s', async (_, entries) => {
    const client = await uploaded(zipFile(entries), 'v8.zip')
    expect(await client.step('import', { filename: 'documents.xml' })).toMatchObject({ word: 'failure' })
    expect(await rowsOf(client.baseId)).toEqual([])
  })
})
