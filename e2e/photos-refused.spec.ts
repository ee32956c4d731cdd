import { expect } from '@playwright/test'
import { photoProblemText } from '../packages/app/app/features/forms/photo-problem-text.ts'
import { someAd, writeWhat } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { expectKindIn, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { photo } from './portal/phone-editor.ts'
import { test } from './portal/test.ts'

const FALSE_HEIC = { name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('это не фото') }
const EMPTY = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { editor } = words
  const { width } = lookOf(language)

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
      const tile = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`), pressed: false })
      await expect(tile(EMPTY.name)).toBeVisible()

      // Beside what is wrong with the fields.
      await next.click()
      await expect(summary.getByRole('link', { name: editor.fields.title })).toBeVisible()
      const heic = summary.getByRole('link', { name: FALSE_HEIC.name })
      await expect(heic).toContainText(photoProblemText('photo_type', FALSE_HEIC.name, language))
      await expect(summary.getByRole('link', { name: EMPTY.name })).toBeVisible()
      await expectKindIn(page)
      await heic.click()
      await expect(tile(FALSE_HEIC.name)).toBeFocused()

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
  })
}
