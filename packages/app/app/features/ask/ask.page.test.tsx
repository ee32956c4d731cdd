import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { answerWith, lose, sentTo } from '../../../testing/network.ts'
import { address, openPage, reloadPage } from '../../../testing/open-page.tsx'
import { soldByShop, someText } from '../../../testing/part-requests.ts'
import { call, signIn } from '../../../testing/people.ts'
import { requestWords } from '../part-requests/request-words.ts'
import { askWords } from './ask-words.ts'

const { ru: words } = askWords
const FORM = '/ads/requests/create'

const text = page.getByRole('textbox', { name: words.text, exact: false }).first()
const brand = page.getByRole('combobox', { name: words.brand })
const vin = page.getByRole('textbox', { name: words.vin, exact: false })
const submit = page.css('main form button[type=submit]').first()

/** Chooses a brand by typing its name. */
async function chooseBrand(name: string) {
  await brand.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

it('guesses the part as one types, and says who gets it', async () => {
  await openPage(FORM)
  await expect.element(page.getByText(words.reach.unknown)).toBeVisible()
  await text.fill('передние тормозные диски')
  await expect.element(page.getByText(/Поняли так: Тормозн/)).toBeVisible()
  await chooseBrand('Toyota')
  await expect.element(submit).toMatchTextContent(/Спросить \d+ магазин/)
  const { body } = (await sentTo(/userRequest\/preview/)).at(-1) ?? {}
  expect(JSON.stringify(body)).not.toContain('vin')
})

it('needs a text and a brand; what was typed stays', async () => {
  await signIn(5, 11)
  await openPage(FORM)
  await page.getByRole('textbox', { name: words.note, exact: false }).fill('Китайский не предлагать')
  await vin.fill('XW7BF4FK60S06143')
  await submit.click()
  await expect.element(page.getByRole('alert').filter({ hasText: words.failed })).toHaveFocus()
  for (const field of [text, brand, vin]) await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(page.getByRole('textbox', { name: words.note, exact: false }))
    .toHaveValue('Китайский не предлагать')
})

it('offers to mend letters that no VIN has, and hints at its maker', async () => {
  await openPage(FORM)
  await vin.fill('JTDBR32E72O054321')
  await page.getByRole('button', { name: words.vinMend }).click()
  await expect.element(vin).toHaveValue('JTDBR32E720054321')
  await expect.element(vin).toHaveFocus()
  await page.getByRole('button', { name: words.vinMaker('Toyota') }).click()
  await expect.element(brand).toHaveValue('Toyota')
})

it('does without an answer about who gets it', async () => {
  const found = await lose(/userRequest\/preview/)
  await openPage(FORM)
  await text.fill('суппорт')
  await expect.element(page.getByText(words.reach.failed)).toBeVisible()
  await found()
})

it('keeps the last answer about who gets it while it is asked too often', async () => {
  await openPage(FORM)
  await text.fill('передние тормозные диски')
  await expect.element(page.getByText(/Поняли так: Тормозн/)).toBeVisible()
  const allowed = await answerWith(/userRequest\/preview/, {
    status: 429,
    json: { message: '', code: 'too_many_requests', request_id: 'x', retry_after: 20 },
  })
  await text.fill('передние тормозные диски, новые')
  await expect.poll(async () => (await sentTo(/userRequest\/preview/)).length).toBeGreaterThan(1)
  await expect.element(page.getByText(/Поняли так: Тормозн/)).toBeVisible()
  await expect.element(page.getByText(words.reach.failed)).not.toBeInTheDocument()
  await allowed()
})

it('keeps what a guest has written until it was sent after a sign-in', async () => {
  const { part } = await soldByShop()
  const asked = someText(part)
  await openPage(FORM)
  await text.fill(asked)
  await chooseBrand('Toyota')
  await page.getByRole('textbox', { name: words.model, exact: false }).fill('Camry XV50')
  await submit.click()
  await expect.element(page.getByRole('heading', { name: words.signIn.title })).toBeVisible()
  const { href } = page
    .getByRole('main')
    .getByRole('link', { name: words.signIn.signIn })
    .element() as HTMLAnchorElement
  expect(new URL(href).searchParams.get('next')).toBe(FORM)

  await reloadPage()
  await expect.element(text).toHaveValue(asked)
  await expect.element(brand).toHaveValue('Toyota')

  await signIn(5, 12)
  await openPage(FORM)
  await expect.element(text).toHaveValue(asked)
  await submit.click()
  await expect.poll(address).toMatch(/^\/profile\/requests\/\d+$/)
  await expect.element(page.getByRole('heading', { level: 1, name: asked })).toBeVisible()

  // Sent, so forgotten.
  await openPage(FORM)
  await expect.element(text).toHaveValue('')

  // The same part and car again leads to the open one.
  const id = address()
  await text.fill(asked)
  await chooseBrand('Toyota')
  await page.getByRole('textbox', { name: words.model, exact: false }).fill('Camry XV50')
  await submit.click()
  await expect.poll(address).toMatch(/^\/profile\/requests\/\d+$/)
  expect(address()).not.toBe(id)
  const { total } = await call<{ total: number }>('/api/userRequest/pagination', { list: 'own', tab: 'open' })
  expect(total).toBe(1)
})

it('says clearly that a sixth is too many', async () => {
  await signIn(5, 13)
  const { brand_id } = await soldByShop()
  for (const n of [1, 2, 3, 4, 5])
    await call('/api/userRequest/create', { text: someText(`деталь ${n}`), brand_id })
  await openPage(`${FORM}?text=${encodeURIComponent('шестая деталь')}&brand=${brand_id}`)
  await expect.element(page.getByText(words.limit(5), { exact: false }).first()).toBeVisible()
  await submit.click()
  await expect.element(page.getByRole('alert').filter({ hasText: requestWords.ru.failed })).toBeVisible()
  await expect.element(text).toHaveValue('шестая деталь')
})

it('is filled in by an address, and asks again for what was asked', async () => {
  await signIn(5, 14)
  const { brand_id } = await soldByShop()
  const asked = someText('Суппорт')
  const VIN = 'XW7BF4FK60S061437'
  const { id } = await call<{ id: number }>('/api/userRequest/create', { text: asked, brand_id, vin: VIN })
  await openPage(`${FORM}?from=${id}`)
  await expect.element(text).toHaveValue(asked)
  await expect.element(vin).toHaveValue(VIN)
  expect(address()).not.toContain(VIN)
  await openPage(`${FORM}?text=${encodeURIComponent('фара')}&brand=${brand_id}&year=2014&vin=${VIN}`)
  await expect.element(text).toHaveValue('фара')
  await expect.element(vin).toHaveValue('')
  await userEvent.tab()
})
