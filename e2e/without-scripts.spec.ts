import { expect } from '@playwright/test'
import { handedInWords } from '../packages/app/app/features/ad-editor/handed-in-words.ts'
import { idOfOwnAd, revealPhone, someAd, threePhotos, untilPublished } from './portal/ad-flow.ts'
import { flowsIn } from './portal/languages.ts'
import { signIn, signInOf } from './portal/people.ts'
import { test } from './portal/test.ts'

test.use({ javaScriptEnabled: false })

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { access, catalogue, editor } = words

  test(`the catalogue and an ad can be read and searched, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    await page.getByRole('searchbox', { name: catalogue.search.label }).fill('колодки')
    await page.getByRole('button', { name: catalogue.search.submit }).click()
    await expect(page).toHaveURL(/\/ads\?.*q=/)
    const ads = page.locator('main li a[href$="/view"]')
    await expect(ads.first()).toBeVisible()

    await page.goto(at('/ads'))
    const first = await ads.first().textContent()
    await page.getByRole('link', { name: catalogue.more }).click()
    await expect(ads.first()).not.toHaveText(first ?? '')
    const title = (await ads.first().textContent()) ?? ''
    await ads.first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: words.ad.showPhone }).click()
    await expect(page.getByRole('main').locator('a[href^="tel:+7"]')).toBeVisible()
  })

  test(`a user signs in and submits an ad, and staff publish it, in ${language}`, async ({
    page,
    browser,
  }) => {
    const ad = someAd()
    const { email, password } = await signInOf(5)
    await page.goto(at('/login?next=/ads/create'))
    await page.getByRole('textbox', { name: access.login }).fill(email)
    await page.getByLabel(access.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: access.submit }).click()

    await page.getByRole('combobox', { name: editor.sparePart }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: editor.title, exact: true }).fill(ad.title)
    await page.getByRole('textbox', { name: editor.text, exact: true }).fill(ad.text)
    await page.getByLabel(editor.photos.choose).setInputFiles(threePhotos)
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    // No condition was chosen: the field reports it, and what was typed stays, with the photos.
    await expect(page.getByText(editor.failed)).toBeVisible()
    await expect(page.getByRole('textbox', { name: editor.title, exact: true })).toHaveValue(ad.title)
    await expect(page.getByRole('checkbox', { name: editor.photos.kept(3) })).toBeChecked()
    await page.getByRole('checkbox', { name: editor.photos.kept(3) }).uncheck()
    await page.getByRole('radio', { name: editor.conditions.used }).check()
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    await page.getByRole('textbox', { name: editor.price }).fill(ad.price)
    await page.getByRole('textbox', { name: editor.phone, exact: true }).fill(ad.phone)
    await page.getByRole('button', { name: editor.submit }).click()
    // The page says once that the ad was handed in.
    await expect(page.getByRole('dialog', { name: handedInWords[language].title })).toBeVisible()
    await expect(page.getByText(editor.handedIn, { exact: true })).toHaveCount(1)
    await expect(page.getByText(handedInWords[language].title, { exact: true })).toHaveCount(1)
    const id = await idOfOwnAd(page, ad)
    const stored = await page.request.post(`/api/userBanner/getById/${id}`, { data: {} })
    expect((await stored.json()).data.photos).toHaveLength(2)

    const moderator = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await signIn(moderator, 3)
    await moderator.goto(at(`/ads/${id}/confirm`))
    await moderator.getByRole('button', { name: words.desk.publish }).click()
    await untilPublished(moderator, id)
    await page.goto(at(`/ads/${id}/view`))
    await revealPhone(page, spoken, ad)
  })
}
