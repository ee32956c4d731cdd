import type { DocumentBatch, DocumentTenant } from '@sauda/sdk/documents'
import { dayLabel, longDate, monthName } from '@sauda/sdk/language'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { containing } from '../../../testing/containing.ts'
import { rowsOf, sendDocuments } from '../../../testing/documents.ts'
import { expectText, tabTo } from '../../../testing/hands.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { callAs } from '../../../testing/world.ts'
import { kindWords } from '../documents/kind-words.ts'
import { deskCountWords } from './count-words.ts'
import { documentDeskWords } from './words.ts'

const desk = documentDeskWords.kk
const counted = deskCountWords.kk

const open = (path: string) => openPage(path, { language: 'kk' })
const list = page.getByRole('region', { name: desk.tenants })
const names = () =>
  list
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)

const overdueIn = ({ sums }: Pick<DocumentBatch, 'sums'>) =>
  sums.reduce((total, { overdue }) => total + overdue, 0)

/** The tenants that are late with invoices of a batch. */
async function tenantsOf(rid: number): Promise<DocumentTenant[]> {
  const filter = { rid, overdue: true }
  return (await callAs<{ items: DocumentTenant[] }>(3, '/api/invoice/tenants', filter)).items
}

/** The batches of invoices of which somebody is late, the newest first. */
async function lateBatches(): Promise<DocumentBatch[]> {
  const { items } = await callAs<{ items: DocumentBatch[] }>(3, '/api/invoiceDate/list', {})
  return items.filter((batch) => overdueIn(batch) > 0)
}

/** The newest of them, and the tenants that are late. */
async function lateBatch() {
  const [batch] = await lateBatches()
  if (!batch) throw new Error('Nobody is late.')
  const late = await tenantsOf(batch.id)
  const [first] = late
  if (!first) throw new Error('Nobody is late.')
  return { batch, late, first }
}

beforeEach(() => signIn(3))

it('shows staff who is late, and lets them filter, search and open', async () => {
  const { batch, late, first } = await lateBatch()
  await open(`/invoice?rid=${batch.id}`)
  const { ofTenants } = kindWords.kk.invoice
  await expect.element(page.getByRole('heading', { level: 1, name: ofTenants })).toBeVisible()
  const month = monthName(Number(batch.period.slice(5)), 'kk')
  const told = counted.late.invoice(late.length, overdueIn(batch), month)
  await expect.element(page.getByText(told)).toBeVisible()
  await expect.poll(() => names()[0]).toBe(first.company)

  const states = page.getByRole('navigation', { name: desk.states })
  await states.getByRole('link', { name: containing(desk.cuts.late) }).click()
  await expect.poll(address).toContain('state=late')
  const chosen = () => states.element().querySelector('[aria-current]')?.textContent
  await expect.poll(chosen).toContain(desk.cuts.late)
  await expect.poll(names).toHaveLength(late.length)

  const search = page.getByRole('searchbox', { name: desk.search })
  const find = page.getByRole('button', { name: desk.find, exact: true })
  await search.fill(first.bin)
  await find.click()
  await expect.element(page.getByText(desk.found(counted.tenants(1)))).toBeVisible()
  await expect.poll(names).toEqual([first.company])
  // The only tenant that was found is open.
  const documents = list.getByRole('list', { name: desk.documentsOf(first.company) })
  await expect
    .element(documents.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/\/invoice\/\d+$/))
  await list.getByRole('link', { name: first.company, exact: true }).click()
  await expect.element(documents).not.toBeInTheDocument()

  await search.fill('000000000000')
  await find.click()
  await expect.element(page.getByRole('heading', { name: desk.nobodyFound })).toBeVisible()
  await page.getByRole('link', { name: desk.wholeList }).click()
  await expect.poll(names).toHaveLength(late.length)
})

it('reminds a tenant once a day', async () => {
  const isToday = (at: string | null) => at !== null && dayLabel(at, new Date(), 'ru') === 'сегодня'
  const found = await Promise.all(
    (await lateBatches()).map(async ({ id }) => {
      const tenant = (await tenantsOf(id)).find((it) => it.user_id !== null && !isToday(it.reminded_at))
      return tenant ? [{ id, ...tenant }] : []
    }),
  )
  const [tenant] = found.flat()
  if (!tenant) throw new Error('No tenant is left to be reminded.')
  await open(`/invoice?rid=${tenant.id}&q=${tenant.bin}`)
  const remind = page.getByRole('button', { name: desk.remindOne(tenant.company) })
  await remind.click()
  await expect.element(page.getByText(desk.remindedOne(tenant.company))).toBeVisible()
  await remind.click()
  await expect.element(page.getByText(desk.alreadyOne(tenant.company))).toBeVisible()
})

it('keeps a wrong due date and explains it before another is set', async () => {
  const { rows } = await sendDocuments('completion', 1, { period: '2028-05' })
  await open(`/completion?rid=${rows[0]?.rid}`)
  await page
    .getByRole('link', { name: desk.due })
    .or(page.getByRole('link', { name: desk.setDue }))
    .click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: desk.dueLabel })
  for (const [typed, message] of [
    ['31.02.2029', desk.dueWrong],
    ['01.01.2020', desk.dueTooEarly],
  ] as const) {
    await field.fill(typed)
    await dialog.getByRole('button', { name: desk.dueSave }).click()
    await expect.poll(() => document.querySelector('#due_on-error')?.textContent).toBe(message)
    await expect.element(field).toHaveValue(typed)
    await expect.element(field).toHaveFocus()
  }
  await field.fill('25.1.2029')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(desk.dueSet(longDate('2029-01-25', 'kk')))).toBeVisible()
})

it('works by keyboard', async () => {
  await signIn(4)
  const { batch } = await lateBatch()
  await open(`/invoice?rid=${batch.id}&state=late`)
  const first = list.getByRole('link').first()
  await tabTo(first)
  await expect.element(first).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(first).toHaveAttribute('aria-expanded', 'true')
  await expect.element(first).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('href')).toMatch(/\/invoice\/\d+$/)
})

it('deletes a month after a question, and leaves other months', async () => {
  const { series, rows } = await sendDocuments('application', 2, { period: '2028-06' })
  await sendDocuments('application', 1, { series, period: '2028-07' })
  await signIn(2)
  await open(`/application?rid=${rows[0]?.rid}`)
  await page.getByRole('link', { name: desk.delete }).click()
  const dialog = page.getByRole('dialog')
  const month = monthName(6, 'kk')
  await expect.element(dialog).toHaveAccessibleName(expect.stringContaining(month))
  await expectText(dialog, kindWords.kk.application.count(2))
  await dialog.getByRole('button', { name: desk.deleteConfirm }).click()
  await expect.element(page.getByText(desk.deleted(month))).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const left = await rowsOf('application', { q: series })
  expect(left).toHaveLength(1)
})
