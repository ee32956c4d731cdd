import { expect, type Page } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { money } from '@sauda/sdk/language'
import { handInAd, letIn, someAd } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { DESK, openDesk, pressFor, stateOf } from './portal/moderation.ts'
import {
  bothLooks,
  expectAxeClean,
  expectKindIn,
  expectNoSidewaysScroll,
  untilScripted,
} from './portal/page-rules.ts'
import { ownerOf, signIn } from './portal/people.ts'
import { photoFile } from './portal/pictures.ts'
import { test } from './portal/test.ts'

const PHONE = { width: 320, height: 640 }

/** Far below the price of any part. */
const CHEAP = 100

/** Hands in an ad of a part that many others sell, for next to nothing. */
async function withFarPrice(owner: Page, staff: Page) {
  const { data } = await (await owner.request.get('/api/dictionarySparePart/list')).json()
  for (const part of data.items) {
    const ad = {
      ...someAd(),
      kind: 'part',
      condition: 'new',
      spare_part_id: String(part.id),
      price: `${CHEAP}`,
    }
    const id = await handInAd(owner, ad)
    const answer = await (await staff.request.get(`/api/userBanner/moderation/${id}`)).json()
    const { far_price: like, many_ads: many } = answer.data.flags
    // The search for such a part may have handed in more ads than are usual in a day.
    if (like) return { id, like, flags: many === null ? 1 : 2 }
  }
  throw new Error('The demo has no part that many sell.')
}

