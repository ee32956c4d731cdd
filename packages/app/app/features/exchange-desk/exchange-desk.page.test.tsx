import { exchangeText } from '@sauda/sdk/documents'
import { dayLabel } from '@sauda/sdk/language'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { containing } from '../../../testing/containing.ts'
import { documentFor, rowsOf, someSeries } from '../../../testing/documents.ts'
import { expectText } from '../../../testing/hands.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { oneC } from '../../../testing/world.ts'
import { kindWords } from '../documents/kind-words.ts'
import { exchangeWords } from './words.ts'

const words = exchangeWords.kk
const { adding, journal, mend } = words

const open = () => openPage('/dashboard/exchange', { language: 'kk' })
/** The beginning of a text up to its number or name. */
const beforeNumber = (text: string): string => text.split(/[\d,]/)[0]?.trim() ?? ''
const rowsIn = (list: string, text: string) =>
  [...document.querySelectorAll(`#${list} li`)].filter((row) => row.textContent?.includes(text))

/** Adds a base on the page; returns 1C that calls with what the page shows once. */
async function addBase(name: string) {
  await open()
  await page.getByRole('link', { name: words.add }).click()
  const dialog = page.getByRole('dialog', { name: words.add })
  const networks = dialog.getByRole('textbox', { name: containing(adding.networks) })
  const add = dialog.getByRole('button', { name: words.add })
  await dialog.getByRole('textbox', { name: adding.name }).fill(name)
  await networks.fill('127.0.0.0/99')
  await add.click()
  await expect.element(dialog.getByRole('alert')).toHaveFocus()
  // What was typed stays beside the error.
  await expect.element(dialog.getByText(adding.networkWrong).first()).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: adding.name })).toHaveValue(name)
  await networks.fill('127.0.0.0/8\n::1')
  await add.click()
  const panel = page.getByRole('region', { name: adding.added(name) })
  await expect.element(panel.getByText(adding.once)).toBeVisible()
  const shown = [...panel.element().querySelectorAll('code')].map((code) => code.textContent ?? '')
  const [login = '', secret = ''] = shown
  expect(secret).toHaveLength(43)
  return oneC({ login, secret })
}

async function showJournalOf(name: string) {
  await page.getByRole('combobox', { name: journal.base }).selectOptions(name)
  await page.getByRole('button', { name: journal.show }).click()
  await expect.poll(address).toMatch(/base=\d+/)
}

beforeEach(() => signIn(2))

it('shows a refused document in words until it is mended', async () => {
  const name = `Бухгалтерия ${someSeries()}`
  const c = await addBase(name)
  const [good, wrong] = [crypto.randomUUID(), crypto.randomUUID()]
  const number = someSeries()
  const row = kindWords.kk.completion.named(number)
  const document = await documentFor({ number: `${number}-0` })
  expect(await c.put('completions', good, document)).toMatchObject({ status: 201 })
  expect(await c.put('completions', good, document)).toMatchObject({ data: { outcome: 'unchanged' } })
  const sent = { ...document, number, total: '158420.00' }
  expect(await c.put('completions', wrong, sent)).toMatchObject({ status: 422 })

  await open()
  // The secret is shown once.
  await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  expect(window.document.querySelectorAll('code')).toHaveLength(0)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect.element(card.getByText(words.base.online)).toBeVisible()
  const listed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: row, exact: true }) })
    .first()
  const problem = { field: 'total', code: 'total_mismatch', got: '158420.00', needed: '158240.00' } as const
  const told = exchangeText(problem, 'kk')
  for (const text of [
    told.wrong,
    told.fix,
    mend.came('158\u00a0420,00\u00a0₸'),
    mend.needed('158\u00a0240,00\u00a0₸'),
  ])
    await expectText(listed, text)
  await listed.getByRole('link', { name: mend.rawOf(row) }).click()
  const raw = () => listed.element().querySelector('pre')?.textContent
  await expect.poll(raw).toContain(`"number": "${number}"`)
  await listed.getByRole('button', { name: mend.repeatOf(row) }).click()
  await expect.element(page.getByText(mend.asked(1))).toBeVisible()
  expect((await c.changes()).data.resend).toMatchObject([{ kind: 'completion', guid: wrong }])

  const mended = { ...document, number, data_version: '2' }
  expect(await c.put('completions', wrong, mended)).toMatchObject({ status: 201 })
  await open()
  await expect.element(page.getByRole('heading', { name: journal.heading })).toBeVisible()
  expect(rowsIn('fix', row)).toEqual([])

  const all = () => rowsIn('journal', name)
  await showJournalOf(name)
  await expect.poll(all).toHaveLength(4)
  await page.getByRole('link', { name: journal.cuts.unchanged }).click()
  await expect.poll(all).toHaveLength(1)
  expect(all()[0]?.textContent).toContain(journal.outcomes.unchanged)
  await page.getByRole('link', { name: journal.cuts.refused }).click()
  await expect.poll(() => all()[0]?.textContent).toContain(journal.outcomes.refused)
  expect(all()[0]?.textContent).toContain(row)
  // Its tenant has got it.
  expect(await rowsOf('completion', { q: number })).toHaveLength(2)
})

it('puts aside a row that nobody can mend', async () => {
  const name = `Бухгалтерия ${someSeries()}`
  const c = await addBase(name)
  await c.batch(['{"number": '])
  await open()
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: mend.cannot })
  await expect.element(row.getByText(mend.cannot)).toBeVisible()
  const repeat = row.getByRole('button', { name: mend.repeatOf(journal.unnamed) })
  await expect.element(repeat).not.toBeInTheDocument()
  await row.getByRole('button', { name: mend.asideOf(journal.unnamed) }).click()
  await expect.element(page.getByText(mend.asideDone)).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  await showJournalOf(name)
  const today = dayLabel(new Date(), new Date(), 'kk')
  await expect
    .poll(() => rowsIn('journal', name)[0]?.textContent)
    .toMatch(new RegExp(`${beforeNumber(journal.aside('', ''))}.+${today}`))
})
