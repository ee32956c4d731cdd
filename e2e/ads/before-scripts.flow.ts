import { expect } from '@playwright/test'
import { ownDraftWords } from '../../packages/app/app/features/ad-editor/own-draft-words.ts'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { handInPhotos } from '../portal/ad-photos.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { partsOf } from '../portal/phone-editor.ts'
import { photoFile } from '../portal/pictures.ts'
import { test } from '../portal/test.ts'

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { ad: its, editor } = words

  test(`what is typed before scripts load is kept, also over a reload of the cabinet, in ${language}`, async ({
    page,
  }) => {
    let open = () => {}
    /** Holds the scripts back until they are let through. */
    async function hold() {
      const { promise: gate, resolve } = Promise.withResolvers<void>()
      open = resolve
      await page.unroute('**/*.js')
      await page.route('**/*.js', async (route) => {
        await gate
        await route.continue()
      })
    }
    const { title, text, price, used } = partsOf(page, spoken)
    await signIn(page, 5)
    await hold()
    await page.goto(at('/ads/create/where'))
    await price.fill('45000')
    open()
    await untilScripted(page)
    await expect(price).toHaveValue(/^45\s?000/)

    await hold()
    await page.goto(at('/ads/create'))
    await title.fill('Фара передняя левая')
    await used.check()
    open()
    await untilScripted(page)
    await expect(title).toHaveValue('Фара передняя левая')
    await expect(used).toBeChecked()

    await untilScripted(page, '#ad-editor')
    await text.fill('Стекло целое')
    await page.getByRole('link', { name: words.dismiss }).click()
    const draft = page.getByRole('region', { name: ownDraftWords[language].title })
    await expect(draft).toContainText('Фара передняя левая')
    await page.reload()
    await draft.getByRole('link', { name: ownDraftWords[language].goOn }).click()
    await expect(title).toHaveValue('Фара передняя левая')
    await expect(text).toHaveValue('Стекло целое')
    await expect(used).toBeChecked()
  })

  test(`a press on a photo that comes before its scripts is not lost, in ${language}`, async ({ page }) => {
    const { photos } = editor
    await signIn(page, 5)
    const files = [photoFile('front.png'), photoFile('side.png', [160, 60, 40])]
    const id = await handInAd(page, someAd(), files)
    await page.goto(at(`/ads/${id}/edit`))
    await untilScripted(page, '#ad-editor')
    // The photos are HTML of the server until they are reached.
    const second = { name: photos.kept(2) }
    const still = page.locator('[data-photos]')
    const shown = () =>
      still.locator('li img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))
    const before = await shown()
    expect(before).toHaveLength(2)
    await still.getByRole('button', { name: photos.tile(second, 2, 2) }).click()
    await still.getByRole('button', { name: photos.moveBack(second) }).click()
    await expect.poll(shown).toEqual(before.toReversed())
  })

  test(`the link of a photo leads to its picture while the viewer is missing, in ${language}`, async ({
    page,
    browser,
  }) => {
    const ad = someAd()
    const owner = await (await browser.newContext()).newPage()
    const staff = await (await browser.newContext()).newPage()
    await signIn(owner, 5)
    await signIn(staff, 3)
    const { id, photos } = await handInPhotos(owner, ad)
    await letIn(staff, id)
    await page.route('**/assets/ad-photo-viewer-*.js', (route) => route.abort())
    await page.goto(at(`/ads/${id}/view`))
    await untilScripted(page)
    await page.getByRole('link', { name: `${its.photoOf(1, ad.title)} ${its.enlarge}` }).click()
    await expect(page).toHaveURL(new RegExp(`${photos[0].jpeg}$`))
  })
}
