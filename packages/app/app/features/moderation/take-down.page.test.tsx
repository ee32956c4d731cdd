import { adReasonLabel, adReasonTemplate } from '@sauda/sdk/ads'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { handIn, someAd, stateOf } from '../../../testing/ads.ts'
import { DESK, desk, letIn, press } from '../../../testing/desk.ts'
import { holdBack } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { adActWords } from '../ad-actions/words.ts'
import { adWords } from '../ads/ad-words.ts'
import { moderationWords } from './words.ts'

const words = adActWords.ru
const OWNER = 35
const question = page.getByRole('dialog', { name: words.asks.takeDownImage })
const photo = question.getByRole('img', { name: words.takeDown.alt })
const send = question.getByRole('button', { name: words.names.takeDownImage })
const link = (place: number) => page.getByRole('link', { name: words.takeDown.name(place) })
const three = await Promise.all(
  [60, 120, 200].map((shade) => photoFile(`${shade}.png`, [shade, 90, 255 - shade])),
)

beforeEach(() => page.viewport(...DESK))

async function newAd() {
  await signIn(5, OWNER)
  const made = await handIn(someAd(), three)
  await letIn(3, made.id)
  return made
}

it('staff take a photo down by keyboard, with a reason, and go on with the ad', async () => {
  const { id, photos } = await newAd()
  await signIn(4)
  await openPage(`/ads/${id}/confirm`)
  await desk.heading.findElement()
  link(1).element().focus()
  await press('{Enter}')
  await expect.element(photo).toBeVisible()
  // Escape changes nothing and returns the focus.
  await press('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(link(1)).toHaveFocus()
  await press('{Enter}')
  await expect.element(send).toBeVisible()
  send.element().focus()
  await press('{Enter}')
  // The errors take the focus as they appear: who moves on before that is taken back.
  await expect.element(question.getByRole('alert')).toHaveFocus()
  question
    .getByRole('radio', { name: adReasonLabel('personal', 'ru') })
    .element()
    .focus()
  await press(' ')
  const template = new RegExp(`${adReasonTemplate('personal', 'ru')}|${adReasonTemplate('personal', 'kk')}`)
  const comment = question.getByRole('textbox', { name: words.comment }).element() as HTMLTextAreaElement
  await expect.poll(() => comment.value).toMatch(template)
  // After an error the page is fetched again, and the button waits for it.
  await expect.element(send).toBeEnabled()
  send.element().focus()
  await press('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  expect(address()).toBe(`/ads/${id}/confirm`)
  await expect.element(link(3)).not.toBeInTheDocument()
  await expect.element(page.getByText(moderationWords.ru.events.takeDownImage, { exact: true })).toBeVisible()
  expect((await stateOf(id)).photos.map(({ key }) => key)).toEqual(photos.slice(1).map(({ key }) => key))
})

it('a photo that loads late moves no button of its question, on the public page', async () => {
  const { id, photos } = await newAd()
  await signIn(3)
  const show = await holdBack(new RegExp(`/${photos[1]?.key}/small\\.webp`))
  await openPage(`/ads/${id}/view`)
  await page.getByText(words.takeDown.title, { exact: true }).click()
  await link(2).click()
  const reason = question.getByRole('radio', { name: adReasonLabel('copied', 'ru') })
  await expect.element(reason).toBeVisible()
  const widthOf = () => (photo.element() as HTMLImageElement).naturalWidth
  const placeOf = () => reason.element().getBoundingClientRect().toJSON()
  await document.fonts.ready
  let place: unknown
  const hasStayed = () => {
    const before = place
    place = placeOf()
    return JSON.stringify(before) === JSON.stringify(place)
  }
  await expect.poll(hasStayed, { interval: 500 }).toBe(true)
  expect(widthOf()).toBe(0)
  await show()
  await expect.poll(widthOf).toBeGreaterThan(0)
  expect(placeOf()).toEqual(place)
  await reason.click()
  await send.click()
  await expect.element(question).not.toBeInTheDocument()
  expect(address()).toBe(`/ads/${id}/view`)
  const left = photos.filter((_, at) => at !== 1).map(({ key }) => key)
  expect((await stateOf(id)).photos.map(({ key }) => key)).toEqual(left)
})

it('the owner cannot take a photo down on the public page', async () => {
  const { id } = await newAd()
  await openPage(`/ads/${id}/view`)
  await expect.element(page.getByText(adWords.ru.seenByOwner)).toBeVisible()
  await expect.element(page.getByText(words.takeDown.title, { exact: true })).not.toBeInTheDocument()
})
