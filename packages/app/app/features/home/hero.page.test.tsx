import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { sentTo } from '../../../testing/network.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { homeWords } from './words.ts'

const { ru: home } = homeWords
const main = page.getByRole('main')
const drawing = main.css('[data-slot=floor-stack]')
const field = main.css('input[name=q]').first()

it.each([1280, 800])('slides out the floor of a part that fits while one types, at %d px', async (width) => {
  await page.viewport(width, 800)
  await openPage('/')
  const callout = drawing.getByRole('link')
  const before = callout.element().textContent

  await field.click()
  await userEvent.keyboard('аккумулятор')
  await expect.element(callout).toMatchTextContent(/аккумулятор/i)
  const plate = drawing.css('[data-slot=plate] .sr-only').element().textContent
  expect(plate).not.toBe('')
  const found = drawing.getByRole('img', { name: home.buildingFound(plate), exact: true })
  await expect.element(found).toBeVisible()
  const told = main.getByRole('status').filter({ hasText: plate })
  await expect.element(told).toMatchTextContent(/аккумулятор/i)

  await field.fill('zzzzzz')
  await expect.element(callout).not.toBeInTheDocument()
  await expect.element(drawing.getByRole('img', { name: home.building, exact: true })).toBeVisible()

  await field.fill('')
  await expect.poll(() => callout.query()?.textContent).toBe(before)
})

it('shows the search without the drawing on a phone, and asks for no part', async () => {
  await page.viewport(320, 640)
  await openPage('/')
  await expect.element(drawing).not.toBeVisible()
  const before = await sentTo(/live-hit|\/pagination$/)
  await field.click()
  await userEvent.keyboard('аккумулятор')
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect.poll(() => sentTo(/suggest\?.*q=./)).not.toHaveLength(0)
  expect(await sentTo(/live-hit|\/pagination$/)).toEqual(before)
})
