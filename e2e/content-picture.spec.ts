import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { contentItem } from '@sauda/sdk/paths'
import { photoProblemText } from '../packages/app/app/features/forms/photo-problem-text.ts'
import { test } from './portal/caller.ts'
import { done, editorIn, field, itemOf, newItem, PHOTO, press, some } from './portal/content-forms.ts'
import { languages } from './portal/languages.ts'
import { expectKindIn, expectNoSidewaysScroll } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { photoFile } from './portal/pictures.ts'

const EMPTY = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
const FALSE_HEIC = { name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('это не фото') }

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { contentDesk: desk, unsavedEntry: unsaved } = words
  const { open } = editorIn(spoken)

  test(`an empty file is refused, and the picture stays, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Пустой') })
    await open(page, item)
    await field(page, 'image.file').setInputFiles(PHOTO)
    await press(page, desk.save)
    await done(page, desk.done.save)
    const before = await itemOf(page, item)
    await field(page, 'image.file').setInputFiles(EMPTY)
    await press(page, desk.save)
    await expect(page.getByRole('alert')).toContainText(fieldText('photo_empty', language))
    await expect(page.getByRole('status').filter({ hasText: desk.done.save })).toHaveCount(0)
    // Other tests move the entries of the set.
    expect(await itemOf(page, item)).toEqual({ ...before, position: expect.any(Number) })
  })

  test(`a picture is chosen in the language of the portal, and looked at before it is sent, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Слайд') })
    await open(page, item)
    const input = field(page, 'image.file')
    const error = page.locator('#image-error')
    await expect(input).toHaveAccessibleName(desk.picture.choose)
    await input.setInputFiles(EMPTY)
    await expect(error).toContainText(fieldText('photo_empty', language))
    await input.setInputFiles(FALSE_HEIC)
    await expect(error).toContainText(photoProblemText('photo_type', FALSE_HEIC.name, language))
    await expect(input).toHaveAccessibleDescription(new RegExp(FALSE_HEIC.name))
    await press(page, desk.save)
    await expect(page.getByRole('alert')).toContainText(
      photoProblemText('photo_type', FALSE_HEIC.name, language),
    )
    expect((await itemOf(page, item)).version).toBe(1)

    await input.setInputFiles(photoFile('slide.png'))
    await expect(error).toHaveCount(0)
    await expect(input).toHaveAccessibleName(desk.picture.replace)
    await expectKindIn(page)
    // It can be taken back by keyboard.
    await press(page, desk.picture.clear('slide.png'))
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleName(desk.picture.choose)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, item)).fields.image ?? null).toBeNull()
  })

  test(`a HEIC becomes a JPEG before it is sent, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Снимок') })
    await open(page, item)
    const buffer = await readFile(new URL('fixtures/turned.heic', import.meta.url))
    const input = field(page, 'image.file')
    await page.route('**/assets/libheif-*', (route) => route.abort())
    await input.setInputFiles({ name: 'turned.heic', mimeType: 'image/heic', buffer })
    await expect(page.locator('#image-error')).toContainText(desk.heicUnread)
    await page.unroute('**/assets/libheif-*')
    await input.setInputFiles({ name: 'turned.heic', mimeType: 'image/heic', buffer })
    await expect(input).toHaveAccessibleDescription(/turned\.jpg/)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, item)).fields.image).toBeTruthy()
  })

  test(`a form waits for a HEIC that is named like a JPEG, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Снимок') })
    await open(page, item)
    const buffer = await readFile(new URL('fixtures/turned.heic', import.meta.url))
    const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/assets/libheif-*', async (route) => {
      await gate
      await route.continue()
    })
    const input = field(page, 'image.file')
    await input.setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText(desk.heicReading)).toBeVisible()
    // Enter sends the form, however its button looks.
    let isSent = false
    page.on('request', (request) => {
      isSent ||= request.method() === 'POST' && request.url().includes('/dashboard/content/')
    })
    await field(page, 'title').press('Enter')
    await expect(page.getByText(desk.heicReading)).toBeVisible()
    expect(isSent).toBe(false)
    goOn()
    await expect(page.getByText(desk.heicReading)).toHaveCount(0)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, item)).fields.image).toBeTruthy()
  })

  test(`a chosen picture is there after a new sign-in, or is asked for by its name, in ${language}`, async ({
    page,
  }) => {
    const title = some('Сеанс')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title })
    const chooseAndLose = async (name: string) => {
      await open(page, item)
      await field(page, 'title').fill(`${title} своя`)
      await field(page, 'image.file').setInputFiles(photoFile(name))
      await page.context().clearCookies()
      await press(page, desk.save)
      await expect(page.getByText(words.editor.sessionGone)).toBeVisible()
      // The file is still in the field.
      await expect(page.getByText(desk.pictureLost(name))).toHaveCount(0)
      await page.getByRole('link', { name: words.editor.signIn }).click()
      await expect(page).toHaveURL(/\/login\?next=/)
      await signIn(page, 2)
    }
    await chooseAndLose('first.png')
    await page.evaluate(() => indexedDB.deleteDatabase('keyval-store'))
    await open(page, item)
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await expect(page.getByText(desk.pictureLost('first.png'))).toBeVisible()
    await expectKindIn(page)

    await chooseAndLose('second.png')
    await open(page, item)
    await expect(field(page, 'image.file')).toHaveAccessibleDescription(/second\.png/)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect(await itemOf(page, item)).toMatchObject({
      fields: { title: `${title} своя`, image: { key: expect.any(String) } },
    })
    await open(page, item)
    await expect(field(page, 'image.file')).toHaveAccessibleName(desk.picture.choose)
  })

  test(`a form that was sent before scripts had loaded, without a session, comes back as a page, in ${language}`, async ({
    page,
  }) => {
    const title = some('Рано')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Сеанс') })
    await open(page, item)
    await field(page, 'title').fill(title)
    await page.context().clearCookies()
    await page
      .locator('form', { has: field(page, 'title') })
      .evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.getByRole('heading', { level: 1, name: unsaved.title })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible()
    await expectKindIn(page)
    await signIn(page, 2)
    expect(await itemOf(page, item)).toMatchObject({ version: 1 })
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

    test('a picture is sent, an empty one is refused, and a lost one is named', async ({ page }) => {
      await signIn(page, 2)
      const item = await newItem(page, 'slider', { title: some('Просто') })
      await page.goto(at(contentItem('slider', item.id)))
      const save = page.getByRole('button', { name: desk.save })
      await field(page, 'image.file').setInputFiles(EMPTY)
      await save.click()
      await expect(page.getByRole('alert')).toContainText(fieldText('photo_empty', language))
      await field(page, 'image.file').setInputFiles(photoFile('slide.png'))
      await save.click()
      await done(page, desk.done.save)
      const { key } = (await itemOf(page, item)).fields.image as unknown as { key: string }
      // A field without a file changes nothing.
      await save.click()
      await done(page, desk.done.save)
      expect((await itemOf(page, item)).fields.image).toMatchObject({ key })

      await page.goto(at(contentItem('slider', 'new')))
      await field(page, 'title').fill('Новый')
      await field(page, 'image.file').setInputFiles(photoFile('lost.png'))
      await page.context().clearCookies()
      await save.click()
      await expect(page.getByText(words.editor.sessionGone)).toBeVisible()
      await expect(page.getByText(desk.pictureLost('lost.png'))).toBeVisible()
      await expect(field(page, 'title')).toHaveValue('Новый')
      await expect(page.getByRole('definition').filter({ hasText: 'Новый' })).toBeVisible()
    })

    test('what was sent after the session had ended is sent again after a new sign-in', async ({ page }) => {
      await signIn(page, 2)
      const item = await newItem(page, 'slider', { title: some('Сеанс') })
      const title = some('Своя')
      for (const id of [item.id, 'new'] as const) {
        await signIn(page, 2)
        await page.goto(at(contentItem('slider', id)))
        await field(page, 'title').fill(title)
        await page.context().clearCookies()
        await page.getByRole('button', { name: desk.save }).click()
        await expect(page.getByRole('heading', { level: 1, name: unsaved.title })).toBeVisible()
        await expect(page.getByText(words.editor.sessionGone)).toBeVisible()
        await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible()
        await expectNoSidewaysScroll(page)
        // Still signed out.
        await page.getByRole('button', { name: unsaved.send }).click()
        await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible()
        const tab = await page.context().newPage()
        await signIn(tab, 2)
        await tab.close()
        await page.getByRole('button', { name: unsaved.send }).click()
        await expect(page.getByText(desk.done[id === 'new' ? 'created' : 'save'])).toBeVisible()
        await expect(field(page, 'title')).toHaveValue(title)
      }
      expect(await itemOf(page, item)).toMatchObject({ version: 2, fields: { title } })
    })
  })
}
