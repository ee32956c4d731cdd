import { expect } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { handInAd, letIn, someAd } from './portal/ad-flow.ts'
import { flowsIn } from './portal/languages.ts'
import { expectNews, openBell, openLive } from './portal/live.ts'
import { signIn } from './portal/people.ts'
import { lettersTo } from './portal/post-office.ts'
import { test } from './portal/test.ts'

/** Links of the e-mails that announced the end of an ad's term. */
async function renewalLinks(): Promise<string[]> {
  const letters = await lettersTo()
  return letters.flatMap(({ text }) => /\/(?:kk\/)?ads\/\d+\/renew\?token=[\w.-]+/.exec(text)?.[0] ?? [])
}

for (const spoken of flowsIn('ru')) {
  const { language, turn, words, at } = spoken

  test(`a notification read in one window is read in the other, in ${language}`, async ({ browser }) => {
    const ad = someAd()
    const context = await browser.newContext()
    const [one, other] = [await context.newPage(), await context.newPage()]
    await signIn(one, 5)
    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, 4)
    await openLive(one, at('/profile'))
    await openLive(other, at('/profile'))
    const id = await handInAd(one, ad)
    await expectNews([one, other], ad.title, () => letIn(staff, id))

    await one.bringToFront()
    const unread = `${words.inbox.unread}:`
    const row = (await openBell(one, spoken)).locator('li', { hasText: ad.title })
    await expect(row).toBeVisible()
    await expect(row.getByText(unread, { exact: true })).toHaveCount(0)
    await other.bringToFront()
    const read = (await openBell(other, spoken)).locator('li', { hasText: ad.title })
    await expect(read).toBeVisible()
    await expect(read.getByText(unread, { exact: true })).toHaveCount(0)
  })

  test(`the link of an e-mail renews an ad without a sign-in, once, in ${language}`, async ({ page }) => {
    // Jobs send them after the portal has started.
    await expect.poll(async () => (await renewalLinks()).length).toBeGreaterThan(turn)
    const link = (await renewalLinks())[turn] ?? ''
    const path = at(link.replace(/^\/kk/, ''))
    await page.goto(path)
    await page.getByRole('button', { name: words.renewal.renew }).click()
    await expect(page.getByRole('heading', { name: words.renewal.done })).toBeVisible()
    await page.goto(path)
    await page.getByRole('button', { name: words.renewal.renew }).click()
    await expect(page.getByText(words.renewal.already, { exact: true })).toBeVisible()
    await page.goto(path.replace(/token=.*/, 'token=made.up'))
    await page.getByRole('button', { name: words.renewal.renew }).click()
    await expect(page.getByText(words.renewal.wrong, { exact: true })).toBeVisible()
  })

  test.describe(`before scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('an ad is sent back with a reason that its owner sees', async ({ page, browser }) => {
      const { adActs } = words
      const ad = someAd()
      await signIn(page, 5)
      const id = await handInAd(page, ad)
      const staff = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
      await signIn(staff, 3)
      await staff.goto(at(`/ads/${id}/confirm`))
      await staff.getByRole('link', { name: adActs.names.needEdits }).first().click()
      const question = staff.getByRole('dialog')
      const send = question.getByRole('button', { name: adActs.names.needEdits })
      await send.click()
      // Without a reason: the page reports it and keeps the rest.
      await expect(question.getByText(adActs.failed)).toBeVisible()
      await question.getByRole('radio', { name: adReasonLabel('other', language) }).check()
      await question.getByRole('textbox', { name: adActs.comment }).fill('Укажите год выпуска.')
      await send.click()

      await page.goto(at('/notifications'))
      const row = page.locator('li', { hasText: ad.title }).first()
      await expect(row.getByText('Укажите год выпуска.')).toBeVisible()
      await row.getByRole('link', { name: ad.title }).click()
      await expect(page).toHaveURL(new RegExp(`/ads/${id}/edit$`))
      await expect(page.getByText('Укажите год выпуска.')).toBeVisible()
    })

    test('an owner archives an ad', async ({ page }) => {
      const { adActs } = words
      const ad = someAd()
      await signIn(page, 5)
      const id = await handInAd(page, ad)
      await page.goto(at(`/ads/${id}/view`))
      await page.getByText(adActs.menu, { exact: true }).click()
      await page.getByRole('link', { name: adActs.names.archive }).click()
      await page.getByRole('button', { name: adActs.names.archive }).click()
      await expect(page.locator('noscript p')).toHaveText(words.notices.archived)
    })
  })
}
