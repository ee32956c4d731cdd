import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { someAd } from '../../../testing/ads.ts'
import { untilLive } from '../../../testing/live.ts'
import { handInElsewhere } from '../../../testing/news.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { call, callAs, signIn } from '../../../testing/people.ts'
import { queueTabsWords } from '../site/queue-tabs-words.ts'
import { listWords } from './list-words.ts'
import { inboxWords } from './words.ts'

const PERSON = 32
const main = page.getByRole('main')
const list = listWords.ru

const rows = () => [...document.querySelectorAll('main [data-slot=notification-item]')]
const toasts = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent)

it('gives staff their queue as a number, and notifications of what tenants do', async () => {
  const ad = someAd()
  await signIn(3)
  const { id: me } = await call<{ id: number }>('/api/session/me')
  await openPage('/notifications')
  await untilLive()
  // Whose document it was.
  await expect.poll(() => rows()[0]?.textContent).toMatch(/(ТОО|ИП|ЖШС) /)
  const queue = main
    .getByRole('navigation', { name: list.queues })
    .getByRole('link', { name: list.tallies.waiting, exact: false })
  await expect.element(queue).toMatchTextContent(/\d/)
  await handInElsewhere(PERSON, ad)
  await expect.poll(toasts).toContainEqual(expect.stringContaining(ad.title))
  expect(rows().filter(({ textContent }) => textContent.includes(ad.title))).toEqual([])

  // One number everywhere. Other tests may change it meanwhile, so it is compared until it agrees.
  const tab = page
    .getByRole('navigation', { name: queueTabsWords.ru.staff })
    .getByRole('link', { name: queueTabsWords.ru.moderation, exact: false })
  const shown = [queue, tab].map((link) => () => /\d+/.exec(link.element().textContent)?.[0])
  await expect
    .poll(async () => {
      const waiting = String(await call(`/api/userBanner/count/${me}`))
      return shown.map((numberOf) => numberOf() === waiting)
    })
    .toEqual([true, true])

  const bell = page.getByRole('banner').getByRole('link', { name: inboxWords.ru.title, exact: false })
  await bell.click()
  const modal = page.getByRole('dialog', { name: inboxWords.ru.title })
  await expect.element(modal).toBeVisible()
  const link = modal
    .getByRole('link')
    .elements()
    .find((it) => it.getAttribute('href') === '/ads/new')
  if (!link) throw new Error('The dialog has no link to the queue.')
  await page.elementLocator(link).click()
  await expect.poll(address).toBe('/ads/new')
})

it('shows in the queue what comes, and no longer what has gone', async () => {
  const [ad, other] = [someAd(), someAd()]
  await signIn(3)
  const id = await handInElsewhere(PERSON, ad)
  const mark = ({ title }: typeof ad) => `/ads/new?q=${encodeURIComponent(title.slice(-8))}`
  const rowOf = ({ title }: typeof ad) => main.getByRole('link', { name: title }).first()
  await openPage(mark(ad))
  await untilLive()
  await expect.element(rowOf(ad)).toBeVisible()
  await callAs([4], `/api/userBanner/publish/${id}`, {})
  await expect.poll(() => rowOf(ad).query()).toBeNull()

  await openPage(mark(other))
  await untilLive()
  expect(rowOf(other).query()).toBeNull()
  await handInElsewhere(PERSON, other)
  await expect.element(rowOf(other)).toBeVisible()
})
