import { type DocumentImportProblem, type DocumentRow, importText } from '@sauda/sdk/documents'
import { beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { containing } from '../../../testing/containing.ts'
import { someSeries } from '../../../testing/documents.ts'
import { expectText } from '../../../testing/hands.ts'
import { lose, loseAnswers } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { callAs, spreadsheet } from '../../../testing/world.ts'
import { excelLinkWords } from '../documents/excel-link-words.ts'
import { kindWords } from '../documents/kind-words.ts'
import { importAnswerWords } from './answer-words.ts'
import { documentImportWords } from './words.ts'

const texts = { ...documentImportWords.ru, ...importAnswerWords.ru }
const { invoice, application } = kindWords.ru

const dialog = page.getByRole('dialog')
const field = dialog.getByLabelText(texts.choose)
const upload = (count: number) =>
  dialog.getByRole('button', { name: texts.uploadMany(invoice.count(count), count, invoice.accusative) })

/** Presses Enter on a control, once it is there. */
async function pressEnter(control: Locator) {
  await expect.element(control).toBeVisible()
  ;(control.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

/** Rows of documents of one tenant who is not registered. */
function someRows(count: number) {
  const series = someSeries()
  return Array.from({ length: count }, (_, at) => ({
    ...{ number: `${series}-${at + 1}`, date: '31.10.2026', title: 'Аренда за октябрь 2026' },
    ...{ 'buyer.bin': '201240999007', 'buyer.name': 'ТОО «АвтоДиск Алматы»' },
    ...{ 'lines.name': 'Аренда бутика 214', 'lines.quantity': 1, 'lines.price': 412_000 },
    ...{ 'lines.vat_rate': 16, 'lines.vat': 56_827.59, 'lines.sum': 412_000 },
  }))
}

/** What the API says of a file. */
async function problemsOf(file: File): Promise<DocumentImportProblem[]> {
  const body = new FormData()
  body.append('file', file)
  const headers = { 'X-Portal-Client': 'test' }
  const answer = await fetch('/api/invoice/importCheck', { method: 'POST', headers, body })
  return (await answer.json()).data.problems
}

/** How many invoices have this number; the search finds similar ones too. */
async function found(number: string | undefined): Promise<number> {
  const { items } = await callAs<{ items: DocumentRow[] }>(3, '/api/invoice/pagination', { q: number })
  return items.filter((row) => row.number === number).length
}

beforeEach(() => signIn(3))

it('shows the errors of a file, imports it once it is mended, and nothing twice', async () => {
  await openPage('/invoice')
  await pressEnter(page.getByRole('link', { name: excelLinkWords.ru.upload }))
  await expect.element(dialog).toHaveAccessibleName(texts.titles.invoice)
  await expect
    .element(dialog.getByRole('link', { name: texts.template }))
    .toHaveAttribute('href', '/invoice/template')
  const rows = someRows(3)
  const [first, second, third] = rows
  const wrong = [
    { ...first, 'buyer.bin': '201240999008' },
    { ...second, title: null },
  ]
  const file = await spreadsheet(wrong, 'ошибки.xlsx')
  await userEvent.upload(field, file)
  await expectText(dialog.getByRole('alert'), texts.wrong('2'))
  const problems = dialog.getByRole('table', { name: texts.problems }).getByRole('row')
  await expect.poll(() => problems.elements()).toHaveLength(3)
  await expectText(problems.nth(1), '201240999008')
  // What is wrong, in the language of the page.
  for (const [at, problem] of (await problemsOf(file)).entries())
    await expectText(problems.nth(at + 1), importText(problem, 'ru').text)
  await expect.element(dialog.getByText('ошибки.xlsx').first()).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: containing(texts.upload) })).not.toBeInTheDocument()
  expect(await found(first?.number)).toBe(0)

  await userEvent.upload(field, await spreadsheet(rows))
  await expect.element(dialog.getByText(texts.right(invoice.count(3)))).toBeVisible()
  expect(await found(third?.number)).toBe(0)
  await pressEnter(upload(3))
  await expect.element(dialog.getByText(texts.done(invoice.count(3)))).toBeVisible()
  expect(await found(third?.number)).toBe(1)
  // The same file again changes nothing.
  await userEvent.upload(field, await spreadsheet(rows))
  await expect.element(dialog.getByText(texts.allHere)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(address).toMatch(/^\/invoice(\?|$)/)
})

it('stores nothing of an import that is stopped', async () => {
  await openPage('/invoice/import')
  const rows = someRows(900)
  await userEvent.upload(field, await spreadsheet(rows))
  await upload(900).click()
  await pressEnter(dialog.getByRole('button', { name: texts.stop }))
  await expect.element(dialog.getByText(texts.stopped)).toBeVisible()
  await expect.element(dialog.getByText(texts.right(invoice.count(900)))).toBeVisible()
  expect(await found(rows[0]?.number)).toBe(0)
})

it('says that an import is complete that was faster than its stop', async () => {
  await openPage('/invoice/import')
  const [row] = someRows(1)
  await userEvent.upload(field, await spreadsheet(row ? [row] : []))
  await expect.element(upload(1)).toBeVisible()
  // The portal imports the file, but its answer does not reach the page.
  await loseAnswers('*/api/invoice/import', { hangs: true })
  await upload(1).click()
  await expect.poll(() => found(row?.number)).toBe(1)
  await dialog.getByRole('button', { name: texts.stop }).click()
  await expect.element(dialog.getByText(texts.tooLate)).toBeVisible()
  await expect.element(dialog.getByText(texts.stopped)).not.toBeInTheDocument()
})

it('keeps the chosen file whatever the portal cannot do', async () => {
  await openPage('/application/import')
  const back = await lose(/importCheck/)
  await userEvent.upload(field, await spreadsheet(someRows(1), 'мой.xlsx'))
  await expectText(dialog.getByRole('alert'), texts.failed)
  await expect.element(dialog.getByText('мой.xlsx').first()).toBeVisible()
  await back()
  await dialog.getByRole('button', { name: texts.checkAgain }).click()
  await expect.element(dialog.getByText(texts.right(application.count(1)))).toBeVisible()
})
