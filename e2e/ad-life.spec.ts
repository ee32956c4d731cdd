import { expect, type Page } from '@playwright/test'
import {
  addPhotos,
  createAd,
  findAd,
  publishAd,
  revealPhone,
  someAd,
  writeWhat,
  writeWhere,
} from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { expectAxeClean, expectNoSidewaysScroll } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const screens = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]

async function expectKind(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAxeClean(page)
}

for (const viewport of screens) {
  for (const spoken of languages) {
    const { language, words, at } = spoken

    test.describe(`at ${viewport.width} px, in ${language}`, () => {
      test.use({ viewport })

      test('an ad goes from the form to the catalogue, and a guest reveals its phone', async ({
        browser,
      }) => {
        const ad = someAd()
        const author = await (await browser.newContext()).newPage()
        await signIn(author, 5)
        const id = await createAd(author, spoken, ad)

        const moderator = await (await browser.newContext()).newPage()
        await signIn(moderator, 4)
        await publishAd(moderator, spoken, id)

        const guest = await (await browser.newContext()).newPage()
        await findAd(guest, spoken, ad)
        await revealPhone(guest, spoken, ad)
      })

      test('the pages on the way have no axe violations and no horizontal scrolling', async ({ page }) => {
        const ad = someAd()
        await page.goto(at('/login'))
        await expectKind(page)
        await signIn(page, 5)
        await page.goto(at('/ads/create'))
        await expectKind(page)
        await writeWhat(page, spoken, ad)
        await addPhotos(page, spoken)
        await page.getByRole('button', { name: words.editor.next, exact: true }).click()
        await writeWhere(page, spoken, ad)
        await expectKind(page)
        await page.getByRole('button', { name: words.editor.submit }).click()
        await expect(page.getByRole('link', { name: ad.title })).toBeVisible()
        await expectKind(page)
      })

      for (const path of ['/', '/ads', '/ads?q=колодки', '/ads?q=нетнигдетакогослова']) {
        test(`${path} is accessible`, async ({ page }) => {
          await page.goto(at(path))
          await expectKind(page)
        })
      }

      test('the page of an ad is accessible', async ({ page }) => {
        await page.goto(at('/ads'))
        await page.locator('a[href$="/view"]').first().click()
        await expect(page).toHaveURL(/\/ads\/\d+\/view/)
        await expectKind(page)
      })
    })
  }
}
