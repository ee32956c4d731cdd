import { expect } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { expectKind, untilScripted } from './portal/page-rules.ts'
import { expectTargets, openEditor, partsOf } from './portal/phone-editor.ts'
import { test } from './portal/test.ts'

for (const spoken of languages) {
  const { contacts } = spoken.words

  test.describe(`on a phone, in ${spoken.language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

    test('a contact in the text is pointed out, and is no error', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      await parts.text.fill('Оригинал, звоните 8 701 555 44 33 или WhatsApp')
      const found = contacts.found('8 701 555 44 33, WhatsApp')
      await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible()
      await expect(parts.text).not.toHaveAttribute('aria-invalid', 'true')
      await parts.text.fill('Оригинал, артикул 0986479743')
      await expect(page.getByText('8 701 555 44 33')).toHaveCount(0)
    })

    test('contacts are cut out of a text with one press, which can be undone', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await openEditor(page, spoken)
      const typed = 'Артикул 0986479743. Пишите WhatsApp 8 701 555 44 33, отвечаю быстро.'
      const left = 'Артикул 0986479743. Пишите, отвечаю быстро.'
      await parts.text.fill(typed)
      const cut = page.getByRole('button', { name: contacts.text.other })
      await expect(cut).toBeVisible()
      await expectTargets(page)
      await expectKind(page)
      await cut.tap()
      await expect(parts.text).toHaveValue(left)
      await expect(parts.text).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: contacts.text.done })).toBeVisible()
      await expect(cut).toHaveCount(0)
      // The caret stands where the contacts stood, and one step back brings them back.
      const caret = await parts.text.evaluate((field: HTMLTextAreaElement) => field.selectionStart)
      expect(left.slice(caret)).toBe(', отвечаю быстро.')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(parts.text).toHaveValue(typed)
      await expect(cut).toBeVisible()
      await cut.tap()
      await expect(parts.text).toHaveValue(left)

      // The title has a button of its own, and what is cut is what is kept.
      await parts.title.fill('Фара правая +7 701 555 44 33')
      await page.getByRole('button', { name: contacts.title.phone }).tap()
      await expect(parts.title).toHaveValue('Фара правая')
      await expect(page.getByRole('status').filter({ hasText: contacts.title.done })).toBeVisible()
      await page.reload()
      await untilScripted(page, '#ad-editor')
      await expect(parts.text).toHaveValue(left)
      await expect(parts.title).toHaveValue('Фара правая')
    })
  })
}
