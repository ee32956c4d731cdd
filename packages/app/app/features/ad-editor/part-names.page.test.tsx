import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import '../../../testing/css.ts'
import { editorWords } from './words.ts'

it.each([
  ['ru', /тормозные диски/i],
  ['kk', /тежегіш дискілері/i],
] as const)('finds a part by its words in any order and form, in %s', async (language, discs) => {
  const editor = editorWords[language]
  await signIn(5, 12)
  await openPage('/ads/create', { language })
  const options = page.getByRole('option')
  // A field that may be left empty says so in its name.
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: false }).and(page.css('input'))
  for (const typed of ['тормозной диск', 'диск тормозной', 'тежегіш дискісі', 'njhvjpyjq lbcr']) {
    await combobox(editor.sparePart).fill(typed)
    await expect.element(options.first()).toMatchTextContent(discs)
  }
  // A word of the search that is no name.
  await combobox(editor.sparePart).fill('АКБ')
  await expect.element(options.first()).toMatchTextContent(/^Аккумулятор/)
  await combobox(editor.brand).fill('тойота')
  await expect.poll(() => options.elements().map((it) => it.textContent)).toEqual(['Toyota'])
  await combobox(editor.brand).fill('щщжж')
  await expect.poll(() => options.elements()).toEqual([])
  await expect.element(page.getByText(editor.nothingFound).first()).toBeVisible()
})
