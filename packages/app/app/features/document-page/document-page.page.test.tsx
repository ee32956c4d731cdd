import { type Document, documentReasonLabel } from '@sauda/sdk/documents'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { containing } from '../../../testing/containing.ts'
import { documentFor, rowsOf, sendDocuments, someSeries } from '../../../testing/documents.ts'
import { expectText } from '../../../testing/hands.ts'
import { holdBack } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { callAs, newOneC } from '../../../testing/world.ts'
import { kindWords } from '../documents/kind-words.ts'
import { documentActWords } from './act-words.ts'
import { documentPageWords } from './words.ts'

const its = documentPageWords.ru
const acts = documentActWords.ru
const kinds = kindWords.ru

const dialog = page.getByRole('dialog')
const main = page.getByRole('main')
const quote = () => document.querySelector('blockquote')?.textContent
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[data-slot=paper-page] img')]

/** A new document of the demo tenant that 1C may change, and a function that sends its next version. */
async function renewable(kind: 'invoices' | 'completions', fields: object = {}) {
  const accounting = await newOneC()
  const guid = crypto.randomUUID()
  const number = someSeries()
  const like = await documentFor({ number, ...fields })
  expect(await accounting.put(kind, guid, like)).toMatchObject({ status: 201 })
  const [row] = await rowsOf(kind === 'invoices' ? 'invoice' : 'completion', { q: number })
  return {
    id: row?.id ?? 0,
    renew: async (changed: object) =>
      expect(await accounting.put(kind, guid, { ...like, data_version: '2', ...changed })).toMatchObject({
        data: { outcome: 'renewed', id: row?.id },
      }),
  }
}

beforeEach(() => signIn(1))

it('lets a tenant read an act, enlarge it, and turn to the next one', async () => {
  const { rows } = await sendDocuments('completion', 2, { period: '2028-04' })
  const [act] = rows
  await openPage(`/completion/${act?.id}`)
  const named = kinds.completion.named(act?.number ?? '')
  const heading = page.getByRole('heading', { level: 1, name: named })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => pictures()[0]?.naturalWidth).toBeGreaterThan(500)

  const sheet = page.getByRole('link', { name: its.pageOf(named, 1, 1) })
  ;(sheet.element() as HTMLElement).focus()
  await userEvent.keyboard('+')
  const zoom = page.getByRole('button', { name: containing(its.fit) })
  await expectText(zoom, /125/)
  await userEvent.keyboard('0')
  await expectText(zoom, /100/)
  await page.getByRole('button', { name: its.fullScreen }).click()
  await expect.element(page.getByRole('dialog', { name: its.paper })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await expect.poll(() => main.getByRole('button', { name: its.acts.sign }).elements()).toHaveLength(1)
  await expect.element(page.getByRole('link', { name: its.acts.annul })).not.toBeInTheDocument()
  const way = page.getByRole('navigation', { name: its.turns }).getByRole('link').first()
  const href = way.element().getAttribute('href')
  await way.click()
  await expect.poll(address).toBe(href)
  await expect.element(heading).not.toBeInTheDocument()
})

it('marks a document as read once it is open', async () => {
  const { rows, series } = await sendDocuments('completion', 1)
  expect(rows[0]?.unread).toBe(true)
  await openPage(`/completion/${rows[0]?.id}`)
  await expect.element(page.getByText(its.events.opened)).toBeVisible()
  expect((await rowsOf('completion', { q: series }))[0]?.unread).toBe(false)
})

