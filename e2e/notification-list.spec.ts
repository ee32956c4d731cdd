import { type Browser, expect, type Page } from '@playwright/test'
import { queueTabsWords } from '../packages/app/app/features/site/queue-tabs-words.ts'
import { handInAd, letIn, someAd } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { expectNews, openBell, openLive } from './portal/live.ts'
import { boxOf } from './portal/look-rules.ts'
import { archive, sendBack, tellOften, waitingAds } from './portal/news.ts'
import { expectKind, untilScripted } from './portal/page-rules.ts'
import { type RoleId, signIn } from './portal/people.ts'
import { photoFile } from './portal/pictures.ts'
import { test } from './portal/test.ts'

async function pageOf(browser: Browser, role: RoleId, options = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await signIn(page, role)
  return page
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { inbox, header } = words
  const { list } = inbox

  test(`one thing is one row, and everything can be read at once, in ${language}`, async ({ browser }) => {
    const [often, returned] = [someAd(), someAd()]
    const [owner, staff] = [await pageOf(browser, 5), await pageOf(browser, 4)]
    const oftenId = await handInAd(owner, often)
    const returnedId = await handInAd(owner, returned, [photoFile('front.png')])
    await letIn(staff, oftenId)
    await tellOften(staff, oftenId, 50)
    await sendBack(staff, returnedId, 'На фото другая деталь.')

    // More than 99: the number does not cover the link beside it.
    await owner.goto(at('/'))
    const badge = await boxOf(owner.getByText('99+', { exact: true }))
    const link = owner.getByRole('banner').getByRole('link', { name: header.shortLanguages.ru, exact: true })
    const beside = await boxOf(link.filter({ visible: true }))
    expect(beside.x - (badge.x + badge.width)).toBeGreaterThanOrEqual(6)

    await openLive(owner, at('/notifications'))
    const rows = owner.getByRole('main').locator('[data-slot=notification-item]')
    const first = rows.first()
    await expect(first.getByText('На фото другая деталь.')).toBeVisible()
    await expect(first.getByRole('link', { name: list.mend, exact: true })).toHaveAttribute(
      'href',
      at(`/ads/${returnedId}/edit`),
    )
    await expect(first.locator('img')).toHaveJSProperty('complete', true)
    const folded = rows.filter({ hasText: often.title })
    await expect(folded).toHaveCount(1)
    await expect(folded.locator('details li').first()).toBeHidden()
    const earlier = folded.getByText(list.earlier(18))
    await earlier.focus()
    await owner.keyboard.press('Enter')
    await expect(folded.locator('details li')).toHaveCount(18)
    await expect(folded.locator('details li').first()).toBeVisible()
    await expectKind(owner)

    // What was not loaded is read too; it can be taken back, and what was unread stays bold during the visit.
    const main = owner.getByRole('main')
    const nothingNew = owner.getByRole('banner').getByRole('link', { name: inbox.title, exact: true })
    await main.getByRole('button', { name: list.readAll }).focus()
    await owner.keyboard.press('Enter')
    await expect(nothingNew).toBeVisible()
    await main.getByRole('button', { name: list.undo, exact: true }).click()
    await expect(main.getByText(list.unreadAgain)).toBeFocused()
    await expect(nothingNew).toHaveCount(0)
    await main.getByRole('button', { name: list.readAll }).click()
    await expect(nothingNew).toBeVisible()
    await expect(main.getByText(list.allRead)).toBeFocused()
    await expect(main.getByRole('button', { name: list.readAll })).toHaveCount(0)
    await expect(first).toHaveAttribute('data-unread', 'true')
    await expect(first.getByText(`${inbox.unread}:`, { exact: true })).toHaveCount(0)

    // What arrives waits behind a button, so that nothing moves.
    await expectTitleStays(owner, returned.title, () => archive(staff, returnedId))
    const arrived = owner.getByRole('main').getByRole('button', { name: /\d$/ })
    await arrived.focus()
    await owner.keyboard.press('Enter')
    await expect(arrived).toHaveCount(0)
    await expect(rows.first().getByRole('link', { name: list.mend, exact: true })).toHaveCount(0)
    await expect(rows.filter({ hasText: returned.title })).toHaveCount(1)

    await owner.setViewportSize({ width: 320, height: 800 })
    await owner.emulateMedia({ colorScheme: 'dark' })
    await owner.getByRole('link', { name: list.only.documents, exact: true }).click()
    await expect(owner.getByRole('heading', { name: inbox.empty })).toBeVisible()
    await expectKind(owner)
    await owner.getByRole('link', { name: list.only.ads, exact: true }).click()
    await expect(owner).toHaveURL(/\?only=ads$/)
    await owner.getByRole('link', { name: inbox.more }).click()
    await expect(rows.filter({ hasText: often.title })).toHaveCount(1)
    await expectKind(owner)
  })

  test(`staff have their queue as a number, and notifications of what tenants do, in ${language}`, async ({
    browser,
  }) => {
    const ad = someAd()
    const [owner, manager] = [await pageOf(browser, 5), await pageOf(browser, 3)]
    await openLive(manager, at('/notifications'))
    const main = manager.getByRole('main')
    // Whose document it was.
    await expect(main.locator('[data-slot=notification-item]').first()).toHaveText(/(ТОО|ИП|ЖШС) /)
    const queue = main
      .getByRole('navigation', { name: list.queues })
      .getByRole('link', { name: list.tallies.waiting })
    await expect(queue).toHaveText(/\d/)
    let id = 0
    await expectNews([manager], ad.title, async () => {
      id = await handInAd(owner, ad)
    })
    await expect(main.locator('[data-slot=notification-item]', { hasText: ad.title })).toHaveCount(0)

    // One number everywhere. Other tests may change it meanwhile, so it is compared until it agrees.
    await expect(async () => {
      const waiting = await waitingAds(manager)
      await expect(queue).toContainText(String(waiting), { timeout: 3000 })
      const tab = manager
        .getByRole('navigation', { name: queueTabsWords[language].staff })
        .getByRole('link', { name: queueTabsWords[language].moderation })
      expect(await tab.textContent()).toContain(String(waiting))
    }).toPass()
    await expectKind(manager)

    // The page of the queue shows what comes and what goes.
    const other = someAd()
    await openLive(manager, at(`/ads/new?q=${encodeURIComponent(ad.title.slice(-8))}`))
    const row = main.getByRole('link', { name: ad.title })
    await expect(row).toBeVisible()
    const colleague = await pageOf(browser, 4)
    await letIn(colleague, id)
    await expect(row).toHaveCount(0)
    await openLive(manager, at(`/ads/new?q=${encodeURIComponent(other.title.slice(-8))}`))
    await expect(main.getByRole('link', { name: other.title })).toHaveCount(0)
    await handInAd(owner, other)
    await expect(main.getByRole('link', { name: other.title })).toBeVisible()

    await manager.setViewportSize({ width: 320, height: 800 })
    await manager.emulateMedia({ colorScheme: 'dark' })
    const bell = await openBell(manager, spoken)
    await expectKind(manager)
    await bell.locator(`a[href="${at('/ads/new')}"]`).click()
    await expect(manager).toHaveURL(at('/ads/new'))
    await manager.goto(at('/notifications'))
    await expectKind(manager)
  })

  test(`before scripts everything can be read, opened and filtered, in ${language}`, async ({ browser }) => {
    const ad = someAd()
    const owner = await pageOf(browser, 5, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 800 },
    })
    const staff = await pageOf(browser, 4)
    const id = await handInAd(owner, ad)
    await letIn(staff, id)
    await tellOften(staff, id, 12)
    await owner.goto(at('/notifications'))
    const rows = owner.getByRole('main').locator('[data-slot=notification-item]')
    const folded = rows.filter({ hasText: ad.title })
    await folded.getByText(list.earlier(19)).click()
    await expect(folded.locator('details li')).toHaveCount(19)
    await owner.getByRole('link', { name: list.only.unread, exact: true }).click()
    // The five that the page had not shown.
    await expect(folded.getByText(list.earlier(4))).toBeVisible()
    await tellOften(staff, id, 12)
    await owner.goto(at('/notifications'))
    await owner.getByRole('button', { name: list.readAll }).click()
    await owner.getByRole('button', { name: list.undo, exact: true }).click()
    await expect(owner.getByRole('main').getByText(list.unreadAgain)).toBeVisible()
    // The four that no page has shown are unread again.
    await owner.getByRole('button', { name: list.readAll }).click()
    await expect(owner.getByRole('main').getByText(list.allRead)).toBeVisible()
    await owner.getByRole('link', { name: list.only.unread, exact: true }).click()
    await expect(owner.getByRole('heading', { name: inbox.empty })).toBeVisible()
    await owner.goto(at('/notifications?only=nonsense&shown=-1'))
    await expect(rows.first()).toBeVisible()
  })

  /** Expects the first row to stay as it is while something arrives about its thing. */
  async function expectTitleStays(page: Page, title: string, happens: () => Promise<void>): Promise<void> {
    await untilScripted(page)
    const rows = page.getByRole('main').locator('[data-slot=notification-item]')
    const before = await rows.first().locator('a').first().textContent()
    expect(before).toContain(title)
    await happens()
    await expect(
      page.getByRole('main').getByRole('button', { name: list.arrived(1), exact: true }),
    ).toBeVisible()
    expect(await rows.first().locator('a').first().textContent()).toBe(before)
  }
}
