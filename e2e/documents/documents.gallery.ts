import { expect, type Page } from '@playwright/test'
import { importAnswerWords } from '../../packages/app/app/features/document-import/answer-words.ts'
import { documentImportWords } from '../../packages/app/app/features/document-import/words.ts'
import { importFile, ROW } from '../../packages/server/src/testing/spreadsheets.ts'
import { lateBatches, lateTenants } from '../portal/desk.ts'
import { rowsOf } from '../portal/documents.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { someBin } from '../portal/newcomer.ts'
import { allLooks, bothLooks, setLook, untilScripted } from '../portal/page-rules.ts'

/** A document of the newest batch of the demo tenant. */
const documentPath = async (page: Page, act = '') => {
  const [row] = await rowsOf(page, 'completion', { status: [1], limit: 1 })
  return `/completion/${row?.id}${act}`
}

/** The picture of the first page has been drawn and shown. */
async function expectPaper(page: Page): Promise<void> {
  const image = page.locator('[data-slot=paper-page] img').first()
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(500)
}

gallery(
  'documents of a tenant',
  [
    ...['/invoice', '/completion', '/application'].map((path) => ({ state: path, path })),
    { state: 'nothing found', path: '/completion?q=нет&unread=1' },
    {
      state: 'with a chosen document',
      path: '/completion?status=1',
      act: async (page, { words }) => {
        await untilScripted(page, 'input[name=ids]')
        await page.locator('input[name=ids]').first().check()
        await expect(page.getByRole('region', { name: words.documents.bulk })).toBeVisible()
      },
    },
    {
      state: 'with a chosen document that is signed',
      path: '/completion?status=4',
      act: async (page, { words: { documents } }) => {
        await untilScripted(page, 'input[name=ids]')
        await page.locator('input[name=ids]').first().check()
        await expect(page.getByRole('button', { name: documents.signedZip(1) })).toBeVisible()
      },
    },
    {
      state: 'a document, whose paper is white in every theme',
      path: (page) => documentPath(page),
      act: async (page) => {
        for (const look of allLooks) {
          await setLook(page, look)
          await expectPaper(page)
          const paper = page.locator('[data-slot=paper-page]').first()
          await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        }
      },
    },
    { state: 'rejecting a document', path: (page) => documentPath(page, '/reject') },
  ],
  { as: 1 },
)

/** Chooses a file with one row in the dialog of the import. */
async function chooseFile(page: Page, { language }: Spoken, changed: object): Promise<void> {
  const texts = documentImportWords[language]
  await untilScripted(page)
  const buffer = await importFile([{ ...ROW, number: 'Т-1', 'buyer.bin': someBin(), ...changed }])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page
    .getByRole('dialog', { name: texts.titles.invoice })
    .getByLabel(texts.choose)
    .setInputFiles([{ name: 'счета.xlsx', mimeType, buffer }])
}

gallery(
  'the desk of documents',
  [
    {
      state: 'who is late',
      path: async (page) => `/invoice?rid=${(await lateBatches(page))[0]?.id}`,
      looks: bothLooks,
    },
    {
      state: 'one tenant found and open',
      path: async (page) => {
        const [batch] = await lateBatches(page)
        const [tenant] = await lateTenants(page, batch?.id ?? 0)
        return `/invoice?rid=${batch?.id}&state=late&q=${tenant?.bin}`
      },
      looks: bothLooks,
    },
    {
      state: 'a wrong due date',
      path: async (page) => `/invoice?rid=${(await lateBatches(page))[0]?.id}&ask=due`,
      looks: bothLooks,
      act: async (page, { words: { documentDesk: desk } }) => {
        await untilScripted(page)
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: desk.dueLabel }).fill('31.02.2027')
        await dialog.getByRole('button', { name: desk.dueSave }).click()
        await expect(dialog.locator('#due_on-error')).toBeVisible()
      },
    },
    {
      state: 'a spreadsheet with errors',
      path: '/invoice/import',
      looks: bothLooks,
      act: async (page, spoken) => {
        await chooseFile(page, spoken, { title: null })
        const { problems } = importAnswerWords[spoken.language]
        await expect(page.getByRole('table', { name: problems })).toBeVisible()
      },
    },
    {
      state: 'a spreadsheet without errors',
      path: '/invoice/import',
      looks: bothLooks,
      act: async (page, spoken) => {
        await chooseFile(page, spoken, {})
        const right = importAnswerWords[spoken.language].right(spoken.words.kinds.invoice.count(1))
        await expect(page.getByText(right)).toBeVisible()
      },
    },
  ],
  { as: 3 },
)
