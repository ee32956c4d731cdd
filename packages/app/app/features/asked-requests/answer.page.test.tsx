import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { expectText } from '../../../testing/hands.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { answerElsewhere, askElsewhere, requestAs } from '../../../testing/part-requests.ts'
import { callAs, signIn } from '../../../testing/people.ts'
import { askedWords } from './asked-words.ts'
import { UNDO_MS } from './pending-answers.ts'

const { ru: words } = askedWords
const card = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const price = page.getByRole('textbox', { name: words.form.price, exact: true })
const pending = page.getByRole('status', { name: words.pending.label })
const LATER = { timeout: UNDO_MS * 3 }

it('answers in three taps, with the price of its own ad, and takes it back', async () => {
  const { id, text } = await askElsewhere(15)
  await signIn(1)
  await openPage('/ads/requests')
  await card(text)
    .getByRole('link', { name: words.answerTo(words.kinds.has, text) })
    .click()
  await expect.poll(address).toContain(`/ads/requests/${id}`)
  // The shop's own ad has a price.
  await expect.element(price).not.toHaveValue('')
  await page.getByRole('button', { name: /^Ответить: .* сейчас$/ }).click()
  await expectText(pending, text)
  await pending.getByRole('button', { name: words.pending.undoOf(text) }).click()
  await expect.element(pending).toBeEmptyDOMElement()
  await new Promise((resolve) => setTimeout(resolve, UNDO_MS + 500))
  expect((await requestAs([1], id)).answer).toBeUndefined()
})

it('answers by keyboard: a digit, a price, Enter', async () => {
  const { id, text } = await askElsewhere(16)
  await signIn(1)
  await openPage(`/ads/requests/${id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(price).toHaveFocus()
  await userEvent.keyboard('41500{Enter}')
  await expectText(pending, '41 500')
  await expect.poll(async () => (await requestAs([1], id)).answer?.price, LATER).toBe(41500)
  await expect.element(pending).toBeEmptyDOMElement()
})

it('says what is wrong with an answer, and sends nothing', async () => {
  const { id } = await askElsewhere(15)
  await signIn(1)
  await openPage(`/ads/requests/${id}?answer=analogue`)
  await price.fill('дорого')
  await page.getByRole('button', { name: words.form.submit, exact: false }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: words.form.failed })).toBeVisible()
  await expect.element(price).toHaveAttribute('aria-invalid', 'true')
  await expect.element(price).toHaveValue('дорого')
  await expect
    .element(page.getByRole('textbox', { name: words.form.maker, exact: false }))
    .toHaveAttribute('aria-invalid', 'true')
})

it('skips by a key, and spares itself the part', async () => {
  const { id } = await askElsewhere(16)
  await signIn(1)
  await openPage(`/ads/requests/${id}`)
  await expect.element(page.getByRole('link', { name: words.skip })).toBeVisible()
  await userEvent.keyboard('s')
  const dialog = page.getByRole('dialog', { name: words.skipping.title })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('radio', { name: words.skipping.tomorrow }).click()
  await dialog.getByRole('button', { name: words.skipping.confirm }).click()
  await expect.poll(address).toBe('/ads/requests')
  await openPage('/ads/requests/mutes')
  await page.getByRole('button', { name: words.muting.remove, exact: false }).first().click()
  await expect.element(page.getByText(words.muting.removed)).toBeVisible()
})

it('tells of a request that was closed meanwhile, and keeps what was typed', async () => {
  const { id } = await askElsewhere(17)
  await signIn(1)
  await openPage(`/ads/requests/${id}?answer=has`)
  const note = page.getByRole('textbox', { name: words.form.note, exact: false })
  await note.fill('Восстановленный, гарантия')
  await callAs([5, 17], `/api/userRequest/unpublish/${id}`, { reason: 'given_up' })
  await expect.element(page.getByText(words.closedTitle, { exact: false })).toBeVisible()
  await expect.element(note).toHaveValue('Восстановленный, гарантия')
})

it('tells of an answer of a colleague that came first', async () => {
  const { id } = await askElsewhere(17)
  await signIn(1)
  await openPage(`/ads/requests/${id}?answer=has`)
  await price.fill('30000')
  await page.getByRole('button', { name: words.form.submit, exact: false }).click()
  await answerElsewhere(id, 28000)
  await expect.element(pending.getByText(words.pending.colleague), LATER).toBeVisible()
  await pending.getByRole('link', { name: words.pending.open }).click()
  await expectText(page.css('#answer'), '28 000')
})
