import { expect } from '@playwright/test'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { flowsIn } from '../portal/languages.ts'
import { expectNews, openBell, openLive } from '../portal/live.ts'
import { signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken

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
}