it('lets a tenant reject an act with a reason; staff see it, and only managers annul', async () => {
  const { rows } = await sendDocuments('completion', 1)
  const path = `/completion/${rows[0]?.id}`
  await openPage(path)
  await page.getByRole('link', { name: its.acts.reject }).click()
  const send = dialog.getByRole('button', { name: acts.asks.reject.completion })
  await expect.element(dialog.getByRole('heading', { name: acts.asks.reject.completion })).toBeVisible()
  const reason = dialog.getByRole('radio', { name: documentReasonLabel('sum', 'ru') })
  await reason.click()
  // What to write is said before anything is wrong.
  const text = dialog.getByRole('textbox', { name: acts.text.reject })
  await expect.element(text).toHaveAccessibleDescription(containing(acts.needed.reject))
  await send.click()
  await expect.element(dialog.getByText(acts.needed.sum).first()).toBeVisible()
  await expect.element(reason).toBeChecked()
  await text.fill('Площадь меньше на два метра')
  const back = await holdBack(/\/completion\/reject\//)
  await send.click()
  await expect.element(dialog.getByText(acts.needed.sum)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await back()
  await expect.poll(address).toBe(path)
  await expect.element(page.getByText(its.events.rejected)).toBeVisible()
  await expect.element(page.getByRole('link', { name: its.acts.reject })).not.toBeInTheDocument()

  const annul = page.getByRole('link', { name: its.acts.annul })
  for (const role of [3, 4] as const) {
    await signIn(role)
    await openPage(path)
    await expect.poll(quote).toBe('Площадь меньше на два метра')
    await expect.element(page.getByText(its.rejection)).toBeVisible()
    if (role === 3) await expect.element(annul).toBeVisible()
    else await expect.element(annul).not.toBeInTheDocument()
  }
  // The address alone does not help an operator.
  await openPage(`${path}/annul`)
  await expect.element(page.getByText(its.cannot)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('says until when an invoice is to be paid, if it was sent', async () => {
  const { id } = await renewable('invoices', { pay_until: '2026-11-30' })
  await openPage(`/invoice/${id}`)
  await expect.element(page.getByText(its.payUntil)).toBeVisible()
  await expect.element(page.getByText('30 ноября 2026', { exact: false }).first()).toBeVisible()
  const { id: without } = await renewable('invoices')
  await openPage(`/invoice/${without}`)
  await expect.element(page.getByText(its.supplier.invoice).first()).toBeVisible()
  await expect.element(page.getByText(its.payUntil)).not.toBeInTheDocument()
})

it('asks again about the rejection of a version that is not the newest', async () => {
  const { id, renew } = await renewable('completions')
  await openPage(`/completion/${id}/reject`)
  const text = dialog.getByRole('textbox', { name: acts.text.reject })
  const reason = dialog.getByRole('radio', { name: documentReasonLabel('room', 'ru') })
  const send = dialog.getByRole('button', { name: acts.asks.reject.completion })
  await reason.click()
  await text.fill('Этот бутик мы сдали')
  await renew({ title: 'Аренда за ноябрь 2026, исправлено' })
  await send.click()
  const [overtaken = ''] = acts.overtaken('|').split('|')
  await expect.element(dialog.getByText(overtaken.trim(), { exact: false }).first()).toBeVisible()
  await expect.element(text).toHaveValue('Этот бутик мы сдали')
  await expect.element(reason).toBeChecked()
  await send.click()
  await expect.poll(quote).toBe('Этот бутик мы сдали')
})

it('keeps earlier versions readable', async () => {
  const { id, renew } = await renewable('invoices')
  await renew({ title: 'Аренда за ноябрь 2026, исправлено' })
  await openPage(`/invoice/${id}`)
  const source = () => pictures()[0]?.getAttribute('src')
  await expect.poll(source).toMatch(/\/2\/1$/)
  await expect.element(page.getByText(its.events.renewed)).toBeVisible()
  await page.getByRole('link', { name: its.read, exact: true }).click()
  const older = page.getByText(its.older(1), { exact: false })
  await expect.element(older).toBeVisible()
  expect(address()).toBe(`/invoice/${id}?version=1`)
  await expect.poll(source).toMatch(/\/1\/1$/)
  await expect.poll(() => pictures()[0]?.naturalWidth).toBeGreaterThan(500)
  await page.getByRole('link', { name: its.showNewest }).click()
  await expect.element(older).not.toBeInTheDocument()
  await expect.poll(source).toMatch(/\/2\/1$/)
})

it('lets staff delete one document after a question', async () => {
  const { rows, series } = await sendDocuments('completion', 2)
  const [wrong, right] = rows
  await signIn(3)
  await openPage(`/completion/${wrong?.id}`)
  const ask = page.getByRole('link', { name: its.acts.delete, exact: true })
  await ask.click()
  const question = page.getByRole('dialog', { name: acts.asks.delete.completion })
  await expectText(question, wrong?.number ?? '')
  await question.getByRole('link', { name: acts.cancel }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(await rowsOf('completion', { q: series })).toHaveLength(2)

  await ask.click()
  await question.getByRole('button', { name: acts.asks.delete.completion }).click()
  await expect.poll(address).toBe('/completion')
  const left = await rowsOf('completion', { q: series })
  expect(left.map(({ number }) => number)).toEqual([right?.number])
  await expect(callAs<Document>(1, `/api/completion/getById/${wrong?.id}`)).rejects.toThrow('404')
})
