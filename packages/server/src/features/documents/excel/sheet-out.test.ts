import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { streamXlsxRows } from 'hucre/xlsx'
import { expect, it, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { openSpreadsheet } from './sheet-out.ts'
import { type Cell, type SheetColumn, sheetXml } from './sheet-xml.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

const columns: SheetColumn[] = [
  { header: 'Текст <&>', width: 20 },
  { header: 'День', width: 12, format: 'day' },
  { header: 'Сумма', width: 12, format: 'sum' },
]

const open = (pages: AsyncIterable<readonly Cell[][]>) =>
  openSpreadsheet({ sheet: 'Счета & «1»', columns }, pages)

async function* once(...rows: Cell[][]) {
  yield rows
}

async function bytesOf(pages: AsyncIterable<readonly Cell[][]>): Promise<Buffer> {
  return Buffer.concat(await open(pages).toArray())
}

/** Reads a sheet with a library that did not write it. */
async function rowsOf(bytes: Buffer) {
  const rows = []
  for await (const row of streamXlsxRows(bytes, { sheet: 'Счета & «1»' })) rows.push(row)
  return rows
}

it.each([
  ['has no signs of its own', 'ТОО «АвтоДиск Алматы» – №5'],
  ['has signs of XML', `<a b="c">&amp; 'd'</a>]]>`],
  ['has blanks and lines', '  два\n\tслова  '],
  ['has control characters', 'a\u0001b\u001f\rc\u0085'],
  ['looks like a number of a sign', '_x0041_ _x005F_ _xZZZZ_'],
  ['has signs outside of the basic plane', '😀𝒜'],
  ['is long', 'ю'.repeat(32_000)],
  ['is empty', ''],
])('a text that %s is the same text', async (_, text) => {
  const rows = await rowsOf(await bytesOf(once([text, null, null])))
  expect(rows[1]?.values[0]).toBe(text)
})

it('half of a sign is written such that the file can be opened', async () => {
  const rows = await rowsOf(await bytesOf(once(['a\ud800b', null, null], ['c', null, null])))
  expect(rows.map(({ values }) => values[0])).toEqual(['Текст <&>', 'a\ud800b', 'c'])
})

it('days are days, sums are numbers, and rows without cells are left out', async () => {
  const cells: Cell[][] = [['a', '2026-10-31', 1234.56], ['b', '2000-02-29', 0], [], ['c', null, -0.07]]
  const rows = await rowsOf(await bytesOf(once(...cells)))
  expect(rows.slice(1)).toEqual([
    { index: 1, values: ['a', new Date('2026-10-31'), 1234.56] },
    { index: 2, values: ['b', new Date('2000-02-29'), 0] },
    { index: 4, values: ['c', null, -0.07] },
  ])
})

it('is a ZIP file whose sizes and check sums are right', async () => {
  const pages = async function* () {
    for (let page = 0; page < 50; page++)
      yield Array.from({ length: 100 }, (_, at): Cell[] => [`${page}-${at}`, null, at])
  }
  const zip = await fromBufferPromise(await bytesOf(pages()), { validateEntrySizes: true, autoClose: false })
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName)
    const bytes = Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
    expect(crc32(bytes), entry.fileName).toBe(entry.crc32)
  }
  expect(names).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
})

it('stops reading when its reader leaves, and reads no further than it is read', async () => {
  let pages = 0
  let isClosed = false
  const endless = async function* () {
    try {
      for (;;) {
        pages += 1
        yield Array.from({ length: 1000 }, (_, at): Cell[] => [`${pages} ${Math.sin(at * pages)}`, null, at])
      }
    } finally {
      isClosed = true
    }
  }
  const stream = open(endless())
  const reader = stream[Symbol.asyncIterator]()
  while (pages === 0) await reader.next()
  for (let turn = 0; turn < 1000; turn++) await setImmediate()
  expect(pages).toBeLessThan(60)
  stream.destroy()
  await vi.waitUntil(() => isClosed, SOON)
})

it('breaks off if its rows cannot be read', async () => {
  const broken = async function* () {
    yield [['a', null, null] satisfies Cell[]]
    throw new Error('the database is gone')
  }
  await expect(bytesOf(broken())).rejects.toThrow('the database is gone')
})

it('a long page is written in pieces, and others take their turn between them', async () => {
  const rows: Cell[][] = Array.from({ length: 1000 }, () => ['x'.repeat(1000), null, null])
  let turns = 0
  let isWritten = false
  const others = (async () => {
    while (!isWritten) {
      await setImmediate()
      turns += 1
    }
  })()
  const pieces: number[] = []
  for await (const { length } of sheetXml(columns, once(...rows))) pieces.push(length)
  isWritten = true
  await others
  expect(pieces.length).toBeGreaterThan(10)
  expect(Math.max(...pieces)).toBeLessThan(70_000)
  expect(turns).toBeGreaterThanOrEqual(pieces.length - 1)
})
