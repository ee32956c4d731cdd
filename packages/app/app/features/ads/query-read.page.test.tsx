import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openPage } from '../../../testing/open-page.tsx'
import '../../../testing/css.ts'
import { catalogueWords } from './catalogue-words.ts'
import { understoodWords } from './understood-words.ts'

const { ru: said } = understoodWords
const { ru: catalogue } = catalogueWords
const main = page.getByRole('main')

it('takes away what was understood, by keyboard', async () => {
  await page.viewport(320, 800)
  await openPage('/ads?q=тормазные диски камри оригинал')
  const discs = main
    .getByRole('link', { name: new RegExp(`^${said.remove} `) })
    .filter({ hasText: /тормозные диски/i })
  await expect.element(discs).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 }).element().textContent
  expect(heading).not.toContain('тормазн')
  expect(document.title.startsWith(heading)).toBe(true)
  discs.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toMatch(/\?q=[^&]+$/)
  await expect.element(discs).not.toBeInTheDocument()
  await expect.element(main.css('a[href$="/view"]').first()).toBeVisible()
})

it('searches for what was mended as it was typed', async () => {
  await openPage('/ads?q=тормазной диск тойота')
  await main.getByRole('link', { name: said.asTyped('тормазной диск тойота') }).click()
  await expect.element(page.getByText(catalogue.empty, { exact: true })).toBeVisible()
  await expect.element(main.css('[name=q]')).toHaveValue('"тормазной диск тойота"')
})
