import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { handIn, someAd } from '../../../testing/ads.ts'
import { focusPage, letIn, press } from '../../../testing/desk.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { endSession, signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { adWords } from './ad-words.ts'
import { viewerWords } from './viewer-words.ts'

const words = adWords.ru
const viewer = viewerWords.ru
const shown = page.getByRole('dialog', { name: words.photos })
const button = (name: string) => shown.getByRole('button', { name })
const three = await Promise.all(
  [60, 120, 200].map((shade) => photoFile(`${shade}.png`, [shade, 90, 255 - shade])),
)

it('photos fill the screen, are magnified, and the page goes on with the last one', async () => {
  await page.viewport(1280, 720)
  const ad = someAd()
  await signIn(5, 36)
  const { id } = await handIn(ad, three)
  await letIn(3, id)
  await endSession()
  await openPage(`/ads/${id}/view`)
  const link = (place: number) =>
    page.getByRole('link', { name: `${words.photoOf(place, ad.title)} ${words.enlarge}` })
  const photo = (place: number) => shown.getByRole('img', { name: words.photoOf(place, ad.title) })
  const width = () => photo(1).element().getBoundingClientRect().width
  await expect.element(link(1)).toBeVisible()
  focusPage()
  link(1).element().focus()
  await press('{Enter}')
  await expect.element(photo(1)).toBeVisible()
  await expect.poll(() => (photo(1).element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)

  const whole = width()
  await press('+')
  await expect.poll(width).toBeGreaterThan(whole * 1.4)
  await button(viewer.zoomOut).click()
  await expect.element(button(viewer.zoomOut)).toBeDisabled()
  await photo(1).dblClick()
  await expect.poll(width).toBeGreaterThan(whole * 2)
  await button(viewer.next).click()
  await expect.element(photo(2)).toBeVisible()
  await expect.element(photo(1)).not.toBeInTheDocument()
  await press('{ArrowRight}')
  await expect.element(photo(3)).toBeVisible()
  await expect.element(button(viewer.next)).toBeDisabled()

  await press('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(link(3)).toHaveFocus()
  await expect.element(page.getByText('3 / 3', { exact: true })).toBeVisible()
})
