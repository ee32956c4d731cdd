import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'
import { importText } from '@sauda/sdk/documents'
import { importAnswerWords } from '../packages/app/app/features/document-import/answer-words.ts'
import { documentImportWords } from '../packages/app/app/features/document-import/words.ts'
import { excelLinkWords } from '../packages/app/app/features/documents/excel-link-words.ts'
import { importFile, ROW, readSheet, type SheetCells } from '../packages/server/src/testing/spreadsheets.ts'
import { rowsOf, savedBy } from './portal/documents.ts'
import { languages } from './portal/languages.ts'
import { someBin } from './portal/newcomer.ts'
import { bothLooks, expectKindIn, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const someNumber = () => `Т-${randomInt(2 ** 40).toString(36)}`

/** Rows of documents of one tenant who is not registered. */
const someRows = (count: number): SheetCells[] => {
  const bin = someBin()
  return Array.from({ length: count }, () => ({ ...ROW, number: someNumber(), 'buyer.bin': bin }))
}

const fileOf = async (rows: readonly SheetCells[], name = 'счета.xlsx') => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await importFile(rows),
})

const sheetOf = async (download: Download) => readSheet(await readFile(await download.path()))

const found = async (page: Page, number: unknown) =>
  (await rowsOf(page, 'invoice', { q: String(number) })).length

