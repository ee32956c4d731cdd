import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, openEditor, writeWhat, writeWhere } from '../../../testing/ad-editor.ts'
import { someAd } from '../../../testing/ads.ts'
import { containing } from '../../../testing/containing.ts'
import { editorWords } from './words.ts'

const words = editorWords.ru
const { summary } = editor
const links = summary.getByRole('link')
const texts = () => links.elements().map((link) => link.textContent)
const linkTo = (field: keyof typeof words.fields) =>
  summary.getByRole('link', { name: new RegExp(`^${words.fields[field]}: `) })

it('an empty first step names its own fields, and says of a choice that it is missing', async () => {
  await openEditor(11)
  await editor.next.click()
  await expect.element(summary).toHaveFocus()
  const expected = (['title', 'condition', 'spare_part_id', 'text'] as const).map(
    (field) => words.fields[field],
  )
  expect(texts().map((text) => text?.split(': ')[0])).toEqual(expected)
  await expect.element(linkTo('condition')).toMatchTextContent(containing(fieldText('unknown', 'ru')))
})

it('the link of an error leads to its field, which keeps what was typed and the focus', async () => {
  await openEditor(11)
  await editor.title.fill('Аб')
  await editor.used.click()
  await editor.next.click()
  await expect.element(summary).toHaveFocus()
  await linkTo('title').click()
  await expect.element(editor.title).toHaveFocus()
  await expect.element(editor.title).toHaveValue('Аб')
  await expect.element(editor.title).toHaveAttribute('aria-invalid', 'true')
  // Slowly enough that the draft is saved between two letters, which must not move the focus.
  await userEvent.keyboard('{End}')
  for (const letter of 'ажур') {
    await userEvent.keyboard(letter)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await expect.element(editor.title).toHaveValue('Абажур')
})

it('an error goes when its field is mended, and the others stay', async () => {
  await openEditor(11)
  await editor.next.click()
  await expect.element(summary).toHaveFocus()
  const before = links.elements().length
  await editor.title.fill('Фара передняя')
  await expect.poll(() => links.elements().length).toBe(before - 1)
  await expect.element(editor.title).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(editor.title).toHaveFocus()
  await expect.element(editor.text).toHaveAttribute('aria-invalid', 'true')
  await editor.title.fill('Ф')
  await expect.element(editor.title).toHaveFocus()
})

it('a price that is no number is refused as it was typed, on its own step alone', async () => {
  const ad = someAd()
  await openEditor(11)
  await writeWhat(ad)
  await editor.next.click()
  await writeWhere({ ...ad, price: '-500' })
  await editor.submit.click()
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toMatchTextContent(containing(fieldText('not_a_number', 'ru')))
  await expect.element(editor.price).toHaveValue('-500')

  await editor.back.click()
  await expect.element(page.getByRole('heading', { name: words.stepWhat, exact: false })).toHaveFocus()
  await expect.element(summary).not.toBeInTheDocument()
  history.back()
  await expect.element(summary).toMatchTextContent(containing(fieldText('not_a_number', 'ru')))
  await editor.price.fill('12 тысяч')
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(editor.price).toHaveValue('12 тысяч')
  await page.getByRole('button', { name: words.preview.show }).click()
  await expect.element(page.getByRole('article')).toMatchTextContent(containing('12 тысяч'))
})
