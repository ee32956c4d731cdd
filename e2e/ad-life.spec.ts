import { expect } from '@playwright/test'
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
import { expectKindIn, lightLooks, lookOf, setLook } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { width } = lookOf(language)

  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: width === 320 ? 640 : 800 } })

    test('an ad goes from the form to the catalogue, and a guest reveals its phone', async ({ browser }) => {
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
  })

  test(`the pages on the way have no axe violations and no horizontal scrolling, in ${language}`, async ({
    page,
  }) => {
    const ad = someAd()
    await page.goto(at('/login'))
    await expectKindIn(page, lightLooks)
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await expectKindIn(page, lightLooks)
    await writeWhat(page, spoken, ad)
    await addPhotos(page, spoken)
    await page.getByRole('button', { name: words.editor.next, exact: true }).click()
    await writeWhere(page, spoken, ad)
    await expectKindIn(page, lightLooks)
    await page.getByRole('button', { name: words.editor.submit }).click()
    await expect(page.getByRole('link', { name: ad.title })).toBeVisible()
    await expectKindIn(page, lightLooks)
  })

  test(`the home page, lists of ads and an ad are accessible, in ${language}`, async ({ page }) => {
    await setLook(page, lookOf(language))
    for (const path of ['/', '/ads?q=колодки', '/ads?q=нетнигдетакогослова', '/ads']) {
      await page.goto(at(path))
      await expectKindIn(page, lightLooks)
    }
    await page.locator('a[href$="/view"]').first().click()
    await expect(page).toHaveURL(/\/ads\/\d+\/view/)
    await expectKindIn(page, lightLooks)
  })
}