for (const { language, words, at } of languages) {
  const { download, upload } = excelLinkWords[language]
  const texts = { ...documentImportWords[language], ...importAnswerWords[language] }
  const { kinds, exchange } = words
  const { width, colorScheme } = lookOf(language)

  test.describe(`at ${width} px, ${colorScheme}, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    test('staff see the errors of a file, mend it and import it', async ({ page }) => {
      await signIn(page, 3)
      await page.goto(at('/invoice'))
      await untilScripted(page)
      await page.getByRole('link', { name: upload }).press('Enter')
      const dialog = page.getByRole('dialog', { name: texts.titles.invoice })
      const template = await savedBy(page, dialog.getByRole('link', { name: texts.template }))
      expect(await sheetOf(template)).toHaveLength(1)

      const rows = someRows(3)
      const [first, second, third] = rows
      const field = dialog.getByLabel(texts.choose)
      const checked = page.waitForResponse(/importCheck$/)
      await field.setInputFiles(
        await fileOf(
          [
            { ...first, 'buyer.bin': '201240999008' },
            { ...second, title: null },
          ],
          'ошибки.xlsx',
        ),
      )
      await expect(dialog.getByRole('alert')).toContainText(texts.wrong('2'))
      const problems = dialog.getByRole('table', { name: texts.problems })
      await expect(problems.getByRole('row')).toHaveCount(3)
      await expect(problems.getByRole('row').nth(1)).toContainText('201240999008')
      // What is wrong, in the language of the page.
      const told: { data: { problems: Parameters<typeof importText>[0][] } } = await (await checked).json()
      for (const [at, problem] of told.data.problems.entries())
        await expect(problems.getByRole('row').nth(at + 1)).toContainText(importText(problem, language).text)
      await expect(dialog.getByText('ошибки.xlsx').first()).toBeVisible()
      await expect(dialog.getByRole('button', { name: texts.upload })).toHaveCount(0)
      await expectKindIn(page, bothLooks)
      expect(await found(page, first?.number)).toBe(0)

      await field.setInputFiles(await fileOf(rows))
      await expect(
        dialog.getByRole('status').filter({ hasText: texts.right(kinds.invoice.count(3)) }),
      ).toBeVisible()
      await expectKindIn(page, bothLooks)
      expect(await found(page, third?.number)).toBe(0)
      await dialog
        .getByRole('button', {
          name: texts.uploadMany(kinds.invoice.count(3), 3, kinds.invoice.accusative),
        })
        .press('Enter')
      await expect(dialog.getByText(texts.done(kinds.invoice.count(3)))).toBeVisible()
      expect(await found(page, third?.number)).toBe(1)
      // The same file again changes nothing.
      await field.setInputFiles(await fileOf(rows))
      await expect(dialog.getByText(texts.allHere)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/invoice(\?|$)/)
    })

    test('a list is downloaded as it is filtered', async ({ page }) => {
      await signIn(page, 1)
      await page.goto(at('/invoice?status=2'))
      const all = await rowsOf(page, 'invoice', { status: [2] })
      expect(all.length).toBeGreaterThan(1)
      const file = await savedBy(page, page.getByRole('link', { name: download }))
      expect(file.suggestedFilename()).toContain(kinds.invoice.many)
      const rows = await sheetOf(file)
      expect(rows.slice(1, all.length + 1).map(([number]) => number)).toEqual(all.map(({ number }) => number))
      await expect(page.getByRole('heading', { level: 1, name: kinds.invoice.many })).toBeVisible()
    })
  })

  test(`an import that is stopped has stored nothing, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/invoice/import'))
    await untilScripted(page)
    const dialog = page.getByRole('dialog', { name: texts.titles.invoice })
    const rows = someRows(900)
    await dialog.getByLabel(texts.choose).setInputFiles(await fileOf(rows))
    await dialog
      .getByRole('button', {
        name: texts.uploadMany(kinds.invoice.count(900), 900, kinds.invoice.accusative),
      })
      .click()
    await dialog.getByRole('button', { name: texts.stop }).press('Enter')
    await expect(dialog.getByText(texts.stopped)).toBeVisible()
    await expect(dialog.getByText(texts.right(kinds.invoice.count(900)))).toBeVisible()
    expect(await found(page, rows[0]?.number)).toBe(0)
  })

  test(`an import that was faster than its stop is said to be complete, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/invoice/import'))
    await untilScripted(page)
    const imported = Promise.withResolvers<void>()
    // The portal imports the file, but its answer does not reach the page.
    await page.route('**/api/invoice/import', async (route) => {
      await route.fetch()
      imported.resolve()
    })
    const dialog = page.getByRole('dialog', { name: texts.titles.invoice })
    const rows = someRows(1)
    await dialog.getByLabel(texts.choose).setInputFiles(await fileOf(rows))
    await dialog
      .getByRole('button', { name: texts.uploadMany(kinds.invoice.count(1), 1, kinds.invoice.accusative) })
      .click()
    await imported.promise
    await dialog.getByRole('button', { name: texts.stop }).click()
    await expect(dialog.getByText(texts.tooLate)).toBeVisible()
    await expect(dialog.getByText(texts.stopped)).toHaveCount(0)
    expect(await found(page, rows[0]?.number)).toBe(1)
  })

  test(`what the portal cannot do keeps the chosen file, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/application/import'))
    await untilScripted(page)
    const dialog = page.getByRole('dialog', { name: texts.titles.application })
    await page.route('**/importCheck', (route) => route.abort(), { times: 3 })
    await dialog.getByLabel(texts.choose).setInputFiles(await fileOf(someRows(1), 'мой.xlsx'))
    await expect(dialog.getByRole('alert')).toContainText(texts.failed)
    await expect(dialog.getByText('мой.xlsx').first()).toBeVisible()
    await page.unroute('**/importCheck')
    await dialog.getByRole('button', { name: texts.checkAgain }).click()
    await expect(dialog.getByText(texts.right(kinds.application.count(1)))).toBeVisible()
  })

  test(`staff download the desk and the journal, in ${language}`, async ({ page }) => {
    await signIn(page, 3)
    await page.goto(at('/invoice'))
    const desk = await sheetOf(await savedBy(page, page.getByRole('link', { name: download })))
    expect(desk.length).toBeGreaterThan(2)
    expect(desk[0]?.[0]).toBe(language === 'ru' ? 'Номер' : 'Нөмірі')
    await page.goto(at('/dashboard/exchange'))
    const journal = page.getByRole('region', { name: exchange.journal.heading })
    const rows = await sheetOf(await savedBy(page, journal.getByRole('link', { name: download })))
    expect(rows.length).toBeGreaterThan(1)
  })

  test(`tenants do not import, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    const answer = await page.goto(at('/invoice/import'))
    expect(answer?.status()).toBe(403)
    await page.goto(at('/invoice'))
    await expect(page.getByRole('link', { name: download })).toBeVisible()
    await expect(page.getByRole('link', { name: upload })).toHaveCount(0)
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a file is checked and imported by a plain form', async ({ page }) => {
      await signIn(page, 3)
      await page.goto(at('/invoice'))
      await page.getByRole('link', { name: upload }).click()
      const dialog = page.getByRole('dialog', { name: texts.titles.invoice })
      const rows = someRows(2)
      await dialog.getByLabel(texts.choose).setInputFiles(await fileOf([{ ...rows[0], date: null }]))
      await dialog.getByRole('button', { name: texts.check }).click()
      await expect(dialog.getByRole('alert')).toContainText(texts.wrong('1'))
      await dialog.getByLabel(texts.choose).setInputFiles(await fileOf(rows))
      await dialog.getByRole('button', { name: texts.upload, exact: true }).click()
      await expect(dialog.getByText(texts.done(kinds.invoice.count(2)))).toBeVisible()
      expect(await found(page, rows[1]?.number)).toBe(1)
    })
  })
}
