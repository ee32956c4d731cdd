import { adReasonLabel } from '@sauda/sdk/ads'
import { money } from '@sauda/sdk/language'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { change, handIn, someAd, stateOf } from '../../../testing/ads.ts'
import {
  DESK,
  desk,
  focusPage,
  letIn,
  newAds,
  openDesk,
  openId,
  PHONE,
  press,
} from '../../../testing/desk.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { call, callAs, signIn } from '../../../testing/people.ts'
import { adActWords } from '../ad-actions/words.ts'
import { flagWords } from './flag-words.ts'
import { moderationWords } from './words.ts'

const words = moderationWords.ru
const acts = adActWords.ru
const flags = flagWords.ru
const { queue } = desk

/** Far below the price of any part. */
const CHEAP = 100

beforeEach(() => page.viewport(...DESK))

const open = () => queue.query()?.querySelector('ol [aria-current]') ?? null
const filterOf = (filter: keyof typeof words.queue.filters) =>
  queue.getByRole('link', { name: words.queue.filters[filter], exact: false }).first()
const countOf = (filter: keyof typeof words.queue.filters) =>
  Number(filterOf(filter).element().textContent?.replace(/\D/g, ''))

it('the queue stands beside an ad, and its counts make up the whole', async () => {
  const [id = 0] = await newAds(31, someAd())
  await letIn(3, id)
  await change(id, { ...someAd(), price: '52 000' })
  await signIn(3)
  await openPage(`/ads/${id}/confirm?queue=changed`)
  await expect.element(queue).toBeVisible()
  expect(open()?.getAttribute('href')).toBe(`/ads/${id}/confirm?queue=changed`)
  expect(open()?.closest('li')?.textContent).toContain(words.queue.entries.changed)
  await expect.element(filterOf('new')).toBeVisible()
  expect(countOf('new') + countOf('changed') + countOf('returned')).toBe(countOf('all'))

  // Another filter shows other ads beside the same one.
  await filterOf('new').click()
  await expect.poll(address).toBe(`/ads/${id}/confirm?queue=new`)
  await expect.poll(open).toBeNull()
  await expect.element(queue).toBeVisible()
  expect(queue.getByRole('listitem').filter({ hasText: words.queue.entries.changed }).query()).toBeNull()
  await filterOf('all').click()
  await expect.poll(address).toBe(`/ads/${id}/confirm`)
  // The ad stands in its place, however many wait longer.
  await expect.poll(() => open()?.getAttribute('href')).toBe(`/ads/${id}/confirm`)
})

it('the list leads to the first ad of the queue, which J and K walk through', async () => {
  await newAds(31, someAd(), someAd())
  await signIn(3)
  await openPage('/ads/new')
  const start = page.getByRole('navigation', { name: words.queue.begin })
  await start.getByRole('link', { name: words.queue.filters.all, exact: false }).click()
  await expect.poll(openId).toBeGreaterThan(0)
  const first = openId()
  const [place = ''] = words.place(1, 0).split('0')
  await expect.element(page.getByText(new RegExp(`^${place}\\d+$`))).toBeVisible()
  await press('j')
  await expect.poll(openId).not.toBe(first)
  // The next page handles keys once it is shown.
  await expect.poll(() => open()?.getAttribute('href')).toBe(address())
  await press('k')
  await expect.poll(openId).toBe(first)
})

it('a digit chooses a reason and Enter sends the ad back', async () => {
  const ad = someAd()
  const [id = 0] = await newAds(31, ad)
  await openDesk(3, 31, id)
  await expect.element(desk.comment).not.toBeInTheDocument()
  await press('3')
  await expect.element(desk.reason('price')).toBeChecked()
  const asked = (desk.comment.element() as HTMLTextAreaElement).value
  expect(asked).not.toBe('')
  // Another digit chooses another reason with its text; a digit without a reason does nothing.
  await press('1')
  await expect.element(desk.reason('photos')).toBeChecked()
  await expect.element(desk.comment).not.toHaveValue(asked)
  await press('9')
  await expect.element(desk.reason('photos')).toBeChecked()
  // What is written stays with another reason, and digits are letters in it.
  await desk.comment.fill('Снимите при дневном свете, 3')
  await desk.comment.click()
  await press('{End}4')
  await expect.element(desk.comment).toHaveValue('Снимите при дневном свете, 34')
  desk.reason('photos').element().focus()
  await press('3')
  await expect.element(desk.reason('price')).toBeChecked()
  await expect.element(desk.comment).toHaveValue('Снимите при дневном свете, 34')
  await press('{Enter}')
  const sentBack = { status: 20, remark: { reason: 'price', comment: 'Снимите при дневном свете, 34' } }
  await expect.poll(() => stateOf(id)).toMatchObject(sentBack)
  await expect.poll(openId).not.toBe(id)
})

