import { errorText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, editor, openEditor, pictureOfEnd, STAGE, writeAd } from '../../../testing/ad-editor.ts'
import { someAd, type WrittenAd } from '../../../testing/ads.ts'
import { containing } from '../../../testing/containing.ts'
import { answerWith, loseAnswers, sentTo } from '../../../testing/network.ts'
import { address, openPage, reloadPage, untilIdle } from '../../../testing/open-page.tsx'
import { endSession, signIn, signInOf } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { signInWords } from '../people/sign-in-words.ts'
import { editorWords } from './words.ts'

const words = editorWords.ru
const photo = await photoFile('fara.png', [160, 60, 40])
const CREATE = /\/api\/userBanner\/create$/
const SENT = /^\/ads\/create\/sent\?ad=\d+$/

/** Number of the person's ads with the title. */
async function ownAds({ title }: WrittenAd): Promise<number> {
  await openPage('/profile')
  await page.getByRole('link', { name: title, exact: false }).first().findElement()
  return page.getByRole('link', { name: title, exact: false }).elements().length
}

/** Signs in by the form, which must be open. */
async function signInByForm(person: number): Promise<void> {
  const { login, password } = await signInOf(5, person)
  await page.getByRole('textbox', { name: signInWords.ru.login, exact: false }).fill(login)
  await page.getByLabelText(signInWords.ru.password, { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
}

/** Hands an ad in and loses all answers of the portal, except the first `after`; returns the ad and what ends that. */
async function handInForNothing(person: number, after = 0) {
  const ad = someAd()
  await openEditor(person)
  await choose(photo)
  await expect.element(editor.remove(photo.name)).toBeVisible()
  await writeAd(ad)
  const find = await loseAnswers('*/api/userBanner/create', { after })
  await editor.submit.click()
  await expect.element(page.getByRole('heading', { name: words.unfinished })).toBeVisible()
  await expect.element(page.getByText(words.lost, { exact: false })).toBeVisible()
  return { ad, find }
}

it('an ad whose answer was lost is created once, even after a reload and another attempt', async () => {
  const { ad, find } = await handInForNothing(15)
  await find()
  await reloadPage()
  await expect.element(editor.phone).toHaveValue(ad.phone)
  await editor.submit.dblClick()
  await expect.poll(address).toMatch(SENT)
  expect(await ownAds(ad)).toBe(1)
})

it('an ad whose uploaded photos are gone is sent with its files, and again so after its answer was lost', async () => {
  await answerWith(STAGE, { status: 200, json: { data: { key: '1'.padStart(20, '0') } } })
  const { ad, find } = await handInForNothing(15, 1)
  await find()
  expect(await sentTo(STAGE)).toHaveLength(1)
  await reloadPage()
  await expect.element(editor.phone).toHaveValue(ad.phone)
  await editor.submit.click()
  await expect.poll(address).toMatch(SENT)
  expect(await sentTo(STAGE)).toHaveLength(1)
  await expect.poll(pictureOfEnd).toContain('/api/photo/')
  expect(await ownAds(ad)).toBe(1)
})

it('an ad that was changed after its answer was lost is not taken for the first', async () => {
  const { ad, find } = await handInForNothing(15)
  await find()
  await editor.phone.fill('+7 702 111 22 33')
  await editor.submit.click()
  await expect
    .element(page.getByText(errorText('idempotency_conflict', 'ru'), { exact: false }))
    .toBeVisible()
  await expect.element(editor.phone).toHaveValue('+7 702 111 22 33')
  await editor.submit.click()
  await expect.poll(address).toMatch(SENT)
  expect(await ownAds(ad)).toBe(2)
})

it('an ad that is handed in after the session has ended is there after a new sign-in, and goes', async () => {
  const ad = someAd()
  await openEditor(15)
  await choose(photo)
  await writeAd(ad)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await endSession()
  await editor.submit.click()
  await editor.signIn.click()
  await signInByForm(15)
  await expect.poll(address).toBe('/ads/create/where')
  await expect.element(editor.phone).toHaveValue(ad.phone)
  await editor.submit.click()
  await expect.element(page.getByRole('link', { name: ad.title })).toBeVisible()
  expect((await sentTo(CREATE)).map(({ end }) => end)).toEqual([401, 200])
})

it('an ad is not handed in for a person who has signed in meanwhile, and keeps its text', async () => {
  const ad = someAd()
  await openEditor(15)
  await writeAd(ad)
  await signIn(2)
  await editor.submit.click()
  await expect.element(page.getByText(errorText('another_person', 'ru'), { exact: false })).toBeVisible()
  await expect.element(editor.phone).toHaveValue(ad.phone)
  await signIn(5, 15)
  await editor.submit.click()
  await expect.poll(address).toMatch(SENT)
  expect(await ownAds(ad)).toBe(1)
})

it('an upload after the session has ended leads to a new sign-in, and goes on after it', async () => {
  const { title } = someAd()
  await openEditor(15)
  await editor.title.fill(title)
  await endSession()
  await choose(photo)
  await expect
    .element(editor.photos.getByRole('alert'))
    .toMatchTextContent(containing(words.photos.signedOut))
  await expect.element(editor.retry(photo.name)).not.toBeInTheDocument()
  await editor.signIn.click()
  await expect.poll(address).toMatch(/^\/login\?next=/)
  await signInByForm(15)
  await expect.poll(address).toBe('/ads/create')
  await untilIdle()
  await expect.element(editor.title).toHaveValue(title)
  await expect.element(editor.remove(photo.name)).toBeVisible()
  await expect.poll(async () => (await sentTo(STAGE)).map(({ end }) => end)).toEqual([401, 200])
  await expect.element(page.getByText(words.photos.signedOut, { exact: false })).not.toBeInTheDocument()
})
