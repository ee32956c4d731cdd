import { devices, expect } from '@playwright/test'
import type { PartRequest } from '@sauda/sdk/part-requests'
import { test } from '../portal/caller.ts'
import { flowsIn } from '../portal/languages.ts'
import { openLive } from '../portal/live.ts'
import { call, consents, signUp, someNewcomer } from '../portal/newcomer.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { soldBy, someText } from '../portal/part-requests.ts'
import { signIn } from '../portal/people.ts'
import { finger } from '../portal/phone-editor.ts'
import { codeTo } from '../portal/post-office.ts'

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7']

for (const { language, words, at } of flowsIn('ru')) {
  const { ask, asked, ownRequests, talk } = words

  test(`from nothing found to «Иду» on a phone, while a shop answers in three taps, in ${language}`, async ({
    browser,
  }) => {
    const buyer = await (await browser.newContext(PHONE)).newPage()
    const seller = await (await browser.newContext(PHONE)).newPage()
    await signIn(seller, 1)
    await signUp(buyer, language)
    const { part, brand_id } = await soldBy(seller)
    const { items } = await call<{ items: { id: number; name: string }[] }>(
      seller,
      '/api/dictionaryBrand/list',
    )
    const brand = items.find(({ id }) => id === brand_id)?.name ?? ''
    const text = someText(part)
    await openLive(seller, at('/ads/requests'))

    await buyer.goto(at(`/ads?q=${encodeURIComponent(`зюзю ${text}`)}`))
    await buyer.getByRole('main').getByRole('link', { name: ask.entrance.button }).first().tap()
    await untilScripted(buyer)
    const field = buyer.getByRole('textbox', { name: ask.text }).first()
    await field.fill(text)
    await buyer.getByRole('combobox', { name: ask.brand }).fill(brand)
    await buyer.getByRole('option', { name: brand, exact: true }).tap()
    await buyer.locator('main form button[type=submit]').first().tap()
    await expect(buyer.getByRole('heading', { level: 1, name: text })).toBeVisible()

    // It came live: three taps answer it.
    const { tap, taps } = finger()
    await tap(seller.getByRole('link', { name: asked.answerTo(asked.kinds.has, text) }))
    const price = seller.locator('#price')
    await expect(price).not.toHaveValue('')
    await tap(seller.locator('#answer form button[type=submit]').first())
    expect(taps()).toBeLessThanOrEqual(3)

    const offers = buyer.getByRole('list', { name: ownRequests.answers })
    await expect(offers).toBeVisible({ timeout: 30_000 })
    await offers.getByRole('button', { name: new RegExp(`^${ownRequests.go}`) }).tap()
    await expect(offers.getByRole('button', { name: new RegExp(`^${ownRequests.stopGoing}`) })).toBeVisible()

    const id = Number(/requests\/(\d+)/.exec(buyer.url())?.[1])
    const { outcome } = await call<PartRequest>(seller, `/api/userRequest/get/${id}`)
    expect(outcome).toBe('going')

    // They talk, each sees the other at once.
    await offers.getByRole('link', { name: new RegExp(`^${ownRequests.write}`) }).tap()
    await untilScripted(buyer)
    const { answer } = await call<PartRequest>(seller, `/api/userRequest/get/${id}`)
    await openLive(seller, at(`/ads/requests/${id}/talk/${answer?.id}`))
    await buyer.getByRole('textbox', { name: talk.part.toShop }).fill('Иду, буду через десять минут')
    await buyer.getByRole('button', { name: talk.send }).tap()
    await expect(seller.getByText('Иду, буду через десять минут')).toBeVisible()
    await buyer.context().close()
    await seller.context().close()
  })

  test(`a guest's request survives registration, in ${language}`, async ({ page, browser }) => {
    const seller = await browser.newContext()
    await signIn(seller, 1)
    const { part, brand_id } = await soldBy(seller)
    await seller.close()
    const text = someText(part)
    await page.goto(at(`/ads/requests/create?brand=${brand_id}`))
    await untilScripted(page)
    const field = page.getByRole('textbox', { name: ask.text }).first()
    await field.fill(text)
    await page.getByRole('textbox', { name: ask.note }).fill('С поршнями и пыльниками')
    await page.locator('main form button[type=submit]').first().click()
    await page.getByRole('main').getByRole('link', { name: ask.signIn.register }).click()

    const { email, name, phone, password } = someNewcomer()
    await page.locator('main [name=email]').fill(email)
    await page.locator('main form button[type=submit]').first().click()
    await expect(page).toHaveURL(/registration\/verify/)
    await call(page, '/api/user/codeCheck', { code: await codeTo(email) })
    await call(page, '/api/user/next', { kind: 'person', name, phone, language })
    await page.goto(at('/registration/complete'))
    await untilScripted(page)
    await page.locator('[name=password]').fill(password)
    for (const consent of Object.keys(await consents(page)).filter((one) => one !== 'versions'))
      await page.locator(`[name=${consent}]`).check()
    await page.locator('main form button[type=submit]').first().click()

    await expect(page).toHaveURL(/\/ads\/requests\/create/)
    await expect(field).toHaveValue(text)
    await expect(page.getByRole('textbox', { name: ask.note })).toHaveValue('С поршнями и пыльниками')
    await page.locator('main form button[type=submit]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  })
}
