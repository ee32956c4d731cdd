import { expect } from '@playwright/test'
import { createAd, findAd, revealPhone, someAd, untilPublished } from '../portal/ad-flow.ts'
import { flowsIn } from '../portal/languages.ts'
import { lookOf, untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { width } = lookOf(language)

  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 640 } })

    test('an ad goes from the form to the catalogue, and a guest reveals its phone', async ({ browser }) => {
      const ad = someAd()
      const author = await (await browser.newContext()).newPage()
      await signIn(author, 5)
      const id = await createAd(author, spoken, ad)

      // A decision that nobody undoes publishes the ad.
      const moderator = await (await browser.newContext()).newPage()
      await signIn(moderator, 4)
      await moderator.goto(at(`/ads/${id}/confirm`))
      await untilScripted(moderator)
      await moderator.getByRole('button', { name: words.desk.publish }).filter({ visible: true }).click()
      await expect(moderator).not.toHaveURL(new RegExp(`/ads/${id}/confirm`))
      await untilPublished(moderator, id)
      await expect(moderator.getByRole('button', { name: words.planned.undoOf(ad.title) })).toHaveCount(0)

      const guest = await (await browser.newContext()).newPage()
      await findAd(guest, spoken, ad)
      await revealPhone(guest, spoken, ad)
    })
  })
}
