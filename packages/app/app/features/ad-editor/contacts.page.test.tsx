import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, openEditor } from '../../../testing/ad-editor.ts'
import { reloadPage } from '../../../testing/open-page.tsx'
import { contactsWords } from './contacts-words.ts'

const words = contactsWords.ru
const said = (text: string) => page.getByRole('status').filter({ hasText: text })

it('a contact in the text is pointed out, and is no error', async () => {
  await openEditor(14)
  await editor.text.fill('Оригинал, звоните 8 701 555 44 33 или WhatsApp')
  await expect.element(said(words.found('8 701 555 44 33, WhatsApp'))).toBeVisible()
  await expect.element(editor.text).not.toHaveAttribute('aria-invalid', 'true')
  await editor.text.fill('Оригинал, артикул 0986479743')
  await expect.element(page.getByText('8 701 555 44 33', { exact: false })).not.toBeInTheDocument()
})

it('contacts are cut out of a text with one press, which can be undone', async () => {
  await openEditor(14)
  const typed = 'Артикул 0986479743. Пишите WhatsApp 8 701 555 44 33, отвечаю быстро.'
  const left = 'Артикул 0986479743. Пишите, отвечаю быстро.'
  await editor.text.fill(typed)
  const cut = page.getByRole('button', { name: words.text.other, exact: false })
  await cut.click()
  await expect.element(editor.text).toHaveValue(left)
  await expect.element(editor.text).toHaveFocus()
  await expect.element(said(words.text.done)).toBeVisible()
  await expect.element(cut).not.toBeInTheDocument()
  // The caret stands where the contacts stood, and one step back brings them back.
  const field = editor.text.element() as HTMLTextAreaElement
  expect(left.slice(field.selectionStart)).toBe(', отвечаю быстро.')
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
  await expect.element(editor.text).toHaveValue(typed)
  await cut.click()
  await expect.element(editor.text).toHaveValue(left)

  // The title has a button of its own, and what is cut is what is kept.
  await editor.title.fill('Фара правая +7 701 555 44 33')
  await page.getByRole('button', { name: words.title.phone, exact: false }).click()
  await expect.element(editor.title).toHaveValue('Фара правая')
  await expect.element(said(words.title.done)).toBeVisible()
  await reloadPage()
  await expect.element(editor.text).toHaveValue(left)
  await expect.element(editor.title).toHaveValue('Фара правая')
})
