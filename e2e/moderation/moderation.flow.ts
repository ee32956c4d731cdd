import { type Browser, expect, type Page } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { handInAd, letIn, revealPhone, someAd, untilPublished } from '../portal/ad-flow.ts'
import { flowsIn } from '../portal/languages.ts'
import { expectNews, openBell, openLive } from '../portal/live.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { type RoleId, signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

async function pageOf(browser: Browser, role?: RoleId): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (role) await signIn(page, role)
  return page
}

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { adActs, editor, moderation } = words

  async function rewrite(page: Page, text: string): Promise<void> {
    await untilScripted(page)
    await page.getByRole('textbox', { name: editor.text, exact: true }).fill(text)
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    await expect(page).toHaveURL(/\/edit\/where$/)
    await page.getByRole('button', { name: editor.submit }).click()
    await expect(page).toHaveURL(/\/profile$/)
  }

  test(`an edit goes to the manager and back while the public page is unchanged, in ${language}`, async ({
    browser,
  }) => {
    const ad = someAd()
    const [owner, manager, guest] = [
      await pageOf(browser, 5),
      await pageOf(browser, 3),
      await pageOf(browser),
    ]
    const id = await handInAd(owner, ad)
    await letIn(manager, id)
    await openLive(manager, at('/account'))

    await owner.goto(at(`/ads/${id}/edit`))
    await expectNews([manager], ad.title, () =>
      rewrite(owner, 'Оригинал с разборки, стекло новое, крепления на месте.'),
    )

    // The public revision is unchanged: text, phone and raising.
    await guest.goto(at(`/ads/${id}/view`))
    await expect(guest.getByText('стекло целое')).toBeVisible()
    await revealPhone(guest, spoken, ad)
    await owner.goto(at(`/ads/${id}/view`))
    await owner.getByText(adActs.menu, { exact: true }).click()
    await owner.getByRole('button', { name: adActs.names.up }).click()
    await expect(owner.getByText(words.notices.raised).first()).toBeVisible()

    // An ad that waits is no notification: the bell leads to the queue.
    const bell = await openBell(manager, spoken)
    await expect(bell.getByRole('link', { name: ad.title })).toHaveCount(0)
    await bell.locator(`a[href="${at('/ads/new')}"]`).click()
    await expect(manager).toHaveURL(/\/ads\/new$/)
    await manager.goto(at(`/ads/${id}/confirm`))
    await expect(manager.locator('del').getByText('целое')).toBeVisible()
    await expect(manager.locator('ins').getByText('новое')).toBeVisible()

    await openLive(owner, at('/profile'))
    await manager.getByRole('link', { name: adActs.names.needEdits }).first().click()
    const question = manager.getByRole('dialog')
    await question.getByRole('radio', { name: adReasonLabel('text', language) }).check()
    await expect(question.getByRole('textbox', { name: adActs.comment })).not.toHaveValue('')
    await question.getByRole('textbox', { name: adActs.comment }).fill('Напишите, левая фара или правая.')
    await expectNews([owner], ad.title, async () => {
      await question.getByRole('button', { name: adActs.names.needEdits }).click()
      await expect(manager.getByText(words.notices.sent_back).first()).toBeVisible()
    })
    const ownBell = await openBell(owner, spoken)
    await ownBell.getByRole('link', { name: ad.title }).first().click()
    await expect(owner).toHaveURL(new RegExp(`/ads/${id}/edit$`))
    await expect(owner.getByText('Напишите, левая фара или правая.')).toBeVisible()
    await rewrite(owner, 'Левая. Оригинал с разборки, стекло новое, крепления на месте.')
    await guest.reload()
    await expect(guest.getByText('стекло целое')).toBeVisible()

    await manager.goto(at(`/ads/${id}/confirm`))
    await manager.getByRole('button', { name: words.desk.publish }).first().click()
    await untilPublished(manager, id)
    await guest.reload()
    await expect(guest.getByText('Левая. Оригинал с разборки, стекло новое')).toBeVisible()
  })

  test(`two moderators see each other, and the first decision wins, in ${language}`, async ({ browser }) => {
    const ad = someAd()
    const owner = await pageOf(browser, 5)
    const [first, second] = [await pageOf(browser, 3), await pageOf(browser, 4)]
    const id = await handInAd(owner, ad)
    await openLive(first, at(`/ads/${id}/confirm`))
    await openLive(second, at(`/ads/${id}/confirm`))
    const [before] = moderation.watchers('|').split('|')
    await expect(first.getByText(before ?? '')).toBeVisible()
    await expect(second.getByText(before ?? '')).toBeVisible()

    await second.getByRole('link', { name: adActs.names.needEdits }).first().click()
    const question = second.getByRole('dialog')
    await question.getByRole('radio', { name: adReasonLabel('photos', language) }).check()
    await question.getByRole('textbox', { name: adActs.comment }).fill('Снимите при дневном свете.')
    await first.getByRole('button', { name: words.desk.publish }).first().click()
    await untilPublished(first, id)
    await question.getByRole('button', { name: adActs.names.needEdits }).click()

    await expect(second.getByText(moderation.overtaken)).toBeVisible()
    const kept = second.getByRole('textbox', { name: adActs.comment })
    await expect(kept).toHaveValue('Снимите при дневном свете.')
    // Another ad comes into the queue, so the page is loaded again.
    const waiting = second.locator('main .tabular-nums').filter({ hasText: /\d+$/ }).first()
    const waitingBefore = (await waiting.textContent()) ?? ''
    await handInAd(owner, someAd())
    await expect(waiting).not.toHaveText(waitingBefore)
    await expect(second.getByText(moderation.overtaken)).toBeVisible()
    await expect(kept).toHaveValue('Снимите при дневном свете.')
    const guest = await pageOf(browser)
    await guest.goto(at(`/ads/${id}/view`))
    await expect(guest.getByRole('heading', { level: 1, name: ad.title })).toBeVisible()

    // After the other decision is shown, the same decision is possible.
    await second.getByRole('button', { name: adActs.names.needEdits }).first().click()
    await expect(second.getByText(words.notices.sent_back).first()).toBeVisible()
  })
}
