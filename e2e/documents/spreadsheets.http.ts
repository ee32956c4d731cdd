import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { importAnswerWords } from '../../packages/app/app/features/document-import/answer-words.ts'
import { documentImportWords } from '../../packages/app/app/features/document-import/words.ts'
import { excelLinkWords } from '../../packages/app/app/features/documents/excel-link-words.ts'
import {
  importFile,
  ROW,
  readSheet,
  type SheetCells,
} from '../../packages/server/src/testing/spreadsheets.ts'
import { rowsOf } from '../portal/documents.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { someBin } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

const someNumber = () => `Т-${randomInt(2 ** 40).toString(36)}`

const fileOf = async (rows: readonly SheetCells[]) => ({
  name: 'счета.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await importFile(rows),
})

/** The sheet that a link leads to. */
async function sheetBehind(visitor: Visitor, link: string, root?: ParentNode) {
  await visitor.follow(link, root)
  visitor.expectStatus(200)
  return readSheet(await visitor.answer.body())
}

for (const { language, words, at } of flowsIn('kk')) {
  const { download, upload } = excelLinkWords[language]
  const texts = { ...documentImportWords[language], ...importAnswerWords[language] }
  const { kinds, exchange } = words

  test(`a list is downloaded as it is filtered, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 1)
    await visitor.open(at('/invoice?status=2'))
    const all = await rowsOf(visitor, 'invoice', { status: [2] })
    expect(all.length).toBeGreaterThan(1)
    const rows = await sheetBehind(visitor, download)
    const name = decodeURIComponent(visitor.answer.headers()['content-disposition'] ?? '')
    expect(name).toMatch(/^attachment/)
    expect(name).toContain(kinds.invoice.many)
    expect(rows.slice(1, all.length + 1).map(([number]) => number)).toEqual(all.map(({ number }) => number))
  })

  test(`staff download the desk, the journal and the template, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 3)
    await visitor.open(at('/invoice'))
    const desk = await sheetBehind(visitor, download)
    expect(desk.length).toBeGreaterThan(2)
    expect(desk[0]?.[0]).toBe(language === 'ru' ? 'Номер' : 'Нөмірі')
    await visitor.open(at('/dashboard/exchange'))
    const journal = visitor.get('region', exchange.journal.heading)
    expect((await sheetBehind(visitor, download, journal)).length).toBeGreaterThan(1)
    await visitor.open(at('/invoice/import'))
    expect(await sheetBehind(visitor, texts.template)).toHaveLength(1)
  })

  test(`tenants do not import, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 1)
    await visitor.open(at('/invoice/import'))
    visitor.expectStatus(403)
    await visitor.open(at('/invoice'))
    visitor.get('link', download)
    expect(visitor.all('link', upload)).toEqual([])
  })

  test(`a file is checked and imported without scripts, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 3)
    await visitor.open(at('/invoice'))
    await visitor.follow(upload)
    const bin = someBin()
    const rows = [someNumber(), someNumber()].map(
      (number): SheetCells => ({ ...ROW, number, 'buyer.bin': bin }),
    )
    await visitor
      .choose(texts.choose, await fileOf([{ ...rows[0], date: null }]))
      .press(texts.check, visitor.get('dialog', texts.titles.invoice))
    expect(visitor.get('alert').textContent).toContain(texts.wrong('1'))
    const dialog = visitor.get('dialog', texts.titles.invoice)
    await visitor.choose(texts.choose, await fileOf(rows)).press(new RegExp(`^${texts.upload}$`), dialog)
    expect(visitor.get('dialog').textContent).toContain(texts.done(kinds.invoice.count(2)))
    expect(await rowsOf(visitor, 'invoice', { q: String(rows[1]?.number) })).toHaveLength(1)
  })
}
