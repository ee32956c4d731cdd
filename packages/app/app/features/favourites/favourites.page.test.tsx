import type { User } from '@sauda/sdk/access'
import type { AdCard } from '@sauda/sdk/ads'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { answerWith, holdBack, lose, sentTo } from '../../../testing/network.ts'
import { openPage, reloadPage } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { heartWords } from '../hearts/heart-words.ts'
import { KEPT_FAVOURITES, readKept } from '../hearts/kept-favourites.ts'
import { sendingWords } from '../hearts/sending-words.ts'
import { favouriteListWords } from './list-words.ts'

const { ru: words } = heartWords
const { ru: list } = favouriteListWords
const { ru: sending } = sendingWords
/** A person of the demo centre that only these tests use. */
const BUYER = 34

const some = async (count: number) =>
  (await call<{ items: AdCard[] }>('/api/userBanner/pagination', { list: 'catalogue', limit: count })).items
const me = async () => {
  const user = await call<User | null>('/api/session/me')
  if (!user) throw new Error('nobody is signed in')
  return user
}
const saved = async () => (await me()).favourites
const heartOf = ({ title }: AdCard) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words.save(title) })
    .first()
const counter = (count: number) =>
  page.getByRole('link', {
    name: count > 0 ? words.favouritesOf(String(count)) : words.favourites,
    exact: true,
  })
const PATH = /\/api\/userFavorite\/(add|remove)/
const signInEmpty = async () => {
  await signIn(5, BUYER)
  const { id, favourites } = await me()
  for (const ad of favourites) await call('/api/userFavorite/remove', { user_id: id, user_banner_id: ad })
  return id
}
let ads: AdCard[]
beforeEach(async () => {
  ads = await some(3)
})
const [first, second] = [() => ads[0] as AdCard, () => ads[1] as AdCard]

it('a heart fills at once, is counted in the header, and is sent a breath later', async () => {
  await signInEmpty()
  await openPage('/ads')
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'false')
  const go = await holdBack(PATH)
  await heartOf(first()).click()
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heartOf(first())).toHaveFocus()
  await expect.element(counter(1)).toBeVisible()
  await go()
  await expect.poll(saved).toEqual([first().id])
  await reloadPage()
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heartOf(second())).toHaveAttribute('aria-pressed', 'false')
})

it('on and off in one breath sends nothing', async () => {
  await signInEmpty()
  const before = await sentTo(PATH)
  await openPage('/ads')
  await expect.element(heartOf(first())).toBeVisible()
  const heart = heartOf(first()).element()
  for (let n = 0; n < 2; n++) if (heart instanceof HTMLElement) heart.click()
  await expect.element(counter(0)).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await sentTo(PATH)).toHaveLength(before.length)
  expect(await saved()).toEqual([])
})

it('goes back with a message when it is refused, and once more is enough', async () => {
  await signInEmpty()
  await openPage('/ads')
  const found = await lose(PATH)
  await heartOf(first()).click()
  await expect.element(page.getByText(sending.refused('').trim(), { exact: false })).toBeVisible()
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'false')
  await expect.element(counter(0)).toBeVisible()
  await found()
  await page.getByRole('button', { name: words.again }).click()
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(saved).toEqual([first().id])
})

it('says what to do when there are 500 already', async () => {
  await signInEmpty()
  await openPage('/ads')
  const full = { message: 'x', code: 'favourites_full', request_id: 'x' }
  await answerWith(PATH, { status: 409, json: full })
  await heartOf(first()).click()
  await expect.element(page.getByText('В избранном уже 500 объявлений', { exact: false })).toBeVisible()
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'false')
})

it('of a guest stays in the browser, and is told once', async () => {
  await openPage('/ads')
  await heartOf(first()).click()
  await expect.element(page.getByText(sending.kept)).toBeVisible()
  await heartOf(second()).click()
  await expect.element(counter(2)).toBeVisible()
  expect(readKept().map((one) => [one.user_banner_id, one.saved_price])).toEqual([
    [second().id, second().price],
    [first().id, first().price],
  ])
  expect(await sentTo(PATH)).toEqual([])
  await reloadPage()
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'true')
  await expect.element(counter(2)).toBeVisible()
})

it('of a guest follows another tab', async () => {
  await openPage('/ads')
  await expect.element(counter(0)).toBeVisible()
  const kept = [{ user_banner_id: first().id, saved_at: new Date().toISOString(), saved_price: 1 }]
  localStorage.setItem(KEPT_FAVOURITES, JSON.stringify(kept))
  dispatchEvent(new StorageEvent('storage', { key: KEPT_FAVOURITES }))
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'true')
  await expect.element(counter(1)).toBeVisible()
})

