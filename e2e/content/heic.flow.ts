import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../portal/caller.ts'
import { done, editorIn, field, itemOf, newItem, press, some } from '../portal/content-forms.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'

const DECODER = '**/assets/libheif-*'

for (const spoken of flowsIn('kk')) {
  const { language, words } = spoken
  const { contentDesk: desk } = words

  test(`a HEIC becomes a JPEG before it is sent, whatever its name is, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Снимок') })
    await editorIn(spoken).open(page, item)
    const buffer = await readFile(new URL('../fixtures/turned.heic', import.meta.url))
    const input = field(page, 'image.file')
    await page.route(DECODER, (route) => route.abort())
    await input.setInputFiles({ name: 'turned.heic', mimeType: 'image/heic', buffer })
    await expect(page.locator('#image-error')).toContainText(desk.heicUnread)
    await page.unroute(DECODER)

    // The form waits for one that is named like a JPEG.
    const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(DECODER, async (route) => {
      await gate
      await route.continue()
    })
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

    await input.setInputFiles({ name: 'turned.heic', mimeType: 'image/heic', buffer })
    await expect(input).toHaveAccessibleDescription(/turned\.jpg/)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, item)).fields.image).toBeTruthy()
  })
}
