import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { test } from './portal/caller.ts'
import { done, editorIn, field, itemOf, newItem, PHOTO, press, some } from './portal/content-forms.ts'
import { languages } from './portal/languages.ts'
import { signIn } from './portal/people.ts'

const EMPTY = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }

for (const spoken of languages) {
  const { language, words } = spoken
  const { contentDesk: desk } = words
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
    expect(await itemOf(page, item)).toEqual(before)
  })
}