it('R asks for a reason, and sends the ad back once one is chosen', async () => {
  const id = await openDesk(3, 31)
  // One way back stands below the reasons: it asks for a reason, or sends the one that is chosen.
  await expect.element(desk.askBack).toHaveAttribute('aria-keyshortcuts', 'R')
  await expect.element(desk.sendBack).not.toBeInTheDocument()
  await press('r')
  await expect.element(desk.dialog).toBeVisible()
  await press('{Escape}')
  await expect.element(desk.dialog).not.toBeInTheDocument()
  expect(await stateOf(id)).toMatchObject({ status: 10 })
  await press('3')
  await expect.element(desk.reason('price')).toBeChecked()
  await expect.element(desk.askBack).not.toBeInTheDocument()
  await expect.element(desk.sendBack).toHaveAttribute('aria-keyshortcuts', 'R')
  // In the comment it is a letter.
  await desk.comment.fill('Цена за пару')
  await desk.comment.click()
  await press('{End}r')
  await expect.element(desk.comment).toHaveValue('Цена за паруr')
  desk.reason('price').element().focus()
  await press('r')
  const sentBack = { status: 20, remark: { reason: 'price', comment: 'Цена за паруr' } }
  await expect.poll(() => stateOf(id)).toMatchObject(sentBack)
  await expect.poll(openId).not.toBe(id)
  await expect.element(desk.dialog).not.toBeInTheDocument()
})

it('what is typed in the dialog is in the form beside, and the other way round', async () => {
  const id = await openDesk(3, 31)
  await press('3')
  await expect.element(desk.reason('price')).toBeChecked()
  const asked = (desk.comment.element() as HTMLTextAreaElement).value
  // On a narrow screen the dialog takes the place of the form.
  await page.viewport(...PHONE)
  await desk.askBack.click()
  await expect.element(desk.dialog.getByRole('radio', { name: adReasonLabel('price', 'ru') })).toBeChecked()
  await expect.element(desk.commentOfDialog).toHaveValue(asked)
  await desk.commentOfDialog.fill('За пару или за одну?')
  await press('{Escape}')
  await expect.element(desk.dialog).not.toBeInTheDocument()
  await page.viewport(...DESK)
  await expect.element(desk.reason('price')).toBeChecked()
  await expect.element(desk.comment).toHaveValue('За пару или за одну?')
  await desk.sendBack.click()
  const sentBack = { status: 20, remark: { reason: 'price', comment: 'За пару или за одну?' } }
  await expect.poll(() => stateOf(id)).toMatchObject(sentBack)
  await expect.poll(openId).not.toBe(id)
})

