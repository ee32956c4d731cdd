import { type Browser, expect, type Page } from '@playwright/test'
import { complaintReasonLabel } from '@sauda/sdk/complaints'
import { handInAd, letIn, revealPhone, someAd } from './portal/ad-flow.ts'
import { test } from './portal/caller.ts'
import { languages } from './portal/languages.ts'
import { signUp } from './portal/newcomer.ts'
import { bothLooks, expectKind, expectKindIn, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'

/** The district of the individual in the demo centre. */
const medeu = { ru: 'Медеуский район', kk: 'Медеу ауданы' }

/** Publishes an ad of an individual; returns its id and the page of a manager. */
async function publishedAd(browser: Browser, ad: ReturnType<typeof someAd>) {
  const [owner, manager] = [await newPage(browser), await newPage(browser)]
  await signIn(owner, 5)
  await signIn(manager, 3)
  const id = await handInAd(owner, ad)
  await letIn(manager, id)
  return { id, manager }
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { ad: its, complaints } = words
  const { width, colorScheme } = lookOf(language)

  test.describe(`at ${width} px, ${colorScheme}, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    test('a guest shares, writes and complains, and a moderator reviews it', async ({ page, browser }) => {
      const ad = someAd()
      const { id, manager } = await publishedAd(browser, ad)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(at(`/ads/${id}/view`))
      await untilScripted(page)
      const seller = page.getByRole('region', { name: its.seller })
      await expect(seller.getByText(its.person, { exact: true })).toBeVisible()
      await expect(seller.getByRole('link')).toHaveCount(0)
      await expectKindIn(page, bothLooks)

      await page.getByLabel(its.share).press('Enter')
      await expect(page.getByText(its.copied).first()).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(new URL(at(`/ads/${id}/view`), page.url()).href)

      await expect(page.getByRole('link', { name: its.whatsapp })).toHaveCount(0)
      await revealPhone(page, spoken, ad)
      const message = page.getByRole('link', { name: its.whatsapp })
      const href = new URL((await message.getAttribute('href')) ?? '')
      expect(href.origin + href.pathname).toBe('https://wa.me/77015554433')
      expect(href.searchParams.get('text')).toContain(ad.title)

      await page.getByRole('link', { name: its.complain }).click()
      await expect(page.getByRole('heading', { level: 1, name: complaints.title })).toBeVisible()
      await expectKindIn(page, bothLooks)
      await page.getByRole('radio', { name: complaintReasonLabel('other', language), exact: true }).check()
      await page.getByRole('button', { name: complaints.send }).click()
      await expect(page.getByRole('textbox', { name: complaints.text })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await page.getByRole('textbox', { name: complaints.text }).fill(`Телефон не отвечает ${ad.title}`)
      await page.getByRole('button', { name: complaints.send }).click()
      await expect(page.getByRole('heading', { level: 1, name: complaints.sent })).toBeVisible()

      await manager.setViewportSize({ width, height: 800 })
      await manager.goto(at(`/ads/${id}/confirm`))
      const open = manager.getByRole('region', { name: complaints.complaints })
      await expect(open).toContainText(`Телефон не отвечает ${ad.title}`)
      await expectKindIn(manager, bothLooks)
      await open.getByRole('button', { name: complaints.reviewed }).click()
      await expect(open).toHaveCount(0)
    })
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the address is a link, and a complaint is sent and kept until it is right', async ({
      page,
      browser,
    }) => {
      const { id, manager } = await publishedAd(browser, someAd())
      await page.goto(at(`/ads/${id}/view`))
      await page.getByLabel(its.share).click()
      await expect(page.getByRole('link', { name: `/ads/${id}/view` })).toBeVisible()

      await page.goto(at(`/ads/${id}/complain`))
      await page.getByRole('textbox', { name: complaints.text }).fill('Цена другая')
      await page.getByRole('button', { name: complaints.send }).click()
      await expect(page.getByRole('textbox', { name: complaints.text })).toHaveValue('Цена другая')
      await page.getByRole('radio', { name: complaintReasonLabel('price', language), exact: true }).check()
      await page.getByRole('button', { name: complaints.send }).click()
      await expect(page.getByRole('heading', { level: 1, name: complaints.sent })).toBeVisible()

      await page.goto(at(`/ads/${id}/complain`))
      await page.getByRole('radio', { name: complaintReasonLabel('sold', language), exact: true }).check()
      await page.getByRole('button', { name: complaints.send }).click()
      await expect(page.getByRole('heading', { level: 1, name: complaints.repeated })).toBeVisible()

      await manager.goto(at('/ads/new'))
      await manager
        .locator('summary')
        .filter({ hasText: complaints.queue(1).split(' ')[0] })
        .first()
        .click()
      await expect(manager.locator(`a[href$="/ads/${id}/confirm"]`).first()).toBeVisible()
    })
  })

  test(`a private seller without a district is asked for it, and nobody else, in ${language}`, async ({
    page: owner,
    browser,
  }) => {
    const [guest, manager] = [await newPage(browser), await newPage(browser)]
    await signUp(owner, language)
    await signIn(manager, 3)
    const ad = someAd()
    const id = await handInAd(owner, ad)
    await letIn(manager, id)
    for (const other of [guest, manager]) {
      await other.goto(at(`/ads/${id}/view`))
      const seller = other.getByRole('region', { name: its.seller })
      await expect(seller.getByText(its.person, { exact: true })).toBeVisible()
      await expect(other.getByRole('link', { name: words.district.choose })).toHaveCount(0)
    }

    await owner.goto(at(`/ads/${id}/view`))
    await owner.getByRole('link', { name: words.district.choose }).click()
    const district = owner.getByRole('combobox', { name: words.cabinet.district })
    await untilScripted(owner)
    await district.selectOption(medeu[language])
    await owner.getByRole('button', { name: words.cabinet.save }).click()
    await expect(owner.getByText(words.notices.saved).first()).toBeVisible()

    await owner.goto(at(`/ads/${id}/view`))
    await expect(
      owner.getByRole('region', { name: its.seller }).getByText(medeu[language]).last(),
    ).toBeVisible()
    await expect(owner.getByRole('link', { name: words.district.choose })).toHaveCount(0)
    await guest.goto(at(`/ads?q=${encodeURIComponent(ad.title)}`))
    const card = guest.getByRole('article').filter({ hasText: ad.title })
    await expect(card.getByText(medeu[language], { exact: true }).last()).toBeVisible()
  })

  test(`paper has the ad without buttons, in ${language}`, async ({ page, browser }) => {
    const ad = someAd()
    const { id } = await publishedAd(browser, ad)
    await page.goto(at(`/ads/${id}/view`))
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // Paper is light in the dark theme too.
    await expect(page.getByRole('heading', { level: 1, name: ad.title })).toHaveCSS(
      'color',
      'rgb(14, 27, 29)',
    )
    await expect(page.getByRole('heading', { level: 1, name: ad.title })).toBeVisible()
    await expect(page.getByText(new URL(at(`/ads/${id}/view`), page.url()).href).last()).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  test(`the strip of the floor says the way to a shop, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads?level=2'))
    await page.locator('main a[href*="/view"]').first().click()
    const seller = page.getByRole('region', { name: its.seller })
    await expect(seller.getByText(/^(2-й этаж, бутик \d+|2-қабат, \d+-бутик)$/).last()).toBeVisible()
    await expectKind(page)
  })
}
