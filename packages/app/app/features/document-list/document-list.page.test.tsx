import { DOCUMENT_STATUS, type Document, documentStatusLabel } from '@sauda/sdk/documents'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { containing } from '../../../testing/containing.ts'
import { chooseFirst, rowsOf, sendDocuments } from '../../../testing/documents.ts'
import { expectText, tabTo } from '../../../testing/hands.ts'
import { answerWith, holdBack, lose, sentTo } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { callAs, namesInZip, savedBy } from '../../../testing/world.ts'
import { shellWords } from '../../shell/words.ts'
import { monthTitle } from '../documents/days.ts'
import { kindWords } from '../documents/kind-words.ts'
import { downloadWords } from '../downloads/words.ts'
import { queueTabsWords } from '../site/queue-tabs-words.ts'
import { documentListWords } from './words.ts'

const words = documentListWords.kk
const downloading = downloadWords.kk
const { new: fresh, signed, countersigned } = DOCUMENT_STATUS

/** Opens a list that has documents, and waits for them. */
async function open(path: string) {
  await openPage(path, { language: 'kk' })
  await expect.poll(links).not.toHaveLength(0)
}
/** The links of the rows. */
const links = () => [...document.querySelectorAll<HTMLElement>('a[data-document]')]
const link = (at: number) => page.elementLocator(links()[at] ?? document.body)
/** Messages are items of a list too, beside the page. */
const row = (number: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: number })
const pane = page.getByRole('complementary', { name: words.paper })
const bar = page.getByRole('region', { name: downloading.downloading })
const zipOfMonth = page.getByRole('link', { name: /ZIP/ }).first()
/** The list of invoices in the menu, with how many wait. */
const invoicesTab = page
  .getByRole('navigation', { name: queueTabsWords.kk.company })
  .getByRole('link', { name: containing(kindWords.kk.invoice.many) })
/** Beside them a ZIP has their list, and signatures if there are any. */
const papersOf = (names: readonly string[]) => names.filter((name) => name.endsWith('.pdf'))

beforeEach(() => signIn(1))

it('chooses the documents of a month by one box, keeps them on another page, and downloads the month', async () => {
  const { series, rows } = await sendDocuments('completion', 3, { period: '2028-02' })
  await open(`/completion?q=${series}`)
  const all = page.getByRole('checkbox', { name: words.selectBatch(monthTitle('2028-02', 'kk')) })
  await all.click()
  const boxes = page.getByRole('listitem').getByRole('checkbox')
  for (const { number } of rows) await expect.element(row(number).getByRole('checkbox')).toBeChecked()
  await expect.element(all).toBeChecked()
  await boxes.first().click()
  await expect.poll(() => (all.element() as HTMLInputElement).indeterminate).toBe(true)

  // Another page and back keep what was chosen.
  await invoicesTab.click()
  await expect.element(page.getByRole('heading', { level: 1, name: kindWords.kk.invoice.many })).toBeVisible()
  history.back()
  await expect
    .element(page.getByRole('heading', { level: 1, name: kindWords.kk.completion.many }))
    .toBeVisible()
  await expect.element(boxes.nth(1)).toBeChecked()
  await expect.element(boxes.nth(0)).not.toBeChecked()

  expect(papersOf(await namesInZip(await savedBy(() => zipOfMonth.click())))).toHaveLength(3)
})

