import { adStatusLabel } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { editor, openEditor, writeAd } from '../../../testing/ad-editor.ts'
import { someAd } from '../../../testing/ads.ts'
import { answerWith } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { handedInWords } from './handed-in-words.ts'
import { editorWords } from './words.ts'

const words = handedInWords.ru

it('the end says what happens to the ad, and leads to it and to a new one, but not back to the form', async () => {
  await answerWith(/\/api\/userBanner\/pace$/, { status: 200, json: { data: { minutes: 40 } } })
  const ad = someAd()
  await openEditor(16)
  await writeAd(ad)
  await editor.submit.click()
  await expect.poll(address).toMatch(/^\/ads\/create\/sent\?ad=\d+$/)
  const [, id] = address().split('=')
  const end = page.getByRole('dialog', { name: words.title })
  await expect.element(end.getByRole('heading', { name: words.sent })).toBeVisible()
  await expect.element(end.getByText(words.next(40))).toBeVisible()
  await expect.element(end.getByText(adStatusLabel(10, 'owner', 'ru'), { exact: true })).toBeVisible()
  await expect.element(end.getByRole('link', { name: ad.title })).toHaveAttribute('href', `/ads/${id}/view`)
  history.back()
  await expect.element(end).not.toBeInTheDocument()
  expect(address()).not.toBe('/ads/create/where')

  await openPage(`/ads/create/sent?ad=${id}`)
  await end.getByRole('link', { name: words.another }).click()
  await expect.poll(address).toBe('/ads/create')
  await expect.element(editor.title).toHaveValue('')
})

it('a tenant chooses the boutique by its plate', async () => {
  await signIn(1)
  await openPage('/ads/create/where')
  const rooms = page.getByRole('group', { name: editorWords.ru.rooms })
  const first = rooms.getByRole('checkbox').first()
  await expect.element(first).toBeInTheDocument()
  const plate = rooms.element().querySelector<HTMLElement>('[data-slot=plate]')
  const number = [...(plate?.querySelectorAll('[aria-hidden]') ?? [])].at(-1)?.textContent?.match(/\d+/)?.[0]
  await expect.element(first).toHaveAccessibleName(new RegExp(`^${number}, .+`))
  const before = (first.element() as HTMLInputElement).checked
  if (plate) await page.elementLocator(plate).click()
  await expect.poll(() => (first.element() as HTMLInputElement).checked).toBe(!before)
})
