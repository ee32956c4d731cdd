import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { landingWords } from './landing-words.ts'

const { slider: told } = landingWords.ru

it('is moved by its buttons, links and keys, and does not run under reduced motion', async () => {
  await page.viewport(1280, 900)
  await openPage('/')
  const slider = page.css('[data-slider]')
  const place = slider.css('[data-slider-place]')
  const slides = slider.css('[data-slides] > li')
  const previous = slider.getByRole('button', { name: told.previous })
  const links = slider.css('[data-to-slide]')
  const count = slides.elements().length
  expect(count).toBeGreaterThan(2)
  const next = slider.getByRole('button', { name: told.next })
  await expect.element(next).toBeVisible()
  await expect
    .element(slider.getByRole('button', { name: told.pause }))
    .toHaveAttribute('aria-pressed', 'true')

  await next.click()
  await expect.element(place).toMatchTextContent(told.place(2, count))
  await expect.element(slides.nth(1)).toBeInViewport()
  await previous.click()
  await expect.element(place).toMatchTextContent(told.place(1, count))
  // Before the first one is the last one.
  await previous.click()
  await expect.element(place).toMatchTextContent(told.place(count, count))

  links.nth(1).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(place).toMatchTextContent(told.place(2, count))
  expect(slider.css('[data-to-slide][aria-current]').elements()).toHaveLength(1)
  slides.nth(1).getByRole('link').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(place).toMatchTextContent(told.place(3, count))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(place).toMatchTextContent(told.place(2, count))
  expect(address()).toBe('/')
})