it('leaves no file and no trace of a download that is cancelled', async () => {
  await open('/completion')
  // A slow line: nothing comes until the user gives up.
  await holdBack(/\/downloadAll\//)
  await zipOfMonth.click()
  await expectText(bar, downloading.begun)
  await expect.poll(() => sentTo(/downloadAll/)).toHaveLength(1)
  await bar.getByRole('button', { name: downloading.cancel }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByText(downloading.cancelled)).toBeVisible()
})

it('says that a download has failed, and repeats it', async () => {
  const { series } = await sendDocuments('completion', 1, { period: '2028-03' })
  await open(`/completion?q=${series}`)
  const back = await lose(/\/downloadAll\//)
  await zipOfMonth.click()
  await expectText(bar, downloading.notDownloaded)
  await back()
  const retry = bar.getByRole('button', { name: shellWords.kk.failures.retry })
  expect(papersOf(await namesInZip(await savedBy(() => retry.click())))).toHaveLength(1)
})

it('shows at once that an invoice was downloaded, and counts its first download alone', async () => {
  const { series, rows } = await sendDocuments('invoice', 1)
  const [invoice] = rows
  await open(`/invoice?q=${series}`)
  await expectText(row(series), documentStatusLabel('invoice', fresh, 'kk'))
  await chooseFirst(1)
  const download = page
    .getByRole('region', { name: words.bulk })
    .getByRole('button', { name: words.downloadPdf })
  const file = await savedBy(() => download.click())
  expect(file.name).toMatch(/\.pdf$/)
  await expectText(row(series), documentStatusLabel('invoice', signed, 'kk'))
  const changedAt = async () => (await callAs<Document>(1, `/api/invoice/getById/${invoice?.id}`)).changed_at
  const first = await changedAt()
  await savedBy(() => download.click())
  await expectText(row(series), documentStatusLabel('invoice', signed, 'kk'))
  expect(await changedAt()).toBe(first)
})

it('shows the paper beside the list, follows the keys, and says what it shows', async () => {
  const { series, rows } = await sendDocuments('completion', 4)
  await open(`/completion?q=${series}`)
  const said = () => pane.element().querySelector(':scope > [role=status]')?.textContent
  const isShown = (at: number) => expect.element(link(at)).toHaveAttribute('aria-current', 'true')
  // The first one is shown without being asked for.
  const paper = pane.getByRole('img').first()
  await expect.element(paper).toBeVisible()
  expect(said()).toBe('')
  await tabTo(link(0))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(link(1)).toHaveFocus()
  await isShown(1)
  const second = rows.find(({ id }) => id === Number(links()[1]?.dataset.document))
  await expect.poll(said).toBe(words.beside(second?.number ?? ''))
  await expect.element(link(1)).toHaveFocus()
  await expect.poll(() => (paper.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(300)
  // It has been read, but not downloaded.
  const read = async () => (await rowsOf('completion', { q: second?.number })).map(({ unread }) => unread)
  await expect.poll(read).toEqual([false])

  await userEvent.keyboard('{ArrowUp}')
  await isShown(0)
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect.poll(said).toContain(series)
  await pane.getByRole('button', { name: words.next }).click()
  await isShown(1)
  await link(3).click()
  await isShown(3)
  expect(address()).toBe(`/kk/completion?q=${series}`)
  await expect
    .element(pane.getByRole('link', { name: words.openPage }))
    .toHaveAttribute('href', links()[3]?.getAttribute('href'))
})

it('keeps what is typed in the filters while a status is chosen', async () => {
  await open('/completion')
  await page.getByText(words.filters).click()
  const sum = page.getByRole('textbox', { name: words.sumFrom, exact: true })
  const from = page.getByLabelText(words.from, { exact: true })
  await sum.fill('1000')
  await from.fill('2026-09-01')
  const status = documentStatusLabel('completion', countersigned, 'kk')
  const chips = page.getByRole('list', { name: words.statuses })
  await chips.getByRole('link', { name: containing(status) }).click()
  await expect.poll(address).toMatch(/\?status=4$/)
  const chosen = () => chips.element().querySelector('[aria-current]')?.textContent
  await expect.poll(chosen).toContain(status)
  await expect.element(sum).toHaveValue('1000')
  await expect.element(from).toHaveValue('2026-09-01')
  await page.getByRole('button', { name: words.apply }).click()
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(location.search)))
    .toMatchObject({ status: '4', from: '2026-09-01', sum_from: '1000' })
  await page.getByRole('link', { name: words.reset }).click()
  await expect.poll(address).toMatch(/\/kk\/completion\??$/)
  await expect.poll(() => document.querySelector<HTMLInputElement>('input[name=sum_from]')?.value).toBe('')
})

it('drops an answer about the numbers of the menu that comes too late', async () => {
  const { series } = await sendDocuments('completion', 2)
  await open(`/completion?q=${series}`)
  const answers = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/document/count/')).length
  // Its buffer is full after the modules of the app.
  performance.clearResourceTimings()
  // The first question is answered after the second one, with a number that is no longer true.
  const counts = /\/api\/document\/count\//
  const goFirst = await holdBack(/\/api\/document\/count\/\d/)
  const asked = (await sentTo(counts)).length
  await link(0).click()
  await expect.poll(() => sentTo(counts)).toHaveLength(asked + 1)
  await answerWith(counts, { status: 200, json: { data: { invoice: 77, completion: 5, application: 1 } } })
  await link(1).click()
  await expectText(invoicesTab, /77$/)
  const early = answers()
  await goFirst()
  await expect.poll(answers).toBeGreaterThan(early)
  await expectText(invoicesTab, /77$/)
})
