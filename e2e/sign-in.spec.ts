import { expect } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { handInAd, someAd } from './portal/ad-flow.ts'
import { editorIn, field, newItem, some } from './portal/content-forms.ts'
import { flowsIn } from './portal/languages.ts'
import { untilScripted } from './portal/page-rules.ts'
import { pressSignOut, signIn, signInOf } from './portal/people.ts'
import { photoFile } from './portal/pictures.ts'
import { test } from './portal/test.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { access } = words

  test(`a user signs in, returns to the requested page and signs out, in ${language}`, async ({ page }) => {
    const { email, password } = await signInOf(5)
    await page.goto(at('/ads/create'))
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByRole('textbox', { name: access.login }).fill(email)
    await page.getByLabel(access.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: access.submit }).click()
    await expect(page).toHaveURL(at('/ads/create'))
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goto(at('/profile'))
    await pressSignOut(page, words)
    await expect(page.getByRole('link', { name: words.header.signIn }).first()).toBeVisible()
    await page.goto(at('/profile'))
    await expect(page).toHaveURL(/\/login/)
  })

  test(`a remark, and a text with its picture, are removed when their author signs out, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { contentDesk: desk, editor } = words
    const owner = await (await browser.newContext()).newPage()
    await signIn(owner, 5)
    const id = await handInAd(owner, someAd())
    await signIn(page, 2)
    // It is in the page, and hidden until a reason is chosen.
    const remark = page.locator('#return-comment')
    await page.goto(at(`/ads/${id}/confirm`))
    await untilScripted(page)
    await page
      .getByRole('main')
      .getByRole('radio', { name: adReasonLabel('text', language) })
      .check()
    await remark.fill('Какая сторона?')

    // The draft of an ad stays in the browser of its author.
    await page.goto(at('/ads/create'))
    await untilScripted(page, '#ad-editor')
    await page.getByRole('textbox', { name: editor.title, exact: true }).fill('Фара левая')
    await page.getByRole('link', { name: words.dismiss }).click()

    const item = await newItem(page, 'slider', { title: some('Акция') })
    await editorIn(spoken).open(page, item)
    await field(page, 'image.file').setInputFiles(photoFile('slide.png'))
    await expect(field(page, 'image.file')).toHaveAccessibleDescription(/slide\.png/)
    await field(page, 'title').fill('Не для всех')
    const watched = page
      .waitForEvent('domcontentloaded')
      .then(() => page.waitForResponse(/\/api\/content\/acts/))
    await page.reload()
    await untilScripted(page)
    await expect(page.getByText(desk.resumed)).toBeVisible()
    await watched

    await pressSignOut(page, words)
    await editorIn(spoken).question(page).getByRole('button', { name: words.contentClash.leave }).click()
    await expect(page.getByRole('link', { name: words.header.signIn }).first()).toBeVisible()
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((name) => /decision|draft/.test(name)))
    await expect.poll(kept).toEqual([])
    await signIn(page, 2)
    await editorIn(spoken).open(page, item)
    await expect(field(page, 'title')).toHaveValue(item.fields.title ?? '')
    await expect(field(page, 'image.file')).toHaveAccessibleName(desk.picture.choose)
    await page.goto(at(`/ads/${id}/confirm`))
    await untilScripted(page)
    await expect(remark).toHaveValue('')
    await page.goto(at('/ads/create'))
    await untilScripted(page, '#ad-editor')
    await expect(page.getByRole('textbox', { name: editor.title, exact: true })).toHaveValue('Фара левая')
  })

  test(`a text stays when its author stays, or when the sign-out fails, in ${language}`, async ({ page }) => {
    const { contentDesk: desk } = words
    const question = editorIn(spoken).question(page)
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Акция') })
    await editorIn(spoken).open(page, item)
    await editorIn(spoken).begin(page)
    await field(page, 'title').fill('Не для всех')
    await pressSignOut(page, words)
    await question.getByRole('button', { name: words.contentClash.stay }).click()
    await page.reload()
    await untilScripted(page)
    await expect(page.getByText(desk.resumed)).toBeVisible()
    await expect(field(page, 'title')).toHaveValue('Не для всех')

    await page.route('**/sign-out*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/sign-out'))
    await pressSignOut(page, words)
    await question.getByRole('button', { name: words.contentClash.leave }).click()
    await failed
    await page.unrouteAll()
    await editorIn(spoken).open(page, item)
    await expect(page.getByText(desk.resumed)).toBeVisible()
    await expect(field(page, 'title')).toHaveValue('Не для всех')
  })

  test(`a wrong password is reported and the login is kept, in ${language}`, async ({ page }) => {
    await page.goto(at('/login'))
    await page.getByRole('textbox', { name: access.login }).fill('nobody@example.kz')
    await page.getByLabel(access.password, { exact: true }).fill('not the password')
    await page.getByRole('button', { name: access.submit }).click()
    await expect(page.getByText(access.failed)).toBeVisible()
    await expect(page.getByRole('textbox', { name: access.login })).toHaveValue('nobody@example.kz')
    await expect(page).toHaveURL(/\/login/)
  })
}

test('guarded pages redirect guests to the sign-in and other roles away', async ({ page }) => {
  for (const path of ['/profile', '/account', '/ads/new', '/ads/create']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
  }
  await signIn(page, 5)
  await page.goto('/ads/new')
  await expect(page).not.toHaveURL(/\/ads\/new/)
})
