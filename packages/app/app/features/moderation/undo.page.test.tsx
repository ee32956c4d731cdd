import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { someAd, stateOf } from '../../../testing/ads.ts'
import {
  DESK,
  desk,
  focusPage,
  newAds,
  openDesk,
  openId,
  PHONE,
  planPublication,
  press,
} from '../../../testing/desk.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { plannedWords } from './planned-words.ts'

const words = plannedWords.ru
const OWNER = 34
const bar = page.getByRole('region', { name: words.title })

const statusOf = async (id: number) => (await stateOf(id)).status

it.each([
  ['on a wide screen', DESK],
  ['on a phone', PHONE],
])('a decision to publish is undone on the page that follows it, %s', async (_, [width, height]) => {
  await page.viewport(width, height)
  const ad = someAd()
  const [id = 0] = await newAds(OWNER, ad)
  await planPublication(4, id)
  await signIn(4)
  await openPage('/ads/new')
  await expect.element(bar.getByText(ad.title)).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: ad.title })
  await expect.element(said).toMatchTextContent(`${words.title}: ${ad.title}`)
  const undo = page.getByRole('button', { name: words.undoOf(ad.title) })
  await undo.click()
  await expect.poll(openId).toBe(id)
  await expect.element(undo).not.toBeInTheDocument()
  expect(await statusOf(id)).toBe(10)
})

it('Z undoes the last decision to publish, and the earlier one stays planned', async () => {
  await page.viewport(...DESK)
  const [first = 0, second = 0, third = 0] = await newAds(OWNER, someAd(), someAd(), someAd())
  await planPublication(4, first)
  await planPublication(4, second)
  await openDesk(4, OWNER, third)
  await expect.poll(() => bar.getByRole('button').elements().length).toBe(2)
  focusPage()
  await press('z')
  await expect.poll(openId).toBe(second)
  expect([await statusOf(first), await statusOf(second)]).toEqual([10, 10])
  await expect.poll(() => bar.getByRole('button').elements().length).toBe(1)
  await bar.getByRole('button').click()
  await expect.poll(openId).toBe(first)
})

it('a publication that takes effect goes from the bar', async () => {
  await page.viewport(...DESK)
  const ad = someAd()
  const [id = 0] = await newAds(OWNER, ad)
  await openDesk(4, OWNER, id)
  await desk.publish.click()
  await expect.poll(openId).not.toBe(id)
  const undo = page.getByRole('button', { name: words.undoOf(ad.title) })
  await expect.element(undo).toBeVisible()
  await expect.poll(() => statusOf(id)).toBe(31)
  await expect.element(undo).not.toBeInTheDocument()
})