it('of a guest is refused beyond 100, and nothing is lost', async () => {
  const kept = Array.from({ length: 100 }, (_, n) => ({
    user_banner_id: 900_000 + n,
    saved_at: new Date().toISOString(),
    saved_price: null,
  }))
  localStorage.setItem(KEPT_FAVOURITES, JSON.stringify(kept))
  await openPage('/ads')
  await heartOf(first()).click()
  await expect.element(page.getByText(sending.full(100))).toBeVisible()
  await expect.element(heartOf(first())).toHaveAttribute('aria-pressed', 'false')
  expect(readKept()).toHaveLength(100)
})

it.each(['nonsense', '{"a":1}', '[{"user_banner_id":"7"}]', '[null]'])(
  'a storage with %s is empty',
  async (text) => {
    localStorage.setItem(KEPT_FAVOURITES, text)
    await openPage('/ads')
    await heartOf(first()).click()
    await expect.element(counter(1)).toBeVisible()
    expect(readKept()).toHaveLength(1)
  },
)

it('what a guest has kept joins the favourites after a sign-in, and leaves the browser after the answer alone', async () => {
  const id = await signInEmpty()
  await call('/api/userFavorite/add', { user_id: id, user_banner_id: second().id })
  const old = new Date(Date.now() - 9 * 86_400_000).toISOString()
  const kept = [
    { user_banner_id: first().id, saved_at: old, saved_price: 77 },
    { user_banner_id: second().id, saved_at: old, saved_price: 88 },
    { user_banner_id: 999_999_999, saved_at: old, saved_price: null },
  ]
  localStorage.setItem(KEPT_FAVOURITES, JSON.stringify(kept))
  const found = await lose(/userFavorite\/merge/)
  await openPage('/ads')
  await expect.element(counter(1)).toBeVisible()
  await expect.poll(() => sentTo(/userFavorite\/merge/)).toHaveLength(1)
  expect(readKept()).toHaveLength(3)
  await found()
  await reloadPage()
  await expect.element(counter(2)).toBeVisible()
  await expect.element(page.getByText(sending.merged('1'), { exact: false })).toBeVisible()
  expect(readKept()).toEqual([])
  const all = await call<{ items: { ad: { id: number }; saved_price: number }[] }>('/api/userFavorite/all', {
    user_id: id,
  })
  expect(new Map(all.items.map((one) => [one.ad.id, one.saved_price]))).toEqual(
    new Map([
      [first().id, 77],
      [second().id, 88],
    ]),
  )
})

it('the modal of the header has what a guest has kept, removes it and puts it back', async () => {
  await openPage('/ads')
  await heartOf(first()).click()
  await heartOf(second()).click()
  await counter(2).click()
  const dialog = page.getByRole('dialog', { name: list.title })
  await expect.element(dialog.getByRole('link', { name: first().title })).toBeVisible()
  await expect.element(dialog).toMatchTextContent(list.guest)
  const kept = readKept()
  const heart = dialog.getByRole('button', { name: words.save(first().title) })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  expect(readKept().map((one) => one.user_banner_id)).toEqual([second().id])
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(readKept()).toEqual(expect.arrayContaining(kept))
})

it('the modal says that its list did not come, and tries again', async () => {
  await signInEmpty()
  await openPage('/ads')
  const found = await lose(/userFavorite\/pagination/)
  await counter(0).click()
  const dialog = page.getByRole('dialog', { name: list.title })
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(list.failed)
  await found()
  await dialog.getByRole('button', { name: list.retry }).click()
  await expect.element(dialog).toMatchTextContent(list.empty)
})

it('the page removes a favourite at once and sends it when it can no longer be taken back', async () => {
  const id = await signInEmpty()
  for (const ad of ads) await call('/api/userFavorite/add', { user_id: id, user_banner_id: ad.id })
  const before = await sentTo(PATH)
  await openPage('/profile/favorites')
  const row = page.getByRole('link', { name: first().title, exact: true })
  await expect.element(row).toBeVisible()
  await heartOf(first()).click()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(counter(2)).toBeVisible()
  await page.getByRole('button', { name: words.back }).click()
  await expect.element(row).toBeVisible()
  await expect.element(counter(3)).toBeVisible()
  expect(await sentTo(PATH)).toHaveLength(before.length)
  await heartOf(second()).click()
  await expect.poll(saved, { timeout: 10_000 }).toHaveLength(2)
  expect(await saved()).not.toContain(second().id)
})