it('an ad is sent back by keyboard alone, and letters are letters in its comment', async () => {
  const id = await openDesk(2, 31)
  const help = page.getByRole('dialog', { name: words.keysTitle })
  await press('?')
  await expect.element(help).toBeVisible()
  await press('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await press('r')
  const question = page.getByRole('dialog', { name: acts.asks.needEdits })
  await expect.element(question).toBeVisible()
  question.getByRole('radio').first().element().focus()
  await press(' ')
  const comment = desk.commentOfDialog
  while (document.activeElement !== comment.element()) await press('{Tab}')
  await press('{End} perf')
  await expect.poll(() => (comment.element() as HTMLTextAreaElement).value).toMatch(/ perf$/)
  await press('{Tab}{Tab}{Enter}')
  await expect.poll(async () => (await stateOf(id)).status).toBe(20)
  await expect.poll(openId).not.toBe(id)
})

// It hands in many ads.
it('a price far from its like is drawn on a scale, beside the digit of its reason', {
  timeout: 180_000,
}, async () => {
  const { id, like, count } = await withFarPrice()
  await openDesk(3, 32, id)
  const flag = page
    .getByRole('region', { name: flags.title })
    .getByRole('listitem')
    .filter({ hasText: flags.cheap(Math.floor(like.typical / CHEAP)) })
  await expect.element(flag).toBeVisible()
  // The queue counts it in the row of the ad.
  const row = open()?.closest('li')
  if (!row) throw new Error('The ad is not in its queue.')
  const found = page.elementLocator(row).getByRole('img', { name: flags.found(count), exact: true })
  await expect.element(found).toMatchTextContent(`${count}`)
  const [price, low, high] = [CHEAP, like.low, like.high].map((sum) => `${money(sum, 'ru')}`)
  const scale = flag.getByRole('img', { name: flags.scale(`${price}`, `${low}`, `${high}`), exact: true })
  await expect.element(scale).toBeVisible()
  expect(flag.element().textContent).toContain(flags.like(`${low}`, `${high}`, like.ads))
  // The point of the price is left of the band of its like.
  const [band, point] = [...scale.element().querySelectorAll('span')].map((part) =>
    part.getBoundingClientRect(),
  )
  expect(point?.right).toBeLessThan(band?.left ?? 0)

  const digit = flag.element().querySelector('kbd')?.textContent ?? ''
  const reason = page.getByRole('radio', { name: adReasonLabel('price', 'ru'), exact: true })
  await expect.element(reason).toHaveAttribute('aria-keyshortcuts', digit)
  expect(reason.element().closest('label')?.querySelector('kbd')?.textContent).toBe(digit)
  await press(digit)
  await expect.element(reason).toBeChecked()
})

type Far = { typical: number; low: number; high: number; ads: number }
type Flags = { flags: { far_price: Far | null; many_ads: number | null } }

/** Hands in an ad of a part that many others sell, for next to nothing. */
async function withFarPrice(): Promise<{ id: number; like: Far; count: number }> {
  await signIn(5, 32)
  const parts = await call<{ items: { id: number }[] }>('/api/dictionarySparePart/list')
  for (const part of parts.items) {
    const ad = { ...someAd(), kind: 'part', condition: 'new', spare_part_id: `${part.id}`, price: `${CHEAP}` }
    const { id } = await handIn(ad)
    const { flags } = await callAs<Flags>([3], `/api/userBanner/moderation/${id}`)
    // The search for such a part may have handed in more ads than are usual in a day.
    if (flags.far_price) return { id, like: flags.far_price, count: flags.many_ads === null ? 1 : 2 }
  }
  throw new Error('The demo has no part that many sell.')
}

it('on a phone an ad has its neighbours, and the queue is a strip that is scrolled to it', async () => {
  await newAds(31, someAd(), someAd())
  await page.viewport(...PHONE)
  await signIn(4)
  await openPage('/ads/new')
  const start = page.getByRole('navigation', { name: words.queue.begin })
  await start.getByRole('link', { name: words.queue.filters.new, exact: false }).click()
  await expect.poll(address).toMatch(/\/confirm\?queue=new$/)
  const first = openId()
  // The address changes before the page does.
  await expect.element(queue).toBeVisible()
  await expect.poll(open).not.toBeNull()
  await expect.element(page.elementLocator(open() ?? document.body)).toBeInViewport()
  await desk.next.click()
  await expect.poll(openId).not.toBe(first)
  await desk.previous.click()
  await expect.poll(openId).toBe(first)
})

it('a laptop shows the button that sends back, and the focus is never behind it', async () => {
  const [id = 0] = await newAds(31, someAd())
  for (const [width, height] of [[1280, 720] as const, [1366, 650] as const]) {
    await page.viewport(width, height)
    await openDesk(3, 31, id)
    await press('3')
    await expect.element(desk.reason('price')).toHaveFocus()
    await expect.element(desk.sendBack).toBeInViewport({ ratio: 1 })
    await press('{Tab}')
    await expect.element(desk.comment).toHaveFocus()
    await expect.element(desk.comment).toBeInViewport({ ratio: 1 })
    await expect.element(desk.sendBack).toBeInViewport({ ratio: 1 })
    const remove = page.getByRole('link', { name: acts.names.delete, exact: true })
    remove.element().focus()
    await expect.element(remove).toBeInViewport()
    focusPage()
    await desk.heading.click()
  }
})
