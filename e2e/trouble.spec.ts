import { expect } from '@playwright/test'
import {
  addPhotos,
  handInAd,
  letIn,
  revealPhone,
  someAd,
  threePhotos,
  writeWhat,
  writeWhere,
} from './portal/ad-flow.ts'
import { flowsIn } from './portal/languages.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn, signInOf } from './portal/people.ts'
import { test } from './portal/test.ts'

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken

  test(`typed text survives the end of the session in the editor, in ${language}`, async ({ page }) => {
    const ad = someAd()
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await writeWhat(page, spoken, ad)
    await addPhotos(page, spoken)
    await page.getByRole('button', { name: words.editor.next, exact: true }).click()
    await writeWhere(page, spoken, ad)
    await page.context().clearCookies()
    await page.getByRole('button', { name: words.editor.submit }).click()
    await page.getByRole('link', { name: words.editor.signIn }).click()
    const { email, password } = await signInOf(5)
    await page.locator('#login').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('#password').press('Enter')
    await expect(page).toHaveURL(/\/ads\/create\/where$/)
    await expect(page.getByRole('textbox', { name: words.editor.phone, exact: true })).toHaveValue(ad.phone)
    await page.getByRole('button', { name: words.editor.submit }).click()
    await expect(page.getByRole('link', { name: ad.title })).toBeVisible()
  })

  test(`typed text survives the end of the session in an edit without scripts, in ${language}`, async ({
    page,
    browser,
  }) => {
    const ad = someAd()
    const { editor } = words
    await signIn(page, 5)
    const id = await handInAd(page, ad, threePhotos)
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await signIn(plain, 5)
    await plain.goto(at(`/ads/${id}/edit`))
    await plain.getByRole('textbox', { name: editor.text, exact: true }).fill('Левая, стекло заменено.')
    await plain.getByRole('checkbox', { name: editor.photos.kept(2) }).uncheck()
    await plain.getByRole('button', { name: editor.next, exact: true }).click()
    await plain.getByRole('textbox', { name: editor.phone, exact: true }).fill('+7 702 111 22 33')
    await plain.context().clearCookies()
    await plain.getByRole('button', { name: editor.submit }).click()

    await expect(plain.getByText(editor.sessionGone)).toBeVisible()
    await expect(plain.getByRole('textbox', { name: editor.phone, exact: true })).toHaveValue(
      '+7 702 111 22 33',
    )
    await plain.getByRole('button', { name: editor.back }).click()
    await expect(plain.getByRole('checkbox', { name: editor.photos.kept(2) })).toBeChecked()
    await expect(plain.getByRole('checkbox', { name: editor.photos.kept(3) })).toHaveCount(0)
    await expect(plain.getByRole('textbox', { name: editor.text, exact: true })).toHaveValue(
      'Левая, стекло заменено.',
    )
    await plain.getByRole('button', { name: editor.next, exact: true }).click()

    // The user signs in in another tab and sends the same form again.
    await signIn(plain, 5)
    await plain.getByRole('button', { name: editor.submit }).click()
    await expect(plain).toHaveURL(/\/profile$/)
    await plain.goto(at(`/ads/${id}/edit/where`))
    await expect(plain.getByRole('textbox', { name: editor.phone, exact: true })).toHaveValue(/111\s22\s33$/)
    await plain.getByRole('button', { name: editor.back }).click()
    await expect(plain.getByRole('checkbox', { name: editor.photos.kept(2) })).toBeChecked()
    await expect(plain.getByRole('checkbox', { name: editor.photos.kept(3) })).toHaveCount(0)
  })

  test(`an unreachable portal is reported with a way to retry, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    await untilScripted(page)
    await page.route('**/*.data*', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: words.header.catalogue }).first().click()
    await expect(page.getByText(words.failures.offline)).toBeVisible()
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: words.failures.retry }).click()
    await expect(page).toHaveURL(/\/ads$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`no page and no data contain a phone before it is requested, in ${language}`, async ({ browser }) => {
    const ad = someAd()
    const author = await (await browser.newContext()).newPage()
    await signIn(author, 5)
    const id = await handInAd(author, ad, threePhotos)
    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, 3)
    await letIn(staff, id)
    const guest = await (await browser.newContext()).newPage()
    const digits = ad.phone.replace(/\D/g, '').slice(-7)
    for (const path of [`/ads/${id}/view`, `/ads/${id}/view.data`, '/ads', '/ads.data', '/', '/_root.data']) {
      const body = await (await guest.request.get(at(path))).text()
      expect(body.replace(/\D/g, ''), path).not.toContain(digits)
    }
    await guest.goto(at(`/ads/${id}/view`))
    await revealPhone(guest, spoken, ad)
  })
}
