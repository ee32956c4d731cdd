import { expect, type Page } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { handInAd, letIn, planPublication, someAd, statusOf, untilPublished } from './portal/ad-flow.ts'
import { flowsIn } from './portal/languages.ts'
import { DESK, openDesk } from './portal/moderation.ts'
import { expectAxeClean, untilScripted } from './portal/page-rules.ts'
import { ownerOf, signIn, signInOf } from './portal/people.ts'
import { test } from './portal/test.ts'

// One moderator has what some of these tests plan: they run one after the other.
test.describe.configure({ mode: 'default' })

/** Holds the decisions of a page back; returns functions that wait for one and that let them all through. */
async function holdDecisions(page: Page) {
  const { promise: sent, resolve: onSent } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/confirm.data*', async (route) => {
    if (route.request().method() === 'POST') {
      onSent()
      await released
    }
    await route.continue()
  })
  return { sent, release }
}

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { moderation, planned } = words
  const price = { name: adReasonLabel('price', language) }

  async function openAd(page: Page, id: number): Promise<void> {
    await page.goto(at(`/ads/${id}/confirm`))
    await untilScripted(page)
  }

  /** Chooses a reason by its digit, once the page handles keys. */
  async function chooseReason(page: Page): Promise<void> {
    const reason = page.getByRole('main').getByRole('radio', price)
    await expect(async () => {
      await page.keyboard.press('3')
      await expect(reason).toBeChecked({ timeout: 1000 })
      // A reason that was chosen before is checked without the key.
      await expect(reason).toBeFocused({ timeout: 1000 })
    }).toPass()
  }

  const commentOf = (page: Page) =>
    page.getByRole('main').getByRole('textbox', { name: words.adActs.comment })

  test(`a decision is sent to its end although its moderator goes on, in ${language}`, async ({
    page,
    browser,
  }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    await page.setViewportSize(DESK)
    const [id, other] = [await handInAd(owner, someAd()), await handInAd(owner, someAd())]
    await openAd(page, id)
    await chooseReason(page)
    let held = await holdDecisions(page)
    await page.keyboard.press('Enter')
    await held.sent
    await page.keyboard.press('j')
    await expect(page).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    held.release()
    await expect(page).not.toHaveURL(new RegExp(`/ads/${id}/confirm`))
    await expect(page.getByText(words.notices.sent_back).first()).toBeVisible()
    expect(await statusOf(page, id)).toBe(20)

    // A link is followed after the decision.
    await page.unroute('**/confirm.data*')
    await openAd(page, other)
    await chooseReason(page)
    held = await holdDecisions(page)
    await page.keyboard.press('Enter')
    await held.sent
    await page.getByRole('link', { name: words.desk.backToWaiting }).click()
    held.release()
    await expect(page).toHaveURL(at('/ads/new'))
    expect(await statusOf(page, other)).toBe(20)
  })

  test(`a refused decision is reported although its moderator goes on, in ${language}`, async ({
    page,
    browser,
  }) => {
    const owner = await ownerOf(browser)
    const colleague = await (await browser.newContext()).newPage()
    await signIn(colleague, 4)
    await signIn(page, 3)
    await page.setViewportSize(DESK)
    const id = await handInAd(owner, someAd())
    await openAd(page, id)
    await chooseReason(page)
    await commentOf(page).fill('За пару или за одну?')
    const { sent, release } = await holdDecisions(page)
    await page.keyboard.press('Control+Enter')
    await sent
    await letIn(colleague, id)
    const next = page.getByRole('link', { name: moderation.next, exact: true })
    await next.click()
    // The page is loaded again after the refusal, during which another one waits, too.
    const { promise: isLoading, resolve: onLoading } = Promise.withResolvers<void>()
    const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
    await page.route(`**/ads/${id}/confirm.data*`, async (route) => {
      if (route.request().method() === 'POST') return route.fallback()
      onLoading()
      await mayLoad
      await route.continue()
    })
    release()
    await isLoading
    await next.click()
    load()
    await expect(page.getByText(moderation.overtaken)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    await expect(commentOf(page)).toHaveValue('За пару или за одну?')
  })

  test(`Z undoes a publication that is still being sent, in ${language}`, async ({ page, browser }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    const id = await handInAd(owner, someAd())
    await openAd(page, id)
    const { sent, release } = await holdDecisions(page)
    await page.getByRole('button', { name: words.desk.publish }).first().click()
    await sent
    await page.keyboard.press('z')
    const told = page.locator('[data-sonner-toast]', { hasText: words.notices.undone })
    await Promise.all([expect(told).toBeVisible(), release()])
    await expect(page).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    expect(await statusOf(page, id)).toBe(10)
  })

  test(`Z says what it cannot undo before it undoes an older publication, in ${language}`, async ({
    page,
    browser,
  }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    await page.setViewportSize(DESK)
    const ad = someAd()
    const [id, returned] = [await handInAd(owner, ad), await handInAd(owner, someAd())]
    await openAd(page, returned)
    await planPublication(page, id)
    await chooseReason(page)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(new RegExp(`/ads/${returned}/confirm`))
    const undo = page.getByRole('button', { name: planned.undoOf(ad.title) })
    await expect(undo).toBeVisible()
    // The message about it covers neither the decisions nor what can be undone.
    const told = page.locator('[data-sonner-toast]', { hasText: words.notices.sent_back })
    await expect(told).toBeVisible()
    await page.getByRole('link', { name: words.adActs.names.delete, exact: true }).click({ trial: true })
    await undo.click({ trial: true })
    await page.keyboard.press('z')
    await expect(page.getByText(planned.finalBut(ad.title))).toBeVisible()
    await expect(undo).toBeVisible()
    await page.keyboard.press('z')
    await expect(page).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    await expect(undo).toHaveCount(0)
    expect([await statusOf(page, id), await statusOf(page, returned)]).toEqual([10, 20])
  })

  test(`Z works on the list and keeps the filter of the queue, in ${language}`, async ({ page, browser }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    const id = await handInAd(owner, someAd())
    await planPublication(page, id)
    await page.goto(at('/ads/new?queue=returned'))
    await untilScripted(page)
    await expect(async () => {
      await page.keyboard.press('z')
      await expect(page).toHaveURL(at(`/ads/${id}/confirm?queue=returned`), { timeout: 3000 })
    }).toPass()
    expect(await statusOf(page, id)).toBe(10)
  })

  test(`a remark is kept for each ad until it is sent, in ${language}`, async ({ page, browser }) => {
    const { id } = await openDesk(page, browser, spoken)
    await chooseReason(page)
    await commentOf(page).fill('За пару или за одну?')
    await page.getByRole('link', { name: moderation.next, exact: true }).click()
    await expect(page).not.toHaveURL(new RegExp(`/ads/${id}/confirm`))
    await expect(page.getByRole('main').getByRole('radio', price)).not.toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    await expect(commentOf(page)).toHaveValue('За пару или за одну?')

    // The same for the dialog, which a narrow screen has instead.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('link', { name: words.adActs.names.needEdits }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: words.adActs.comment }).fill('За одну?')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize(DESK)
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(new RegExp(`/ads/${id}/confirm`))
    await openAd(page, id)
    await expect(commentOf(page)).toHaveValue('За одну?')

    await page.getByRole('main').getByRole('button', { name: words.adActs.names.needEdits }).click()
    await expect(page).not.toHaveURL(new RegExp(`/ads/${id}/confirm`))
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('decisions'))).toBeNull()
    expect(await statusOf(page, id)).toBe(20)
  })

  test(`a remark survives the end of the session, in ${language}`, async ({ page, browser }) => {
    const { id } = await openDesk(page, browser, spoken)
    await chooseReason(page)
    await commentOf(page).fill('За пару или за одну?')
    await page.context().clearCookies()
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/\/login\?next=/)
    await untilScripted(page)
    const { email, password } = await signInOf(3)
    await page.locator('#login').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('#password').press('Enter')
    await expect(page).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    await expect(page.getByRole('main').getByRole('radio', price)).toBeChecked()
    await expect(commentOf(page)).toHaveValue('За пару или за одну?')
    await page.getByRole('main').getByRole('button', { name: words.adActs.names.needEdits }).click()
    await expect(page).not.toHaveURL(new RegExp(`/ads/${id}/confirm`))
    expect(await statusOf(page, id)).toBe(20)
  })

  test(`a remark comes back with an undone publication, and with no other, in ${language}`, async ({
    page,
    browser,
  }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    await page.setViewportSize(DESK)
    const id = await handInAd(owner, someAd())
    const itsPage = new RegExp(`/ads/${id}/confirm`)
    await openAd(page, id)
    await chooseReason(page)
    await commentOf(page).fill('За пару?')
    await page.getByRole('heading', { level: 1 }).click()
    const held = await holdDecisions(page)
    await page.keyboard.press('p')
    await held.sent
    await page.keyboard.press('z')
    held.release()
    await expect(page.getByText(words.notices.undone).first()).toBeVisible()
    await expect(page).toHaveURL(itsPage)
    expect(await statusOf(page, id)).toBe(10)
    await page.reload()
    await untilScripted(page)
    await expect(commentOf(page)).toHaveValue('За пару?')
    await expect(page.getByRole('main').getByRole('radio', price)).toBeChecked()
    await page.getByRole('button', { name: words.desk.publish }).first().click()
    await expect(page).not.toHaveURL(itsPage)
    await untilPublished(page, id)
    const edit = await owner.request.post(`/api/userBanner/update/${id}`, {
      headers: { 'X-Portal-Client': 'e2e' },
      multipart: { id: String(id), kind: 'goods', condition: 'new', ...someAd() },
    })
    expect(edit.status(), await edit.text()).toBe(200)
    await openAd(page, id)
    await expect(page.getByRole('button', { name: words.desk.publish }).first()).toBeVisible()
    await expect(page.locator('#return-comment')).toHaveValue('')
    await expect(page.getByRole('main').getByRole('radio', price)).not.toBeChecked()
  })

  test(`an ad is sent back on the screen of a laptop, in ${language}`, async ({ page, browser }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    const id = await handInAd(owner, someAd())
    for (const size of [
      { width: 1280, height: 720 },
      { width: 1366, height: 650 },
    ]) {
      await page.setViewportSize(size)
      await openAd(page, id)
      await chooseReason(page)
      const send = page.getByRole('main').getByRole('button', { name: words.adActs.names.needEdits })
      await expect(send).toBeInViewport({ ratio: 1 })
      // The focus is never behind the button, which covers the bottom of the panel.
      await page.keyboard.press('Tab')
      await expect(commentOf(page)).toBeFocused()
      await expect(commentOf(page)).toBeInViewport({ ratio: 1 })
      await expect(send).toBeInViewport({ ratio: 1 })
      await expectAxeClean(page)
      await page.getByRole('link', { name: words.adActs.names.delete, exact: true }).focus()
      await expect(page.getByRole('link', { name: words.adActs.names.delete, exact: true })).toBeInViewport()
    }
  })
}
