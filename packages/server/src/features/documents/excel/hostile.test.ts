import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { importStage } from '../../../testing/import-stage.ts'
import { formOf, importFile, ROW } from '../../../testing/spreadsheets.ts'
import { type ZipEntry, zipFile } from '../../../testing/zip-file.ts'

const { on, send, stored } = importStage()

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const HEADINGS = 'Номер,Дата,За что,БИН арендатора,Наименование,Количество,Цена,Сумма с НДС'.split(',')

/** The parts of a spreadsheet by hand, because libraries refuse to write a wrong one. */
function parts(
  rows: string,
  { prolog = '', more = [] }: { prolog?: string; more?: ZipEntry[] } = {},
): ZipEntry[] {
  const head = HEADINGS.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')
  return [
    {
      name: '[Content_Types].xml',
      bytes: `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="x"/></Types>`,
    },
    {
      name: '_rels/.rels',
      bytes: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      bytes: `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: `${prolog}<worksheet xmlns="${SHEET}"><sheetData><row r="1">${head}</row>${rows}</sheetData></worksheet>`,
    },
    ...more,
  ]
}

const row = (last: string, at = 2) =>
  `<row r="${at}">${['СЧ-1', '31.10.2026', 'Вода', '201240999007', 'Вода']
    .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}<c><v>1</v></c><c><v>100</v></c>${last}</row>`

/** The same with a sheet whose end is missing. */
const cutOff = (rows: string) =>
  parts(rows).map((one) =>
    one.name.includes('sheet1') ? { ...one, bytes: String(one.bytes).slice(0, -60) } : one,
  )

const codesOf = async (bytes: Uint8Array | string) => {
  const answer = await send(on.manager, 'invoice/importCheck', bytes)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data.problems.map(({ code }: { code: string }) => code)
}

const OLE2 = 'd0cf11e0a1b11ae1'

describe('a file that is no spreadsheet', () => {
  it.each<[string, string, () => Uint8Array | string]>([
    ['a text', 'not_workbook', () => 'Номер;Дата'],
    ['a PDF', 'not_workbook', () => '%PDF-1.7'],
    ['an old .xls', 'not_workbook', () => Buffer.from(`${OLE2}${'00'.repeat(600)}`, 'hex')],
    [
      'one with a password',
      'workbook_encrypted',
      () => Buffer.concat([Buffer.from(OLE2, 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['another ZIP file', 'not_workbook', () => zipFile([{ name: 'a.txt', bytes: 'a' }])],
    ['a ZIP file that is cut off', 'workbook_damaged', () => zipFile(parts('')).subarray(0, 500)],
    ['only the letters of a ZIP file', 'workbook_damaged', () => 'PK'],
    [
      'a ZIP file whose entries are encrypted',
      'workbook_encrypted',
      () => zipFile(parts('').map((one) => ({ ...one, encrypted: true }))),
    ],
    [
      'an entry that leads out',
      'workbook_damaged',
      () => zipFile(parts('', { more: [{ name: '../../etc/passwd', bytes: 'x' }] })),
    ],
    [
      'an absolute path',
      'workbook_damaged',
      () => zipFile(parts('', { more: [{ name: '/etc/passwd', bytes: 'x' }] })),
    ],
    ['a name twice', 'workbook_damaged', () => zipFile([...parts(''), ...parts('')])],
    [
      'another compression',
      'workbook_damaged',
      () => zipFile(parts('', { more: [{ name: 'a', bytes: 'x', method: 9 }] })),
    ],
    ['a missing sheet', 'workbook_damaged', () => zipFile(parts('').slice(0, 4))],
    ['a sheet that is cut off', 'workbook_damaged', () => zipFile(cutOff(row('<c><v>100</v></c>')))],
    [
      'thousands of parts',
      'workbook_too_large',
      () => zipFile(parts('', { more: Array.from({ length: 1001 }, (_, at) => ({ name: `x/${at}` })) })),
    ],
    ['a bomb', 'workbook_too_large', () => zipFile(parts(`<row>${' '.repeat(50_000_000)}</row>`))],
    [
      'a bomb in another part',
      'workbook_too_large',
      () => zipFile(parts('', { more: [{ name: 'xl/media/a.png', bytes: Buffer.alloc(50_000_000) }] })),
    ],
    [
      'a bomb that declares another size',
      'workbook_damaged',
      () => zipFile(parts(`<row>${' '.repeat(20_000_000)}</row>`).map((one) => ({ ...one, declared: 1000 }))),
    ],
  ])('%s: %s', async (_, code, bytes) => {
    expect(await codesOf(bytes())).toEqual([code])
  })

  it('a byte over 20 MB is refused, and what is below is read', async () => {
    const large = (size: number) => new Uint8Array(size)
    const over = await send(on.manager, 'invoice/import', large(20 * 1024 * 1024 + 1))
    expect(over.json()).toMatchObject({ code: 'invalid', errors: { file: ['spreadsheet_too_large'] } })
    expect(await codesOf(large(20 * 1024 * 1024))).toEqual(['not_workbook'])
  })

  it('is answered by the import in the same way, and nothing is stored', async () => {
    const answer = await send(on.manager, 'invoice/import', 'no spreadsheet')
    expect(JSON.parse(answer.body)).toMatchObject({
      state: 'refused',
      result: { problems: [{ code: 'not_workbook' }] },
    })
    expect(await stored()).toEqual([])
  })
})

describe('a sheet that makes a careless reader go over it again and again', () => {
  /** Stored as it is, because this much of the same would be taken for a bomb. A look at all that follows from each place takes 10^12 steps. */
  const long = (inner: string) =>
    zipFile(parts(inner).map((one) => (one.name.includes('sheet1') ? { ...one, method: 0 } : one)))
  const size = 6_000_000

  it.each([
    ['beginnings of cells', `<row r="2">${'<c '.repeat(size / 3)}<f/></row>`, ['workbook_damaged']],
    ['a comment without an end', `<f/><!--${'<c '.repeat(size / 3)}`, ['workbook_damaged']],
    ['an attribute without an end', `<row><c r="${'<f> '.repeat(size / 4)}`, ['workbook_damaged']],
    ['formulas without an end', `<row r="2">${'<c><f>'.repeat(size / 6)}</row>`, ['no_rows']],
    [
      'blanks after a formula',
      `<row><c r="A2"><f>1</f>${' '.repeat(size)}<v/></c></row>`,
      ['no_rows', 'formula_without_value'],
    ],
  ])('%s', async (_, inner, codes) => {
    expect(await codesOf(long(inner))).toEqual(codes)
  })
})

