import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test'
import { ownDraftWords } from '../packages/app/app/features/ad-editor/own-draft-words.ts'
import { shellWords } from '../packages/app/app/shell/words.ts'
import { idOfOwnAd, someAd, sparePartOf, type WrittenAd } from './portal/ad-flow.ts'
import { languages, type Spoken } from './portal/languages.ts'
import { expectAxeClean, expectKind, expectNoSidewaysScroll, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { photoFile } from './portal/pictures.ts'
import { test } from './portal/test.ts'

const STAGE = '**/api/userBanner/stagePhoto'

/** From the open editor to the ad that was handed in, without the keys of the keyboard. */
const MOST_TAPS = 14

const photo = photoFile('fara.png', [160, 60, 40])

/** Taps with a finger, and counts. */
function finger() {
  let taps = 0
  return {
    taps: () => taps,
    async tap(target: Locator): Promise<void> {
      taps += 1
      await target.tap()
    },
    async type(target: Locator, text: string): Promise<void> {
      taps += 1
      await target.tap()
      await target.pressSequentially(text)
    },
  }
}

/** The parts of the editor. */
function partsOf(page: Page, { words: { editor } }: Spoken) {
  return {
    title: page.getByRole('textbox', { name: editor.title, exact: true }),
    text: page.getByRole('textbox', { name: editor.text, exact: true }),
    price: page.getByRole('textbox', { name: editor.price }),
    used: page.getByRole('radio', { name: editor.conditions.used }),
    next: page.getByRole('button', { name: editor.next }),
    phone: page.getByRole('textbox', { name: editor.phone, exact: true }),
    submit: page.getByRole('button', { name: editor.submit }),
    camera: page.getByLabel(editor.photos.camera, { exact: true }),
    gallery: page.getByLabel(editor.photos.gallery, { exact: true }),
    remove: page.getByRole('button', { name: editor.photos.remove({ name: photo.name }) }),
    retry: page.getByRole('button', { name: `${editor.photos.retry}: ${photo.name}` }),
    problems: page.locator('#photos').getByRole('alert'),
  }
}

async function openWhere(page: Page, { at }: Spoken): Promise<void> {
  await signIn(page, 5)
  await page.goto(at('/ads/create/where'))
  await untilScripted(page, '#ad-editor')
}

/** Resolves with the key of the photo when the server has stored it. */
async function stagedKey(page: Page, choose: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse(STAGE)
  await choose()
  return (await (await answer).json()).data.key
}

/** An ad as the browser would hand it in, with a photo by its key. */
function formOf(ad: WrittenAd, key: string): FormData {
  const form = new FormData()
  const fields = { kind: 'goods', condition: 'used', ...ad, photo_order: key }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

async function expectTargets(page: Page): Promise<void> {
  const small = await page.getByRole('dialog').evaluate((dialog) => {
    // The frame of a text field belongs to it.
    const frameOf = (element: HTMLElement) =>
      element.matches('input:not([type=checkbox], [type=radio], [type=file])') ? element.parentElement : null
    return [
      ...dialog.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select, summary, label'),
    ]
      .filter(
        (element) => element.getClientRects().length > 0 && !element.matches('[aria-hidden=true], .sr-only'),
      )
      .flatMap((element) => {
        // A control is as large as its label, and what lies over it.
        const rects = [
          element,
          element.closest('label'),
          frameOf(element),
          getComputedStyle(element, '::before'),
        ].map((part) =>
          part instanceof HTMLElement
            ? part.getBoundingClientRect().height
            : Number.parseFloat(
                part instanceof CSSStyleDeclaration && part.content !== 'none' ? part.height : '0',
              ) || 0,
        )
        const isLabel = element.matches('label') && !element.querySelector('input')
        return isLabel || Math.max(...rects) >= 43.5 ? [] : [element.outerHTML.slice(0, 160)]
      })
  })
  expect(small).toEqual([])
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { editor } = words

  test.describe(`on a phone, in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

    test('an ad is handed in with few taps, its photo being there before the last one', async ({ page }) => {
      const ad = someAd()
      const parts = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      const { tap, type, taps } = finger()
      await tap(sparePartOf(page, spoken))
      await tap(page.getByRole('listbox').getByRole('option').first())
      await type(parts.title, ad.title)
      await type(parts.text, ad.text)
      await type(parts.price, ad.price)
      await tap(page.locator('label').filter({ has: parts.used }))
      await expectNoSidewaysScroll(page)
      await tap(parts.next)

      // Step two begins at its top, with its heading.
      await expect(page.getByRole('heading', { name: editor.stepWhere })).toBeFocused()
      await expect(page.getByRole('heading', { name: editor.stepWhere })).toBeInViewport()
      await expect(page.getByText(editor.photos.drop)).toBeHidden()
      await expect(parts.camera).toHaveAttribute('capture', 'environment')
      const chosen = page.waitForEvent('filechooser')
      await tap(parts.camera)
      const key = await stagedKey(page, async () => (await chosen).setFiles(photo))
      await expect(parts.remove).toBeVisible()
      await expectTargets(page)
      await expectAxeClean(page)
      // A registered person's phone is known.
      if ((await parts.phone.inputValue()) === '') await type(parts.phone, ad.phone)
      await tap(parts.submit)
      expect(taps()).toBeLessThanOrEqual(MOST_TAPS)

      const id = await idOfOwnAd(page, ad)
      const [stored] = (await (await page.request.post(`/api/userBanner/getById/${id}`, { data: {} })).json())
        .data.photos
      expect(stored.key).toBe(key)
    })

    test('a reload keeps the photos, which are not uploaded again', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openWhere(page, spoken)
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

    test('an error goes when its field is mended, and the others stay', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await parts.next.tap()
      const summary = page.getByRole('alert').filter({ hasText: editor.failed })
      await expect(summary).toBeFocused()
      const links = summary.getByRole('link')
      const before = await links.count()
      await parts.title.fill('Фара передняя')
      await expect(links).toHaveCount(before - 1)
      await expect(parts.title).not.toHaveAttribute('aria-invalid', 'true')
      await expect(parts.title).toBeFocused()
      await expect(parts.text).toHaveAttribute('aria-invalid', 'true')
      await parts.title.fill('Ф')
      await expect(parts.title).toBeFocused()
      await expectKind(page)
    })

    test('a contact in the text is pointed out, and is no error', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await parts.text.fill('Оригинал, звоните 8 701 555 44 33 или WhatsApp')
      const found = editor.contacts('8 701 555 44 33, WhatsApp')
      await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible()
      await expect(parts.text).not.toHaveAttribute('aria-invalid', 'true')
      await parts.text.fill('Оригинал, артикул 0986479743')
      await expect(page.getByText('8 701 555 44 33')).toHaveCount(0)
    })

    test('what the title names fills empty fields when it is asked for, and never others', async ({
      page,
    }) => {
      const parts = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      const brand = page.getByRole('combobox', { name: editor.brand }).and(page.locator('input'))
      await brand.tap()
      await page.getByRole('listbox').getByRole('option', { name: 'Hyundai' }).tap()
      await parts.title.fill('Тормозной диск на Камри 50')
      const part = page.getByRole('button', { name: new RegExp(`, ${editor.fields.spare_part_id}$`) })
      await expect(part).toBeVisible()
      await expect(page.getByRole('status').filter({ has: part })).toContainText(editor.foundInTitle)
      await expect(page.getByRole('button', { name: 'Toyota' })).toHaveCount(0)
      await expect(sparePartOf(page, spoken)).toHaveValue('')
      const name = await part.textContent()
      await part.tap()
      await expect(sparePartOf(page, spoken)).toHaveValue(name ?? '')
      // The focus stays where the button was.
      await expect(page.getByRole('dialog').locator('[role=status]:focus')).toHaveCount(1)
      await expect(part).toHaveCount(0)
      await expect(brand).toHaveValue('Hyundai')
      await page.reload()
      await expect(sparePartOf(page, spoken)).toHaveValue(name ?? '')
    })

    test('the cabinet lists the draft, which is removed and put back', async ({ page }) => {
      const parts = partsOf(page, spoken)
      const words = ownDraftWords[language]
      const title = someAd().title
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await parts.title.fill(title)
      await page.getByRole('link', { name: shellWords[language].dismiss }).tap()
      const draft = page.getByRole('region', { name: words.title })
      await expect(draft).toContainText(title)
      await expectKind(page)
      await draft.getByRole('button', { name: words.remove }).tap()
      await expect(draft.getByRole('button', { name: words.putBack })).toBeFocused()
      await page.reload()
      await expect(page.getByRole('main')).toBeVisible()
      await expect(draft).toHaveCount(0)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await expect(parts.title).toHaveValue('')
      await parts.title.fill(title)
      await page.getByRole('link', { name: shellWords[language].dismiss }).tap()
      await draft.getByRole('button', { name: words.remove }).tap()
      await draft.getByRole('button', { name: words.putBack }).tap()
      await draft.getByRole('link', { name: words.goOn }).tap()
      await expect(parts.title).toHaveValue(title)
    })

    test('a second tab says that the draft is open, and takes it over with all that was typed', async ({
      page,
      context,
    }) => {
      const first = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await first.title.fill('Фара')
      const other = await context.newPage()
      const second = partsOf(other, spoken)
      await other.goto(at('/ads/create'))
      await untilScripted(other, '#ad-editor')
      const take = (tab: Page) => tab.getByRole('button', { name: editor.takeOver })
      await expect(take(other)).toBeVisible()
      await expect(second.next).toBeDisabled()
      await expect(first.next).toBeEnabled()
      await expectAxeClean(other)
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
      await other.close()
    })

    test('an upload that fails is repeated, or goes with the ad', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openWhere(page, spoken)
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
      await openWhere(page, spoken)
      const { promise: asked, resolve: ask } = Promise.withResolvers<Route>()
      await page.route(STAGE, ask)
      let stored = 0
      page.on('response', (response) => {
        stored += Number(response.url().endsWith('/stagePhoto'))
      })
      await parts.gallery.setInputFiles(photo)
      const held = await asked
      await parts.remove.tap()
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
      await openWhere(page, spoken)
      const none = { name: 'fara.heic', mimeType: 'image/heic', buffer: Buffer.from('это не фото') }
      await parts.gallery.setInputFiles([none, photo])
      await expect(parts.problems).toContainText('fara.heic')
      await expect(parts.remove).toBeVisible()
      await expect(page.getByRole('button', { name: `${editor.photos.retry}: fara.heic` })).toHaveCount(0)
    })

    test('a photo waits for the connection', async ({ page, context }) => {
      const parts = partsOf(page, spoken)
      await openWhere(page, spoken)
      await stagedKey(page, () => parts.gallery.setInputFiles(photoFile('first.png')))
      await context.setOffline(true)
      await parts.gallery.setInputFiles(photo)
      await expect(parts.remove).toBeVisible()
      await expect(parts.retry).toHaveCount(0)
      await stagedKey(page, () => context.setOffline(false))
    })

    test('nobody else sees a staged photo, or puts it into an ad', async ({ page, browser }) => {
      const parts = partsOf(page, spoken)
      await openWhere(page, spoken)
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
