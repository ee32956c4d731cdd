import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handIn, someAd } from '../../../testing/ads.ts'
import '../../../testing/css.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { callAs, signIn } from '../../../testing/people.ts'
import { reviewFormWords } from './form-words.ts'
import { reviewWords } from './words.ts'

const { ru: words } = reviewFormWords
const { ru: its } = reviewWords
const TEXT = 'Фара целая, крепления на месте, всё как на фото.'
const text = page.getByRole('textbox', { name: words.text })
const star = (stars: 1 | 2 | 3 | 4 | 5) => page.getByRole('radio', { name: words.words[stars], exact: false })

async function liveAd(): Promise<number> {
  await signIn(5, 34)
  const { id } = await handIn(someAd())
  await callAs([3], `/api/userBanner/publish/${id}`, {})
  await signIn(5, 35)
  return id
}

it('takes stars by keyboard, keeps what was typed through errors and a reload, and forgets it when sent', async () => {
  const id = await liveAd()
  await openPage(`/ads/${id}/review?stars=4`)
  await expect.element(star(4)).toBeChecked()
  await expect.element(page.getByText(words.words[4], { exact: true })).toBeVisible()
  star(4).element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(star(2)).toBeChecked()
  await text.fill('Коротко')
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await expect.element(star(2)).toBeChecked()
  await text.fill(TEXT)
  await openPage(`/ads/${id}/review`)
  await expect.element(text).toHaveValue(TEXT)
  await expect.element(star(2)).toBeChecked()
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(its.waiting, { exact: true })).toBeVisible()
  await openPage(`/ads/${id}/review`)
  await expect.element(text).not.toBeInTheDocument()
})

it('says that the ad has disappeared, and leaves the text to be copied', async () => {
  const id = await liveAd()
  await openPage(`/ads/${id}/review?stars=5`)
  await text.fill(TEXT)
  await callAs([3], `/api/userBanner/archive/${id}`, {})
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.gone)
  await expect.element(text).toHaveValue(TEXT)
  await expect.element(page.getByRole('button', { name: words.send })).not.toBeInTheDocument()
})
