import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { someAd, stateOf } from '../../../testing/ads.ts'
import { letIn, newAds } from '../../../testing/desk.ts'
import { untilLive } from '../../../testing/live.ts'
import { handInElsewhere } from '../../../testing/news.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { adListWords } from './words.ts'

const words = adListWords.ru
const said = (text: string) => page.getByText(text, { exact: false })

it('a publication of several ads has a result for each, which stays when the list changes', async () => {
  const [one, other, third] = [someAd(), someAd(), someAd()]
  const mark = one.title.split(' ').at(-1) ?? ''
  const ids = await newAds(37, one, { ...other, title: `${other.title} ${mark}` })
  await signIn(4)
  await openPage('/ads/new')
  await untilLive()
  await page.getByRole('searchbox', { name: words.search }).fill(mark)
  await page.getByRole('button', { name: words.find }).click()
  await expect.element(said(words.found(2))).toBeVisible()
  await page.getByRole('checkbox', { name: words.selectAll }).click()
  // A colleague decides one of them first.
  await letIn(3, ids[0] ?? 0)
  await page.getByRole('button', { name: words.bulkActions.publish }).click()
  await expect.element(said(words.done.publish(1))).toBeVisible()
  await expect.element(said(words.notDone(1))).toBeVisible()
  for (const id of ids) expect(await stateOf(id)).toMatchObject({ status: 31 })
  // Another ad comes into the list, which is loaded again; the results stay.
  await handInElsewhere(37, { ...third, title: `${third.title} ${mark}` })
  await expect.element(said(words.found(1))).toBeVisible()
  await expect.element(said(words.notDone(1))).toBeVisible()
})
