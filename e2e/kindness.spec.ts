import { expect, type Page } from '@playwright/test'
import { handInAd, letIn, someAd } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { openBell } from './portal/live.ts'
import { bothLooks, expectKindIn, lookOf, setLook, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

/** An ad that is live while an edit of it waits. */
async function editedAd(page: Page, staff: Page): Promise<number> {
  const ad = someAd()
  const id = await handInAd(page, ad)
  await letIn(staff, id)
  const answer = await page.request.post(`/api/userBanner/update/${id}`, {
    headers: { 'X-Portal-Client': 'e2e' },
    multipart: { id: String(id), kind: 'goods', condition: 'new', ...ad, price: '52 000' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

for (const spoken of languages) {
  const { language, words, at } = spoken

  test(`the manager's pages are accessible, in ${language}`, async ({ page, browser }) => {
    await setLook(page, lookOf(language))
    const owner = await (await browser.newContext()).newPage()
    await signIn(owner, 5)
    await signIn(page, 3)
    const id = await editedAd(owner, page)
    for (const path of ['/ads/new', '/ads/active', '/ads/inactive', '/notifications']) {
      await page.goto(at(path))
      await expectKindIn(page, bothLooks)
    }
    await page.goto(at(`/ads/${id}/confirm`))
    await expectKindIn(page, bothLooks)
    await page.goto(at(`/ads/${id}/confirm?decide=needEdits`))
    await expect(page.getByRole('dialog', { name: words.adActs.asks.needEdits })).toBeVisible()
    await expectKindIn(page, bothLooks)
  })

  test(`the owner's pages are accessible, in ${language}`, async ({ page, browser }) => {
    await setLook(page, lookOf(language))
    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, 4)
    await signIn(page, 5)
    const id = await editedAd(page, staff)
    for (const path of [`/ads/${id}/edit`, `/ads/${id}/act/archive`, `/ads/${id}/renew`, '/profile']) {
      await page.goto(at(path))
      await expectKindIn(page, bothLooks)
    }
    await page.goto(at(`/ads/${id}/view`))
    await untilScripted(page)
    await expectKindIn(page, bothLooks)
    await openBell(page, spoken)
    await expectKindIn(page, bothLooks)
  })
}