const idIn = (page: Page) => Number(/\/ads\/(\d+)\/confirm/.exec(page.url())?.[1])

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { moderation } = words
  const queueOf = (page: Page) => page.getByRole('navigation', { name: moderation.queue.title, exact: true })

  test(`the queue stands beside an ad, is filtered and walked through by keyboard, in ${language}`, async ({
    page,
    browser,
  }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    await page.setViewportSize(DESK)
    const changed = await handInAd(owner, someAd(), [photoFile('front.png')])
    await letIn(page, changed)
    const edit = await owner.request.post(`/api/userBanner/update/${changed}`, {
      headers: { 'X-Portal-Client': 'e2e' },
      multipart: { id: String(changed), kind: 'goods', condition: 'new', ...someAd(), price: '52 000' },
    })
    expect(edit.status(), await edit.text()).toBe(200)

    await page.goto(at(`/ads/${changed}/confirm?queue=changed`))
    await untilScripted(page)
    const queue = queueOf(page)
    const open = queue.locator('ol [aria-current]')
    await expect(open).toHaveAttribute('href', at(`/ads/${changed}/confirm?queue=changed`))
    const row = queue.locator('ol li').filter({ has: page.locator('[aria-current]') })
    await expect(row).toContainText(moderation.queue.entries.changed)
    await expectAxeClean(page)
    await expectNoSidewaysScroll(page)

    // The counts of the kinds make up the whole queue.
    const countOf = async (filter: keyof typeof moderation.queue.filters) =>
      Number(
        (
          await queue.getByRole('link', { name: moderation.queue.filters[filter] }).first().textContent()
        )?.replace(/\D/g, ''),
      )
    const [all, fresh, edited, returned] = [
      await countOf('all'),
      await countOf('new'),
      await countOf('changed'),
      await countOf('returned'),
    ]
    expect(fresh + edited + returned).toBe(all)

    // Another filter shows other ads beside the same one.
    await queue.getByRole('link', { name: moderation.queue.filters.new }).first().click()
    await expect(page).toHaveURL(/\?queue=new$/)
    await expect(queue.locator('ol [aria-current]')).toHaveCount(0)
    await expect(
      queue.getByRole('listitem').filter({ hasText: moderation.queue.entries.changed }),
    ).toHaveCount(0)

    await queue.getByRole('link', { name: moderation.queue.filters.all }).first().click()
    await expect(page).toHaveURL(/\/confirm$/)
    // The ad stands in its place, however many wait longer; the first of them is one of the list's links.
    await expect(open).toHaveAttribute('href', at(`/ads/${changed}/confirm`))
    await page.goto(at('/ads/new'))
    const start = page
      .getByRole('navigation', { name: moderation.queue.begin })
      .getByRole('link', { name: moderation.queue.filters.all })
    const first = Number(/\d+/.exec((await start.getAttribute('href')) ?? '')?.[0])
    expect(first).toBeGreaterThan(0)
    await page.goto(at(`/ads/${first}/confirm`))
    // Other tests hand in ads meanwhile, at the end of the queue.
    const [place = ''] = moderation.place(1, 0).split('0')
    await expect(page.getByText(new RegExp(`^${place}\\d+$`))).toBeVisible()
    await pressFor(page, 'j', () => expect.poll(() => idIn(page), { timeout: 2000 }).not.toBe(first))
    const second = idIn(page)
    await untilScripted(page)
    await pressFor(page, 'k', () => expect.poll(() => idIn(page), { timeout: 2000 }).not.toBe(second))
    expect(idIn(page)).toBe(first)
  })

  test(`a digit chooses a reason and Enter sends the ad back, in ${language}`, async ({ page, browser }) => {
    const ad = someAd()
    const { owner, id } = await openDesk(page, browser, spoken, ad)
    const reasons = page.getByRole('group', { name: moderation.why })
    const reason = (code: 'photos' | 'price') =>
      reasons.getByRole('radio', { name: adReasonLabel(code, language) })
    const comment = page.getByRole('textbox', { name: words.adActs.comment })
    await expect(comment).toBeHidden()
    await pressFor(page, '3', () => expect(reason('price')).toBeChecked({ timeout: 1000 }))
    const asked = await comment.inputValue()
    expect(asked).not.toBe('')
    // Another digit chooses another reason with its text; a digit without a reason does nothing.
    await page.keyboard.press('1')
    await expect(reason('photos')).toBeChecked()
    await expect(comment).not.toHaveValue(asked)
    await page.keyboard.press('9')
    await expect(reason('photos')).toBeChecked()
    await expectAxeClean(page)
    // What is written stays with another reason, and digits are letters in it.
    await comment.fill('Снимите при дневном свете, 3')
    await comment.press('4')
    await expect(comment).toHaveValue('Снимите при дневном свете, 34')
    await reason('photos').focus()
    await page.keyboard.press('3')
    await expect(comment).toHaveValue('Снимите при дневном свете, 34')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => stateOf(owner, id))
      .toMatchObject({ status: 20, remark: { reason: 'price', comment: 'Снимите при дневном свете, 34' } })

    // Its owner is asked to correct it.
    await owner.goto(at('/profile'))
    const row = owner.getByRole('listitem').filter({ hasText: ad.title })
    await row.getByRole('link', { name: words.adRows.mend }).click()
    await expect(owner).toHaveURL(new RegExp(`/ads/${id}/edit$`))
  })

  test(`a price far from its like is drawn on a scale, beside the digit of its reason, in ${language}`, async ({
    page,
    browser,
  }) => {
    const owner = await ownerOf(browser)
    await signIn(page, 3)
    await page.setViewportSize(DESK)
    const { id, like, flags } = await withFarPrice(owner, page)
    await page.goto(at(`/ads/${id}/confirm`))
    await untilScripted(page)
    const flag = page
      .getByRole('region', { name: words.flags.title })
      .getByRole('listitem')
      .filter({ hasText: words.flags.cheap(Math.floor(like.typical / CHEAP)) })
    // The queue counts it in the row of the ad.
    const row = queueOf(page)
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current]') })
    await expect(
      row.getByRole('img', { name: words.flags.found(flags), exact: true }).filter({ hasText: `${flags}` }),
    ).toBeVisible()
    const [price, low, high] = [CHEAP, like.low, like.high].map((sum) => `${money(sum, language)}`)
    const scale = flag.getByRole('img', {
      name: words.flags.scale(`${price}`, `${low}`, `${high}`),
      exact: true,
    })
    await expect(scale).toBeVisible()
    await expect(flag).toContainText(words.flags.like(`${low}`, `${high}`, like.ads))
    // The point of the price is left of the band of its like.
    const [band, point] = await scale.locator('span').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right } = part.getBoundingClientRect()
        return { left, right }
      }),
    )
    expect(point?.right).toBeLessThan(band?.left ?? 0)
    await expectKindIn(page, bothLooks)
    await page.setViewportSize(DESK)

    const digit = (await flag.locator('kbd').textContent()) ?? ''
    const reason = page.getByRole('radio', { name: adReasonLabel('price', language), exact: true })
    await expect(reason).toHaveAttribute('aria-keyshortcuts', digit)
    await expect(page.locator('label').filter({ has: reason }).locator('kbd')).toHaveText(digit)
    await pressFor(page, digit, () => expect(reason).toBeChecked({ timeout: 1000 }))
    await expectAxeClean(page)
  })

  test(`what is typed in the dialog is in the form beside, and the other way round, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { id, owner } = await openDesk(page, browser, spoken)
    const form = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const comment = { name: words.adActs.comment }
    const reason = { name: adReasonLabel('price', language) }
    await pressFor(page, '3', () => expect(form.getByRole('radio', reason)).toBeChecked({ timeout: 1000 }))
    const asked = await form.getByRole('textbox', comment).inputValue()
    // On a narrow screen the dialog takes the place of the form.
    await page.setViewportSize(PHONE)
    await page.getByRole('link', { name: words.adActs.names.needEdits }).click()
    await expect(dialog.getByRole('radio', reason)).toBeChecked()
    await expect(dialog.getByRole('textbox', comment)).toHaveValue(asked)
    await dialog.getByRole('textbox', comment).fill('За пару или за одну?')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.setViewportSize(DESK)
    await expect(form.getByRole('radio', reason)).toBeChecked()
    await expect(form.getByRole('textbox', comment)).toHaveValue('За пару или за одну?')
    await form.getByRole('button', { name: words.adActs.names.needEdits }).click()
    await expect
      .poll(() => stateOf(owner, id))
      .toMatchObject({ status: 20, remark: { reason: 'price', comment: 'За пару или за одну?' } })
  })

  test(`on a phone an ad in moderation has its neighbours and fits, in ${language}`, async ({ page }) => {
    await signIn(page, 4)
    await page.setViewportSize(PHONE)
    await page.goto(at('/ads/new'))
    // The list leads to the first ad of a kind.
    await page
      .getByRole('navigation', { name: moderation.queue.begin })
      .getByRole('link', { name: moderation.queue.filters.new })
      .click()
    await expect(page).toHaveURL(/\/confirm\?queue=new$/)
    await untilScripted(page)
    const first = idIn(page)
    // The queue is a strip that is scrolled to the open ad.
    await expect(queueOf(page).locator('li [aria-current]').last()).toBeInViewport()
    await page.getByRole('link', { name: moderation.next, exact: true }).click()
    await expect.poll(() => idIn(page)).not.toBe(first)
    await page.getByRole('link', { name: moderation.previous, exact: true }).click()
    await expect.poll(() => idIn(page)).toBe(first)
    await expectNoSidewaysScroll(page)
    await expectAxeClean(page)
  })
}

test('an ad is sent back with a reason of the page without scripts', async ({ browser }) => {
  const [{ words, at, language }] = languages
  const owner = await ownerOf(browser)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESK })
  const page = await context.newPage()
  await signIn(page, 3)
  const id = await handInAd(owner, someAd())
  await page.goto(at(`/ads/${id}/confirm`))
  await page
    .getByRole('group', { name: words.moderation.why })
    .getByRole('radio', { name: adReasonLabel('text', language) })
    .check()
  await page.getByRole('textbox', { name: words.adActs.comment }).fill('Левая или правая?')
  await page.getByRole('button', { name: words.adActs.names.needEdits }).click()
  await expect
    .poll(() => stateOf(owner, id))
    .toMatchObject({ status: 20, remark: { comment: 'Левая или правая?' } })
})
