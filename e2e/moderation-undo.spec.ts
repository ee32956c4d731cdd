import { type Browser, expect } from '@playwright/test'
import { handInAd, letIn, planPublication, someAd, statusOf, untilPublished } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { expectAxeClean, expectNoSidewaysScroll, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

// One moderator has what all of these tests plan: they run one after the other.
test.describe.configure({ mode: 'default' })

async function pageOf(browser: Browser, role: 4 | 5, options?: Parameters<Browser['newContext']>[0]) {
  const page = await (await browser.newContext(options)).newPage()
  await signIn(page, role)
  return page
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { planned } = words

  test(`a decision to publish is undone on the page that follows it, in ${language}`, async ({ browser }) => {
    const owner = await pageOf(browser, 5)
    const staff = await pageOf(browser, 4)
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 320, height: 640 },
    ]) {
      await staff.setViewportSize(viewport)
      const ad = someAd()
      const id = await handInAd(owner, ad)
      await planPublication(staff, id)
      await staff.goto(at('/ads/new'))
      await untilScripted(staff)
      const bar = staff.getByRole('region', { name: planned.title })
      await expect(bar.getByText(ad.title)).toBeVisible()
      await expect(staff.getByRole('status').filter({ hasText: ad.title })).toHaveText(
        `${planned.title}: ${ad.title}`,
      )
      await expectAxeClean(staff)
      await expectNoSidewaysScroll(staff)
      await bar.getByRole('button', { name: planned.undoOf(ad.title) }).click()
      await expect(staff).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
      await expect(staff.getByText(words.notices.undone).first()).toBeVisible()
      await expect(staff.getByRole('button', { name: planned.undoOf(ad.title) })).toHaveCount(0)
      expect(await statusOf(staff, id)).toBe(10)
    }
  })

  test(`Z undoes the last decision to publish, in ${language}`, async ({ browser }) => {
    const owner = await pageOf(browser, 5)
    const staff = await pageOf(browser, 4)
    const [first, second] = [await handInAd(owner, someAd()), await handInAd(owner, someAd())]
    await planPublication(staff, first)
    await planPublication(staff, second)
    await staff.goto(at(`/ads/${await handInAd(owner, someAd())}/confirm`))
    await untilScripted(staff)
    await expect(async () => {
      await staff.keyboard.press('z')
      await expect(staff).toHaveURL(new RegExp(`/ads/${second}/confirm$`), { timeout: 3000 })
    }).toPass()
    expect([await statusOf(staff, first), await statusOf(staff, second)]).toEqual([10, 10])
    const bar = staff.getByRole('region', { name: planned.title })
    await expect(bar.getByRole('button')).toHaveCount(1)
    await bar.getByRole('button').click()
    await expect(staff).toHaveURL(new RegExp(`/ads/${first}/confirm$`))
  })

  test(`a decision that nobody undoes publishes the ad, in ${language}`, async ({ browser }) => {
    const ad = someAd()
    const id = await handInAd(await pageOf(browser, 5), ad)
    const staff = await pageOf(browser, 4)
    await staff.goto(at(`/ads/${id}/confirm`))
    await untilScripted(staff)
    await staff.getByRole('button', { name: words.desk.publish }).first().click()
    await expect(staff).not.toHaveURL(new RegExp(`/ads/${id}/confirm`))
    await untilPublished(staff, id)
    await expect(staff.getByRole('button', { name: planned.undoOf(ad.title) })).toHaveCount(0)
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(at(`/ads/${id}/view`))
    await expect(guest.getByRole('heading', { level: 1, name: ad.title })).toBeVisible()
  })

  test(`it is too late to undo what is published, in ${language}`, async ({ browser }) => {
    const ad = someAd()
    const id = await handInAd(await pageOf(browser, 5), ad)
    // Without scripts the page does not learn that the publication has taken effect.
    const staff = await pageOf(browser, 4, { javaScriptEnabled: false })
    await planPublication(staff, id)
    await staff.goto(at('/ads/new'))
    await letIn(staff, id)
    await staff.getByRole('button', { name: planned.undoOf(ad.title) }).click()
    await expect(staff).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    await expect(staff.locator('noscript p')).toHaveText(words.refusals.action_not_allowed)
    await expect(staff.getByText(words.desk.cannotPublish)).toBeVisible()
    expect(await statusOf(staff, id)).toBe(31)
  })

  test(`what to look at in an ad is shown beside it, in ${language}`, async ({ browser }) => {
    const owner = await pageOf(browser, 5)
    const staff = await pageOf(browser, 4)
    const plain = await handInAd(owner, someAd())
    const id = await handInAd(owner, { ...someAd(), text: 'Оригинал. Пишите в ватсап, 8 701 234 56 78.' })
    await staff.goto(at(`/ads/${plain}/confirm`))
    const flags = staff.getByRole('region', { name: words.flags.title })
    const marked = staff.getByRole('main').locator('mark')
    await expect(flags).toHaveCount(0)
    await expect(marked).toHaveCount(0)
    for (const width of [1280, 320]) {
      await staff.setViewportSize({ width, height: 800 })
      await staff.goto(at(`/ads/${id}/confirm`))
      await expect(marked).toHaveText(['ватсап', '8 701 234 56 78'])
      await expect(flags.getByRole('listitem').filter({ hasText: words.flags.contacts })).toContainText(
        'ватсап, 8 701 234 56 78',
      )
      await expectAxeClean(staff)
      await expectNoSidewaysScroll(staff)
    }
  })
}
