import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { peopleDeskWords } from './words.ts'

const words = peopleDeskWords.ru
const filters = page.css('summary').filter({ hasText: words.filters })
const names = page.getByRole('list', { name: words.found }).getByRole('heading', { level: 3 })
const buildings = page.getByRole('group', { name: words.building }).getByRole('radio')

it('on a phone people come before the form that finds others, which a search closes', async () => {
  await page.viewport(320, 640)
  await signIn(2)
  await openPage('/dashboard/people')
  await expect.element(filters).toBeVisible()
  expect(buildings.elements()).toHaveLength(0)
  await filters.click()
  await expect.element(buildings.first()).toBeChecked()
  const [name = ''] = (names.first().element().textContent ?? '').split(' ')
  await page.getByRole('searchbox', { name: words.search }).fill(name)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(words.foundBy(name), { exact: true })).toBeVisible()
  await expect.element(buildings.first()).not.toBeInTheDocument()
  await filters.click()
  await buildings.last().click()
  await page.getByRole('button', { name: words.show }).click()
  await expect.poll(address).toMatch(/facility=/)
  await expect.element(buildings.first()).not.toBeInTheDocument()
  await page.viewport(1280, 800)
})

it('on a wide screen the form is beside people, without a button that opens it', async () => {
  await signIn(2)
  await openPage('/dashboard/people')
  await expect.element(buildings.first()).toBeChecked()
  await expect.element(filters).not.toBeVisible()
})
