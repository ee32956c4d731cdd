import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'
import { someAd, type WrittenAd } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { expectKind, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { expectTargets, openEditor, partsOf, photo, STAGE, stagedKey } from './portal/phone-editor.ts'
import { photoFile } from './portal/pictures.ts'
import { test } from './portal/test.ts'

/** An ad as the browser would hand it in, with a photo by its key. */
function formOf(ad: WrittenAd, key: string): FormData {
  const form = new FormData()
  const fields = { kind: 'goods', condition: 'used', ...ad, photo_order: key }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

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

for (const spoken of languages) {
  const { language, words } = spoken
  const { editor } = words

  test.describe(`photos of an ad on a phone, in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

    test('a reload keeps the photos, which are not uploaded again', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      await stagedKey(page, () => parts.gallery.setInputFiles(photo))
      await expect(page.getByRole('progressbar', { name: photo.name })).toHaveCount(0)
      let uploads = 0
      page.on('request', (request) => {
        uploads += Number(request.url().endsWith('/stagePhoto'))
      })
      await page.reload()
      await untilScripted(page, '#ad-editor')
      await expect(parts.remove).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(uploads).toBe(0)
    })

    test('after the first photo a tile behind it adds more instead of the gallery, and the camera stays', async ({
      page,
    }) => {
      const parts = partsOf(page, spoken)
      const more = (left: number) => page.getByLabel(editor.photos.moreName(left), { exact: true })
      await openEditor(page, spoken)
      await expect(parts.camera).toBeVisible()
      await parts.gallery.focus()
      await stagedKey(page, () => parts.gallery.setInputFiles(photo))
      await expect(more(9)).toBeVisible()
      await expect(more(9)).toBeFocused()
      await expect(parts.camera).toBeVisible()
      await expect(parts.gallery).toBeHidden()
      await expectTargets(page)
      const chosen = page.waitForEvent('filechooser')
      await more(9).tap()
      await stagedKey(page, async () => (await chosen).setFiles(photoFile('second.png')))
      await expect(more(8)).toBeVisible()
      await expect(
        page.getByRole('button', { name: editor.photos.remove({ name: 'second.png' }) }),
      ).toBeVisible()
      await expectKind(page)
      // Without photos the gallery is there again, and the first field has the focus.
      await page.getByRole('button', { name: editor.photos.remove({ name: 'second.png' }) }).tap()
      await parts.remove.tap()
      await expect(more(10)).toHaveCount(0)
      await expect(parts.camera).toBeFocused()
      await expect(parts.gallery).toBeVisible()
    })

    test('an upload that fails is repeated, or goes with the ad', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      await page.route(STAGE, (route) => route.abort())
      await parts.gallery.setInputFiles(photo)
      await expect(parts.retry).toBeVisible()
      await expect(parts.problems).toContainText(editor.photos.failed)
      await expectTargets(page)
      await page.unroute(STAGE)
      await stagedKey(page, () => parts.retry.tap())
      await expect(parts.retry).toHaveCount(0)
      await expect(parts.remove).toBeVisible()
    })

    test('a photo that is taken away while it uploads is not uploaded', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      const { promise: asked, resolve: ask } = Promise.withResolvers<Route>()
      await page.route(STAGE, ask)
      let stored = 0
      page.on('response', (response) => {
        stored += Number(response.url().endsWith('/stagePhoto'))
      })
      await parts.gallery.setInputFiles(photo)
      const held = await asked
      const gaveUp = page.waitForEvent('requestfailed', (request) => request === held.request())
      await parts.remove.tap()
      await gaveUp
      await held.continue().catch(() => undefined)
      await expect(parts.remove).toHaveCount(0)
      await expect(parts.retry).toHaveCount(0)
      await page.unroute(STAGE)
      await stagedKey(page, () => parts.gallery.setInputFiles(photo))
      await expect(parts.remove).toBeVisible()
      expect(stored).toBe(1)
    })

    test('a HEIC that is none is refused by its content', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      const none = { name: 'fara.heic', mimeType: 'image/heic', buffer: Buffer.from('это не фото') }
      await parts.gallery.setInputFiles([none, photo])
      await expect(parts.problems).toContainText('fara.heic')
      await expect(parts.remove).toBeVisible()
      await expect(page.getByRole('button', { name: `${editor.photos.retry}: fara.heic` })).toHaveCount(0)
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
      const heic = await readFile(new URL('fixtures/turned.heic', import.meta.url))
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
      await expectTargets(page)
    })

    test('a photo waits for the connection', async ({ page, context }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      await stagedKey(page, () => parts.gallery.setInputFiles(photoFile('first.png')))
      await context.setOffline(true)
      await parts.gallery.setInputFiles(photo)
      await expect(parts.remove).toBeVisible()
      await expect(parts.retry).toHaveCount(0)
      await stagedKey(page, () => context.setOffline(false))
    })

    test('nobody else sees a staged photo, or puts it into an ad', async ({ page, browser }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      const key = await stagedKey(page, () => parts.gallery.setInputFiles(photo))
      const path = `/api/photo/${key}/small.webp`
      expect((await page.request.get(path)).status()).toBe(200)
      const other: BrowserContext = await browser.newContext()
      const stranger = await other.newPage()
      expect((await stranger.request.get(path)).status()).toBe(404)
      await signIn(stranger, 1)
      expect((await stranger.request.get(path)).status()).toBe(404)
      const answer = await stranger.request.post('/api/userBanner/create', {
        headers: { 'X-Portal-Client': 'e2e' },
        multipart: formOf(someAd(), key),
      })
      expect(answer.status()).toBe(422)
      expect((await answer.json()).errors).toEqual({ photo_order: ['unknown'] })
    })
  })
}