it('a sheet of too many rows is not read to its end', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => row('<c><v>100</v></c>', at + 2)).join('')
  // Its end is missing, which nobody finds out any more.
  expect(await codesOf(zipFile(cutOff(`${rows}${row('', 20_002).repeat(100)}`)))).toEqual(
    expect.arrayContaining(['too_many_rows']),
  )
})

describe('what a sheet may not have', () => {
  it.each<[string, string, string[]]>([
    ['no rows', '', ['no_rows']],
    ['a formula that was not computed', row('<c r="H2"><f>F2*G2</f></c>'), ['formula_without_value']],
    ['one with an empty value', row('<c r="H2"><f>F2*G2</f><v></v></c>'), ['formula_without_value']],
    ['an error', row('<c r="H2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'), ['cell_error']],
    ['a row far below', row('<c r="H2"><v>100</v></c>', 1_048_577), ['too_many_rows']],
    ['a column far away', row('<c r="ZZZZ2"><v>100</v></c>'), ['workbook_damaged']],
  ])('%s', async (_, rows, codes) => {
    const found = await codesOf(zipFile(parts(rows)))
    expect(found.filter((code: string) => !['supplier_missing', 'required'].includes(code))).toEqual(codes)
  })

  it('takes the value that a formula has', async () => {
    const file = zipFile(
      parts(row('<c r="H2"><f>F2*G2</f><v>100</v></c><c r="I2" t="str"><f>""</f><v></v></c>')),
    )
    expect(await codesOf(file)).toEqual(['supplier_missing', 'required'])
  })

  it('does not resolve entities', async () => {
    const prolog =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
    const cells = row('<c r="H2"><v>100</v></c>').replace('Вода', '&b;&f;')
    const answer = await send(on.manager, 'invoice/importCheck', zipFile(parts(cells, { prolog })))
    expect(answer.body).not.toMatch(/aaaa|root:/)
  })

  it('more than 20,000 rows or 1,000 documents', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => row('<c><v>100</v></c>', at + 2)).join('')
    expect(await codesOf(zipFile(parts(rows(20_001))))).toEqual(['too_many_rows'])
    const file = await importFile(Array.from({ length: 1001 }, (_, at) => ({ ...ROW, number: `${at}` })))
    expect(await codesOf(file)).toEqual(['too_many_documents'])
  })
})

describe('a client that goes away', () => {
  it('before the end has imported nothing', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => ({ ...ROW, number: `СЧ-${at}` }))
    const { fastify } = on.test.server
    await fastify.listen({ host: '127.0.0.1', port: 0 })
    const { port } = fastify.server.address() as AddressInfo
    const body = new Request('http://portal', { method: 'POST', body: formOf(await importFile(rows)) })
    const asked = request({
      ...{ host: '127.0.0.1', port, path: '/api/invoice/import', method: 'POST' },
      headers: {
        authorization: `Bearer ${on.manager.token}`,
        'x-portal-client': 'test',
        'content-type': body.headers.get('content-type') ?? '',
      },
    })
    asked.on('error', () => {})
    asked.end(Buffer.from(await body.arrayBuffer()))
    const [response] = await once(asked, 'response')
    await once(response, 'data')
    asked.destroy()
    await once(response, 'close').catch(() => {})
    // The next import waits for the lock of the first one.
    const answer = await send(on.manager, 'invoice/import', await importFile([ROW]))
    expect(answer.body).toContain('"state":"done"')
    expect(await stored()).toMatchObject([{ number: 'СЧ-1' }])
  })
})
