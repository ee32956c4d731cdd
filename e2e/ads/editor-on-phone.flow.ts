import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { idOfOwnAd, someAd, sparePartOf } from '../portal/ad-flow.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { finger, openEditor, partsOf, photo, stagedKey } from '../portal/phone-editor.ts'
import { test } from '../portal/test.ts'

/** From the open editor to the ad that was handed in, without the keys of the keyboard. */
const MOST_TAPS = 14

/** The size of a picture, and which colour its upper and its lower half have. */
function storedPicture(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const colourAt = (share: number) => {
      const at = context?.getImageData(bitmap.width / 2, bitmap.height * share, 1, 1).data ?? []
      return (at[2] ?? 0) > (at[0] ?? 0) ? 'blue' : 'red'
    }
    return { size: [bitmap.width, bitmap.height], top: colourAt(0.25), bottom: colourAt(0.75) }
  }, path)
}

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { editor } = words

  test.describe(`on a phone, in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

    test('an ad is handed in with few taps, its photo being there before the last one', async ({ page }) => {
      const ad = someAd()
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      const { tap, type, taps } = finger()
      const chosen = page.waitForEvent('filechooser')
      await tap(parts.camera)
      const key = await stagedKey(page, async () => (await chosen).setFiles(photo))
      await expect(parts.remove).toBeVisible()
      await type(parts.title, ad.title)
      await tap(page.locator('label').filter({ has: parts.used }))
      await tap(sparePartOf(page, spoken))
      await tap(page.getByRole('listbox').getByRole('option').first())
      await type(parts.text, ad.text)
      await tap(parts.next)

      // Step two begins at its top, with its heading.
      await expect(page.getByRole('heading', { name: editor.stepWhere })).toBeFocused()
      await expect(page.getByRole('heading', { name: editor.stepWhere })).toBeInViewport()
      await type(parts.price, ad.price)
      const preview = page.getByRole('button', { name: editor.preview.show })
      await preview.tap()
      const shown = page.getByRole('article')
      await expect(shown.getByRole('heading', { name: ad.title })).toBeVisible()
      await expect(shown).toContainText(ad.text)
      await expect(shown).toContainText(editor.conditions.used)
      await expect(shown).not.toContainText(ad.phone)
      await expect(shown.getByRole('img', { name: editor.photos.kept(1) })).toBeVisible()
      await page.getByRole('button', { name: editor.preview.hide }).tap()
      await expect(shown).toHaveCount(0)
      // A registered person's phone is known.
      if ((await parts.phone.inputValue()) === '') await type(parts.phone, ad.phone)
      await tap(parts.submit)
      expect(taps()).toBeLessThanOrEqual(MOST_TAPS)

      const id = await idOfOwnAd(page, ad)
      const answer = await page.request.post(`/api/userBanner/getById/${id}`, { data: {} })
      const [stored] = (await answer.json()).data.photos
      expect(stored.key).toBe(key)
    })

    test('a HEIC becomes an upright JPEG, and one that is damaged or cannot be read says so', async ({
      page,
    }) => {
      await openEditor(page, spoken)
      const { gallery } = partsOf(page, spoken)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const decoder = () => asked.filter((url) => /heic-worker|libheif/.test(url)).length
      const retry = page.getByRole('button', { name: `${editor.photos.retry}: turned.heic` })
      const removeOf = (name: string) =>
        page.getByRole('button', { name: editor.photos.remove({ name }), exact: true })
      const heic = await readFile(new URL('../fixtures/turned.heic', import.meta.url))
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/heic', buffer })

      // A guess at the decoder would cost everybody half a megabyte.
      await stagedKey(page, () => gallery.setInputFiles(photo))
      expect(decoder()).toBe(0)

      const damaged = Buffer.concat([heic.subarray(0, 300), Buffer.alloc(300, 7)])
      await gallery.setInputFiles(file('damaged.heic', damaged))
      await expect(page.locator('#photos').getByRole('alert')).toContainText('damaged.heic')
      await expect(page.getByRole('button', { name: `${editor.photos.retry}: damaged.heic` })).toHaveCount(0)
      await removeOf('damaged.heic').tap()

      await page.route('**/assets/libheif-*', (route) => route.abort())
      await gallery.setInputFiles(file('turned.heic', heic))
      await expect(retry).toBeVisible()
      await expect(page.locator('#photos').getByRole('alert')).toContainText(editor.photos.unread)
      await page.unroute('**/assets/libheif-*')
      const key = await stagedKey(page, () => retry.tap())
      await expect(removeOf('turned.jpg')).toBeVisible()
      await expect(retry).toHaveCount(0)
      expect(await storedPicture(page, `/api/photo/${key}/large.jpeg`)).toEqual({
        size: [240, 320],
        top: 'blue',
        bottom: 'red',
      })
    })

    test('a second tab says that the draft is open, and takes it over with all that was typed', async ({
      page,
      context,
    }) => {
      const first = partsOf(page, spoken)
      await openEditor(page, spoken)
      await first.title.fill('Фара')
      const other = await context.newPage()
      const second = partsOf(other, spoken)
      await other.goto(at('/ads/create'))
      await untilScripted(other, '#ad-editor')
      const take = (tab: Page) => tab.getByRole('button', { name: editor.takeOver })
      await expect(take(other)).toBeVisible()
      await expect(second.next).toBeDisabled()
      await expect(first.next).toBeEnabled()
      // The first tab saves what it has not saved yet.
      await first.title.fill('Фара передняя')
      await take(other).tap()
      await expect(second.title).toHaveValue('Фара передняя')
      await expect(take(other)).toHaveCount(0)
      await expect(second.next).toBeEnabled()
      await expect(take(page)).toBeVisible()
      await second.text.fill('Стекло целое')
      await take(page).tap()
      await expect(first.text).toHaveValue('Стекло целое')
    })
  })
}
