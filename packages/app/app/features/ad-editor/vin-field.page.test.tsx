import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { plainFactNames } from '../ads/plain-facts.ts'
import { editorWords } from './words.ts'

const { ru: editor } = editorWords

it('reports a frame number that is not whole, and mentions a doubtful VIN but accepts it', async () => {
  await signIn(5, 32)
  await openPage('/ads/create')
  const field = page.getByRole('textbox', { name: plainFactNames.ru.vin, exact: false })
  const title = page.getByRole('textbox', { name: editor.title, exact: true })
  const next = page.getByRole('button', { name: editor.next, exact: true })
  await page.getByRole('radio', { name: editor.kinds.part }).click()
  await page.getByRole('combobox', { name: editor.sparePart }).and(page.css('input')).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await title.fill('Фара передняя правая')
  await page
    .getByRole('textbox', { name: editor.text, exact: true })
    .fill('Оригинал с разборки, стекло целое, крепления на месте.')
  await page.getByRole('radio', { name: editor.conditions.used }).click()
  await field.fill('JZX100')
  await next.click()
  await expect.element(page.css('#vin-error')).toMatchTextContent(fieldText('vin_invalid', 'ru'))
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('JZX100')
  await expect.element(title).toHaveValue('Фара передняя правая')

  // A wrong check digit is mentioned but accepted.
  await field.fill('1HGCM82633A004353')
  await expect.element(page.getByText(editor.vinDoubtful)).toBeVisible()
  await field.fill(' jzx100-0012345 ')
  await expect.element(page.getByText(editor.vinDoubtful)).not.toBeInTheDocument()
  await field.fill('1HGCM82633A004353')
  await next.click()
  await expect.poll(address).toMatch(/\/ads\/create\/where$/)
})
