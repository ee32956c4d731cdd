import { expect, type Page } from '@playwright/test'
import { photoProblemText } from '../packages/app/app/features/forms/photo-problem-text.ts'
import { someAd, writeWhat } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { expectKindIn, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn, signInOf } from './portal/people.ts'
import { photo, STAGE } from './portal/phone-editor.ts'
import { photoFile } from './portal/pictures.ts'
import { test } from './portal/test.ts'

const FALSE_HEIC = { name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('это не фото') }
const EMPTY = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
/** The beginning of a JPEG, and more than 10 MB that no browser decodes. */
const HUGE = {
  name: 'huge.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(11_000_000, 7)]),
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { editor } = words
  const { width } = lookOf(language)
  const tileOf = (page: Page, name: string, place: number, all: number) =>
    page.getByRole('button', { name: editor.photos.tile({ name }, place, all), exact: true })

  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the first step is not left with photos that are known to be bad, and names them', async ({
      page,
    }) => {
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await page.getByLabel(editor.photos.choose).setInputFiles([photo, FALSE_HEIC, EMPTY])
      const next = page.getByRole('button', { name: editor.next, exact: true })
      const summary = page.getByRole('alert').filter({ hasText: editor.failed })
      await expect(tileOf(page, EMPTY.name, 3, 3)).toBeVisible()

      // Beside what is wrong with the fields.
      await next.click()
      await expect(summary.getByRole('link', { name: editor.fields.title })).toBeVisible()
      const heic = summary.getByRole('link', { name: FALSE_HEIC.name })
      await expect(heic).toContainText(photoProblemText('photo_type', FALSE_HEIC.name, language))
      await expect(summary.getByRole('link', { name: EMPTY.name })).toBeVisible()
      await expectKindIn(page)
      await heic.click()
      await expect(tileOf(page, FALSE_HEIC.name, 2, 3)).toBeFocused()

      // And alone.
      await writeWhat(page, spoken, someAd())
      await next.click()
      await expect(summary.getByRole('link')).toHaveCount(2)
      await expect(page).toHaveURL(at('/ads/create'))
      await page.getByRole('button', { name: editor.photos.remove(FALSE_HEIC) }).click()
      await expect(summary.getByRole('link')).toHaveCount(1)
      await page.getByRole('button', { name: editor.photos.remove(EMPTY) }).click()
      await expect(summary).toHaveCount(0)
      await next.click()
      await expect(page.getByRole('heading', { name: editor.stepWhere })).toBeFocused()
    })

    test('an upload after the session has ended leads to a new sign-in, and goes on after it', async ({
      page,
    }) => {
      const title = someAd().title
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await page.getByRole('textbox', { name: editor.title, exact: true }).fill(title)
      await page.context().clearCookies()
      await page.getByLabel(editor.photos.choose).setInputFiles(photo)
      await expect(page.locator('#photos').getByRole('alert')).toContainText(editor.photos.signedOut)
      await expect(page.getByRole('button', { name: `${editor.photos.retry}: ${photo.name}` })).toHaveCount(0)
      await expectKindIn(page)
      await page.getByRole('link', { name: editor.signIn }).click()
      await expect(page).toHaveURL(/\/login\?next=/)
      const { email, password } = await signInOf(5)
      await page.locator('#login').fill(email)
      await page.locator('#password').fill(password)
      const stored = page.waitForResponse((answer) => answer.url().endsWith('/stagePhoto') && answer.ok())
      await page.locator('#password').press('Enter')
      await expect(page).toHaveURL(at('/ads/create'))
      await stored
      await expect(page.getByRole('textbox', { name: editor.title, exact: true })).toHaveValue(title)
      await expect(page.getByRole('button', { name: editor.photos.remove(photo) })).toBeVisible()
      await expect(page.getByText(editor.photos.signedOut)).toHaveCount(0)
    })

    test('a photo that waits for its upload looks so, and one that cannot be decoded has a sign', async ({
      page,
    }) => {
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      const { promise: gate, resolve: open } = Promise.withResolvers<void>()
      await page.route(STAGE, async (route) => {
        await gate
        await route.continue()
      })
      const photos = ['one.png', 'two.png', 'three.png'].map((name) => photoFile(name))
      await page.getByLabel(editor.photos.choose).setInputFiles(photos)
      const third = tileOf(page, 'three.png', 3, 3)
      await expect(page.getByRole('progressbar')).toHaveCount(2)
      await expect(third).toHaveAccessibleDescription(editor.photos.waiting)
      open()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(third).not.toHaveAccessibleDescription(editor.photos.waiting)

      await page.getByLabel(editor.photos.choose).setInputFiles(HUGE)
      const huge = tileOf(page, HUGE.name, 4, 4)
      await expect(huge).toBeVisible()
      await expect(huge.locator('img')).toHaveCount(0)
      await expect(page.locator('[data-tile] img')).toHaveCount(3)
    })
  })
}
